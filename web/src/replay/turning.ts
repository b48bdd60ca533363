/** What an analysis says about a game: the lines of its chart, and its turning points. */

import type { Judgement, Seat } from '../protocol';

export interface Point {
  moves: number;
  share: number;
}

/** Losses below this are not worth a word. */
const NOTABLE = 0.05;
const MOST = 6;

/** A line a seat: what it could expect before and after each of its decisions. */
export function lines(judgements: Judgement[], players: number): Point[][] {
  return Array.from({ length: players }, (_, seat) =>
    judgements
      .filter((one) => one.seat === seat)
      .flatMap((one) => [
        { moves: one.moves, share: one.expected },
        { moves: one.moves + 1, share: one.played },
      ]),
  );
}

/** What a decision gave away. */
export function loss(one: Judgement): number {
  return Math.max(0, one.expected - one.played);
}

/** The decisions that cost most, in the order they were made. */
export function turningPoints(judgements: Judgement[]): Judgement[] {
  const costly = judgements.filter((one) => loss(one) >= NOTABLE);
  const worst = costly.toSorted((one, other) => loss(other) - loss(one)).slice(0, MOST);
  return worst.toSorted((one, other) => one.moves - other.moves);
}

/** What a seat gave away in all. */
export function given(judgements: Judgement[], seat: Seat): number {
  return judgements.filter((one) => one.seat === seat).reduce((sum, one) => sum + loss(one), 0);
}
