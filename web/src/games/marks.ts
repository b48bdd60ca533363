/** The colours of the seats of each game: each colour has a shape of its own. */

import type { GameName, Seat } from '../protocol';

export type Colour = 'red' | 'green' | 'blue' | 'yellow';
const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];

/** Two share four colours in Feurio! (F-6); in Fire & Water two take the most unlike ones. */
export function coloursOf(game: GameName, players: number, seat: Seat): Colour[] {
  if (game === 'feurio' && players === 1) return [...COLOURS];
  if (game === 'feurio' && players === 2) return COLOURS.slice(2 * seat, 2 * seat + 2);
  if (game === 'firewater' && players === 2) return [seat === 0 ? 'red' : 'blue'];
  return [COLOURS[seat] ?? 'red'];
}
