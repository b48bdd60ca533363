/** The marks of the players: four colours, each with a shape of its own. */

import type { Seat } from '../protocol';

export type Colour = 'red' | 'green' | 'blue' | 'yellow';
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];

/** One colour a seat, in the usual order. */
export function usualColours(_players: number, seat: Seat): Colour[] {
  return [COLOURS[seat % COLOURS.length]!];
}
