/** What a room declares for its companion: how a move or a piece changes what lies on the table. */

import type { Component } from 'svelte';
import type { Message, Position, PositionSeen, Seat } from '../protocol';
import type { Desk } from './desk.svelte';
import type { Setup, Snap } from './snap';

export interface Offer<View> {
  view: View;
  moves: string[];
  ask: Message | null;
}

export interface CompanionClient<View> {
  /** The table before the first piece. */
  first: (setup: Setup) => Snap;
  /** What is shown while there is too little on the table to ask the server; null if there is enough. */
  before: (snap: Snap, setup: Setup) => Offer<View> | null;
  /** What is shown once the server has answered. */
  during: (snap: Snap, seen: PositionSeen<View>) => Offer<View>;
  /** Where this tool may put a piece of this seat in free editing. */
  anywhere: (view: View, tool: string, seat: Seat) => Omit<Offer<View>, 'ask'>;
  /** The table after a legal move. */
  after: (snap: Snap, move: string, players: number) => Snap;
  /** The table after a tool put or removed a piece. */
  put: (snap: Snap, move: string, tool: string, seat: Seat) => Snap;
  /** The table with another seat to move. */
  turnTo: (snap: Snap, seat: Seat) => Snap;
  /** Whether a click makes the move at once, without a confirmation. */
  atOnce: (move: string, free: boolean) => boolean;
  /** The table as the server's request payload. */
  position: (snap: Snap) => Position;
  /** The position that a new table begins with. */
  begin: (snap: Snap, seen: PositionSeen<View>) => Position;
  /** The last piece as a move, for highlighting. */
  latest: (snap: Snap) => string[];
  /** The component for chance events: a tile drawn, markers turned up. */
  Luck: Component<{ desk: Desk }>;
  /** The component with the pieces for free editing. */
  Pieces: Component<{ desk: Desk }>;
}

export type AnyCompanion = CompanionClient<unknown>;
