/** The lesson: the first turns of a game for two; the learner has red and green. */

import type { Lesson, Step } from '../lesson';
import { message } from './names';
import record from './lesson.record.json';

/** The first one is that of the record. */
const ANYWHERE = ['s3,-1', 's0,-1', 's0,2', 's1,2'];

export const lesson: Lesson = {
  record,
  begin: 0,
  steps: [
    listen('web-feurio-lesson-welcome'),
    play('web-feurio-lesson-heat', ['s2,-1'], { others: ['s1,-1', 'd1,-1:blue:1'] }),
    play('web-feurio-lesson-send', ['d2,-1:red:1']),
    play('web-feurio-lesson-water', ['s2,-2'], { others: ['s2,0', 'd1,0:yellow:1'] }),
    play('web-feurio-lesson-region', ['d2,-2:red:1']),
    listen('web-feurio-lesson-count', { look: ['d2,-1:red:1', 'd2,-2:red:1'] }),
    play('web-feurio-lesson-walled', ['s1,1'], { others: ['s0,1', 'd0,0:blue:1'] }),
    play('web-feurio-lesson-full', ['d1,1:red:3']),
    play('web-feurio-lesson-any', ANYWHERE, { others: ['s2,1', 'd2,1:yellow:1'] }),
    play('web-feurio-lesson-join', ['d2,0:red:1']),
    listen('web-feurio-lesson-end'),
  ],
};

function listen(key: string, rest: Partial<Step> = {}): Step {
  return { text: message(key), moves: null, ...rest };
}

function play(key: string, moves: string[], rest: Partial<Step> = {}): Step {
  return { text: message(key), moves, ...rest };
}
