/** The draws of a record of Feurio!, with their odds: each tile comes from the pile of those not drawn yet. */

import type { GameRecord } from '../../protocol';
import type { SealedDraw } from '../../seal/check';

const VALUES = ['1', '2', '3', '4', '5', '6'];
/** Tiles of each value in the box (F-1). */
const EACH = 6;

export function draws(record: GameRecord): SealedDraw[] {
  const pile = new Map(VALUES.map((value) => [value, EACH]));
  const deck = record['deck'];
  const whole = VALUES.length * EACH;
  if (typeof deck !== 'string' || deck.length > whole) throw new Error('not a deck');
  // A game that ended early has no result, and its deck was not drawn to the end.
  if (record['result'] && deck.length !== whole) throw new Error('not a whole deck');
  return Array.from(deck, (value) => {
    const left = [...pile].filter(([, count]) => count > 0);
    const at = left.findIndex(([kind]) => kind === value);
    if (at < 0) throw new Error(`no tile ${value} is left`);
    pile.set(value, pile.get(value)! - 1);
    return { move: `+${value}`, odds: left.map(([, count]) => count), at };
  });
}
