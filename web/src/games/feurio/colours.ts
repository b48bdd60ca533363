/** The colours of the seats. */

import type { Seat } from '../../protocol';
import { COLOURS, usualColours, type Colour } from '../marks';

/** F-6: a single player has all four colours, two players have two each. */
export function colours(players: number, seat: Seat): Colour[] {
  if (players === 1) return [...COLOURS];
  return players === 2 ? COLOURS.slice(2 * seat, 2 * seat + 2) : usualColours(players, seat);
}
