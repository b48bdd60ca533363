/** A position of Fire & Water as the server shows it to one reader. */

import type { Seat } from '../../protocol';

export type Element = 'F' | 'W';

export type Piece =
  | { kind: 'half'; seat: Seat; element: Element; value: number; twin: string }
  | { kind: 'leader'; seat: Seat }
  | { kind: 'elemental' }
  | { kind: 'token'; seat: Seat; count: number; covered: Piece | null };

export interface Hand {
  /** Open markers as fire digit, water digit: `23`. */
  open: string[];
  /** The number of markers face down. */
  stack: number;
  /** With the aid `counts`: the markers face down, in no order. */
  unseen?: string[];
  tokens: number;
  leader: 'waiting' | 'placed' | 'conquered';
}

export interface Score {
  points: number[];
  winners: Seat[];
  possessions: { seat: Seat; at: string; tokens: number }[];
  leaders: { seat: Seat; fate: Hand['leader']; points: number }[];
  elementals: { at: string; seat: Seat | null }[];
  verdict: 'last-token' | 'points' | 'tie';
}

export interface View {
  game: 'firewater';
  seat: Seat | null;
  /** The printed board, the top row first: letters F and W. */
  rows: string[];
  phase: 'summoning' | 'revealing' | 'acting' | 'last-round' | 'over';
  /** Whose turn it is; null while Nature reveals and at the end. */
  turn: Seat | null;
  /** The pieces on the squares, by name (`d4`). */
  pieces: Record<string, Piece>;
  /** Where elementals were placed, claimed ones too. */
  elementals: string[];
  hands: Hand[];
  /** With the aid `spots`: every seat's influence on each square that has any. */
  influence?: Record<string, number[]>;
  /** With the aid `spots`: every seat's presence beside each unclaimed elemental. */
  presence?: Record<string, number[]>;
  /** With the aid `scores`, and at the end. */
  score?: Score;
}
