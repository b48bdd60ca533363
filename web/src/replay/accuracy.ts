/** How near each move of a seat came to the best one, in percent (docs/players.md has the formula). */

import type { Judgement, Seat } from '../protocol';
import { loss } from './turning';

/** The curve that lichess fitted: 100 for no loss, about 64 for 10 % of the win lost, about 40 for 20 %. */
const HEIGHT = 103.1668;
const STEEPNESS = 0.04354;
const BASE = 3.1669;

/** The accuracy of one decision. */
export function accuracyOf(one: Judgement): number {
  const value = HEIGHT * Math.exp(-STEEPNESS * 100 * loss(one)) - BASE;
  return Math.min(100, Math.max(0, value));
}

/**
 * The accuracy of a seat: between the arithmetic and the harmonic mean of its decisions, so that one blunder counts for
 * more than many small losses. Null if it had nothing to decide.
 */
export function accuracy(judgements: Judgement[], seat: Seat): number | null {
  const all = judgements.filter((one) => one.seat === seat).map(accuracyOf);
  if (!all.length) return null;
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  // A decision of 0 would make the harmonic mean 0.
  const harmonic = all.length / all.reduce((sum, one) => sum + 1 / Math.max(1, one), 0);
  return (mean + harmonic) / 2;
}
