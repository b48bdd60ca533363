/** The components of Fire & Water at the table. */

import type { TableClient } from '../room';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { points } from './compared';
import { acts } from './happened';
import { KEYS } from './keys';
import { caption, forcedName, placeOf } from './names';
import Picture from './Picture.svelte';
import Scores from './Scores.svelte';
import { spoken } from './spoken';
import { ask, stepOf } from './steps';
import Supply from './Supply.svelte';
import Switches from './Switches.svelte';
import Tally from './Tally.svelte';
import './theme.css';
import Tools from './Tools.svelte';
import type { View } from './view';

export const table: TableClient<View> = {
  Board,
  Tools,
  Acts,
  Scores,
  Tally,
  Switches,
  Supply,
  Picture,
  caption,
  points,
  ask,
  step: stepOf,
  spoken,
  place: placeOf,
  acts,
  forced: forcedName,
  keys: KEYS,
  finale: async () => (await import('./finale')).finale,
  coach: async () => (await import('./coach')).coach,
};
