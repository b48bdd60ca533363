/** The lesson: the worked example of the rules, played by the learner for all four crews. */

import type { Lesson, Step } from '../lesson';
import { message } from './names';

const FIRST_ROUND = 's2,0 d0,1:green:1 s0,2 d0,1:blue:1 s-1,1 d1,0:yellow:2 s1,-1 d1,-1:red:1'.split(' ');
const SECOND_ROUND = 's2,-1 d0,2:green:1 s-1,2 d1,1:blue:2 s0,-1 d-1,1:yellow:1 s-1,0 d2,-1:red:1'.split(' ');
const THIRD_ROUND = 's1,-2 d-1,2:green:1 s2,-2 d2,0:blue:1 s2,-3 d-1,2:yellow:1 s3,-3 d-1,0:red:1'.split(' ');
const FOURTH_ROUND = 's3,-2 - s0,-2 - s1,-3 - s2,-4'.split(' ');
const JOIN = 'd0,-1:red:1';

export const record = {
  format: 'embertide/1',
  game: 'feurio',
  players: 4,
  mode: 'competitive',
  variants: [],
  deck: '346621252541354112556',
  moves: ['a3664', ...FIRST_ROUND, ...SECOND_ROUND, ...THIRD_ROUND, ...FOURTH_ROUND, JOIN],
};

function listen(key: string, rest: Partial<Step> = {}): Step {
  return { text: message(key), moves: null, ...rest };
}

function play(key: string, move: string, rest: Partial<Step> = {}): Step {
  return { text: message(key), moves: [move], ...rest };
}

export const lesson: Lesson = {
  record,
  begin: 1,
  steps: [
    listen('web-feurio-lesson-welcome'),
    play('web-feurio-lesson-draw', 's2,0'),
    play('web-feurio-lesson-send', 'd0,1:green:1'),
    play('web-feurio-lesson-only', 's0,2'),
    play('web-feurio-lesson-edges', 'd0,1:blue:1'),
    play('web-feurio-lesson-yellow', 's-1,1'),
    play('web-feurio-lesson-fill', 'd1,0:yellow:2'),
    play('web-feurio-lesson-red', 's1,-1'),
    play('web-feurio-lesson-new', 'd1,-1:red:1'),
    listen('web-feurio-lesson-count', {
      others: [...SECOND_ROUND, ...THIRD_ROUND],
      look: ['d-1,2:green:1', 'd0,1:green:1', 'd0,2:green:1'],
    }),
    listen('web-feurio-lesson-locked', { look: ['d1,0:yellow:1'] }),
    play('web-feurio-lesson-join', JOIN, { others: FOURTH_ROUND }),
    listen('web-feurio-lesson-end'),
  ],
};
