/** The colours of the seats. */

import type { Seat } from '../../protocol';
import { usualColours, type Colour } from '../marks';

/** Two players have the colours with the highest contrast. */
export function colours(players: number, seat: Seat): Colour[] {
  return [colourOf(players, seat)];
}

export function colourOf(players: number, seat: Seat): Colour {
  return players === 2 && seat === 1 ? 'blue' : usualColours(players, seat)[0]!;
}
