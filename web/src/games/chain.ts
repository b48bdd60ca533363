/** What happened between two positions, as a chain of acts that a room's board performs. */

import type { Line } from '../protocol';

/** The step from one position that this client received to the next. */
export interface Happening<View> {
  before: View;
  after: View;
  /** The moves and draws between them, in order. */
  lines: Pick<Line, 'seat' | 'move'>[];
  /** The move that lay staged here: its piece is in its place already, and only set down. */
  staged: string | null;
}

/** One part of a chain, such as a tile that is carried to its place; a room adds what it needs. */
export interface Act {
  /** The pieces that the act brings: they are not drawn in their places until it has ended. */
  readonly keys: readonly string[];
}

/** An act on its way. */
export interface Performance {
  /** Resolves at the end, however it came about. */
  readonly finished: Promise<void>;
  /** Jumps to the final state. */
  finish: () => void;
}

/**
 * Performs one act. The tempo is the factor for every duration; with 0 nothing moves, and the pieces of the act
 * may only fade in where they are.
 */
export type Performer = (act: Act, tempo: number) => Performance;

/** The queue of acts, as a board uses it. */
export interface Chain {
  /** Whether a piece is still to be brought, so that it is not drawn in its place. */
  away: (key: string) => boolean;
  /** Lets a board perform the acts; returns the function with which it stops. Without a board nothing is performed. */
  attend: (performer: Performer) => () => void;
}
