/** The end of a game of Fire & Water. */

import type { FinaleClient } from '../../finale';
import type { View } from '../view';
import Board from './Board.svelte';
import { count, reason, type Part } from './count';
import Sum from './Sum.svelte';

const own: FinaleClient<View, Part> = { count, Board, Sum, reason };

// It is only ever given parts of its own.
export const finale = own as unknown as FinaleClient<View>;
