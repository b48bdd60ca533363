/** The end of a game of Feurio!. */

import type { FinaleClient } from '../../finale';
import type { View } from '../view';
import Board from './Board.svelte';
import { count, heading, type Part } from './count';
import Sum from './Sum.svelte';

const own: FinaleClient<View, Part> = { count, Board, Sum, heading };

// It is only ever given parts of its own.
export const finale = own as unknown as FinaleClient<View>;
