/** The lesson: thirteen moves around one corner show every kind of action. The learner is red. */

import type { Lesson, Step } from '../lesson';
import { message } from './names';

const ROWS = ['FWFWFWFW', 'WFWFWFWF', 'FWFWFWFW', 'WFWWFFWF', 'FWFFWWFW', 'WFWFWFWF', 'FWFWFWFW', 'WFWFWFWF'];

export const lesson: Lesson = {
  record: {
    format: 'embertide/1',
    game: 'firewater',
    players: 2,
    mode: 'competitive',
    variants: [],
    board: ROWS,
    stacks: [
      ['43', '21', '12', '34'],
      ['14', '32', '23', '41', '22', '13', '34'],
    ],
    moves: [
      'e:f6', 'e:e3', 'e:b3', 'm14:c3c4', 'm43:b2b1', 'm32:a3a2', 't:a1',
      'm23:b4b5', 'l:c1', 'l:g3', 'c:b3', 'm22:g5h5', 't:a2',
    ],
  },
  begin: 2,
  steps: [
    telling('web-firewater-lesson-welcome'),
    asking('web-firewater-lesson-elemental', 'e:b3'),
    { ...telling('web-firewater-lesson-influence'), others: ['m14:c3c4'], look: ['m14:c3c4'] },
    asking('web-firewater-lesson-marker', 'm43:b2b1'),
    { ...asking('web-firewater-lesson-token', 't:a1'), others: ['m32:a3a2'] },
    { ...asking('web-firewater-lesson-leader', 'l:c1'), others: ['m23:b4b5'] },
    { ...asking('web-firewater-lesson-claim', 'c:b3'), others: ['l:g3'] },
    { ...asking('web-firewater-lesson-cover', 't:a2'), others: ['m22:g5h5'] },
    telling('web-firewater-lesson-end'),
  ],
};

function telling(key: string): Step {
  return { text: message(key), moves: null };
}

function asking(key: string, move: string): Step {
  return { text: message(key), moves: [move] };
}
