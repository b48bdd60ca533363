/** What one game brings to the companion: how a move or a piece changes what lies on the table. */

import type { Component } from 'svelte';
import type { Message, Position, PositionSeen, Seat } from '../protocol';
import type { Desk } from './desk.svelte';
import type { Setup, Snap } from './snap';

export interface Offer<View> {
  view: View;
  moves: string[];
  ask: Message | null;
}

export interface Craft<View> {
  /** The table before the first piece. */
  first: (setup: Setup) => Snap;
  /** What is shown before there is enough on the table to ask the house; null if there is. */
  before: (snap: Snap, setup: Setup) => Offer<View> | null;
  /** What is shown when the house has answered. */
  during: (snap: Snap, seen: PositionSeen<View>) => Offer<View>;
  /** What may be put where if rules do not matter, with this tool and for this seat. */
  anywhere: (view: View, tool: string, seat: Seat) => Omit<Offer<View>, 'ask'>;
  /** The table after a legal move. */
  after: (snap: Snap, move: string, players: number) => Snap;
  /** The table after a piece was put, or taken away, by a tool. */
  put: (snap: Snap, move: string, tool: string, seat: Seat) => Snap;
  /** The table when it is another one's turn. */
  turnTo: (snap: Snap, seat: Seat) => Snap;
  /** Whether a move is made by pointing at it, without a yes. */
  atOnce: (move: string, free: boolean) => boolean;
  /** What the house is told of the table. */
  position: (snap: Snap) => Position;
  /** The position to play on from. */
  begin: (snap: Snap, seen: PositionSeen<View>) => Position;
  /** The last piece as a move, to be highlighted. */
  latest: (snap: Snap) => string[];
  /** What happened off the board: a tile drawn, markers turned up. */
  Luck: Component<{ desk: Desk }>;
  /** The pieces to be put anywhere. */
  Pieces: Component<{ desk: Desk }>;
}
