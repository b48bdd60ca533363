/** A stage for tests, with functions that note what they were called with. */

import type { Stage } from '../room';
import { position } from './sample.fixture';
import type { View } from './view';

export function stageWith(rest: Partial<Stage<View>> = {}): Stage<View> {
  const nothing = (): void => {};
  return {
    game: 'feurio',
    view: position(),
    seats: [],
    eyes: 3,
    moves: [],
    staged: null,
    preview: null,
    recent: [],
    hints: [],
    pointed: [],
    refused: null,
    stage: nothing,
    play: nothing,
    confirm: nothing,
    why: nothing,
    announce: nothing,
    ...rest,
  };
}

/** A stage that writes down what was asked of it: `stage s1,-1`, `confirm`. */
export function listening(rest: Partial<Stage<View>> = {}): { stage: Stage<View>; heard: string[] } {
  const heard: string[] = [];
  const stage = stageWith({
    stage: (move) => void heard.push(`stage ${move}`),
    play: (move) => void heard.push(`play ${move}`),
    confirm: () => void heard.push('confirm'),
    why: (move) => void heard.push(`why ${move}`),
    ...rest,
  });
  return { stage, heard };
}
