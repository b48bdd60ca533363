/** The components of Feurio! at the table. */

import type { TableClient } from '../room';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { brief, points } from './compared';
import { acts } from './happened';
import Held from './Held.svelte';
import { KEYS } from './keys';
import { caption, forcedName } from './names';
import Picture from './Picture.svelte';
import { placeOf } from './places';
import Scores from './Scores.svelte';
import { repeats, seen } from './seen';
import { spoken } from './spoken';
import { ask, stepOf } from './steps';
import Supply from './Supply.svelte';
import Tally from './Tally.svelte';
import Tools from './Tools.svelte';
import type { View } from './view';

export const table: TableClient<View> = {
  Board,
  Tools,
  Held,
  Acts,
  Scores,
  Tally,
  Supply,
  Picture,
  caption,
  brief,
  points,
  ask,
  step: stepOf,
  spoken,
  place: placeOf,
  seen,
  acts,
  repeats,
  forced: forcedName,
  weighty: (move) => move.startsWith('x'),
  keys: KEYS,
  finale: async () => (await import('./finale')).finale,
  coach: async () => (await import('./coach')).coach,
};
