/** Feurio! as the table page meets it. */

import type { RoomClient } from '../room';
import Board from './Board.svelte';
import { caption } from './names';
import Picture from './Picture.svelte';
import Scores from './Scores.svelte';
import { spoken } from './spoken';
import Supply from './Supply.svelte';
import Tools from './Tools.svelte';
import type { View } from './view';

export const room: RoomClient<View> = { Board, Tools, Scores, Supply, Picture, caption, spoken };
