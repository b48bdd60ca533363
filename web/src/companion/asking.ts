/** How the companion asks the house about a table, and what it keeps of it. */

import type { GameName, Place, PositionOrder } from '../protocol';
import type { AnyCraft } from './crafts';
import type { Kept } from './snap';

/** Under which name this browser keeps the table of a game. */
export function keyOf(game: GameName): string {
  return `companion-${game}`;
}

/** What the house is asked about a table. */
export function orderOf(game: GameName, craft: AnyCraft, { setup, snap }: Kept): PositionOrder {
  const { mode, players, variants, layout, board } = setup;
  const ground = board ? { board } : layout ? { layout } : {};
  return { game, mode, players, variants, ...ground, position: craft.position(snap) };
}

/** A seat at the real table. */
export function anybody(): Place {
  return {
    kind: 'person',
    name: null,
    level: null,
    away: false,
    present: true,
    mine: false,
    key: null,
    left: null,
    rating: null,
  };
}
