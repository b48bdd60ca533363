/** Requests of the companion to the server about a table, and what it stores in the browser. */

import type { Place, PositionOrder } from '../protocol';
import type { AnyCompanion } from './client';
import type { Kept } from './snap';

/** The key of a game's table in the browser's storage. */
export function keyOf(game: string): string {
  return `companion-${game}`;
}

/** The payload of a request about a table. */
export function orderOf(game: string, client: AnyCompanion, { setup, snap }: Kept): PositionOrder {
  const { mode, players, variants, layout, board } = setup;
  const ground = board ? { board } : layout ? { layout } : {};
  return { game: game as PositionOrder['game'], mode, players, variants, ...ground, position: client.position(snap) };
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
    registered: false,
  };
}
