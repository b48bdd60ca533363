/** The turning point of a game: the decision around which the chance of winning changed most. */

import type { Judgement, Seat } from '../../protocol';

export interface Swing {
  judgement: Judgement;
  /** The chance of winning before it and before the next decision, 0 to 1. */
  before: number;
  after: number;
}

/** Smaller changes are no turning point. */
const NOTABLE = 0.1;

/** Whose chance is meant, and how it ended. */
export interface Point {
  seat: Seat;
  players: number;
  /** Whether all win or lose together. */
  shared: boolean;
  /** The chance at the end: 1, 0, or a share of the victory. */
  final: number;
}

export function greatestSwing(judgements: Judgement[], point: Point): Swing | null {
  const chances = judgements.flatMap((judgement) => {
    const chance = chanceAt(judgement, point);
    return chance === null ? [] : [{ judgement, chance }];
  });
  const swings = chances.map(({ judgement, chance }, at): Swing => {
    return { judgement, before: chance, after: chances[at + 1]?.chance ?? point.final };
  });
  const size = ({ before, after }: Swing) => Math.abs(after - before);
  const greatest = swings.reduce<Swing | null>((best, swing) => (best && size(best) >= size(swing) ? best : swing), null);
  return greatest && size(greatest) >= NOTABLE ? greatest : null;
}

/** With two players, the chance of one follows from that of the other; with more it does not. */
function chanceAt({ seat, expected }: Judgement, point: Point): number | null {
  if (seat === point.seat || point.shared) return expected;
  return point.players === 2 ? 1 - expected : null;
}
