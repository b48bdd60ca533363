/** The lesson: thirteen moves around one corner show every kind of action. The learner is red. */

import type { Lesson, Step } from '../lesson';
import { message } from './names';
import record from './lesson.record.json';

export const lesson: Lesson = {
  record,
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
