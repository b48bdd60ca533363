/** The curves of a game's chart: chances of winning, or scores. */

import type { Judgement, Options, Outcome, Seat } from '../protocol';

export interface Point {
  moves: number;
  value: number;
}

export interface Curve {
  seat: Seat;
  points: Point[];
}

/** The values of the axis: the lowest, the highest, and those with a label. */
export interface Axis {
  least: number;
  most: number;
  labels: number[];
}

export const SHARES: Axis = { least: 0, most: 1, labels: [0, 0.5, 1] };

type Game = Pick<Outcome, 'result'> & { options: Options };

/** The chance of winning by move: a curve a seat, or one for all where they share a goal. */
export function chances(judgements: Judgement[], game: Game, length: number): Curve[] {
  const { players, mode } = game.options;
  if (mode !== 'competitive') return [curve(0, judgements, (one) => one, game, length)];
  return Array.from({ length: players }, (_, seat) => {
    // Of two players each has what the other lacks; of more, only a seat's own decisions say what it may hope for.
    const known = players === 2 ? judgements : judgements.filter((one) => one.seat === seat);
    return curve(seat, known, (share, by) => (by === seat ? share : 1 - share), game, length);
  });
}

function curve(seat: Seat, known: Judgement[], share: (value: number, by: Seat) => number, game: Game, length: number): Curve {
  const points = new Map<number, number>();
  for (const one of known) {
    points.set(one.moves, share(one.expected, one.seat));
    points.set(one.moves + 1, share(one.played, one.seat));
  }
  const end = lastShare(seat, game);
  if (points.size && end !== null) points.set(length, end);
  return { seat, points: [...points].map(([moves, value]) => ({ moves, value })) };
}

/** What a seat has of the win in the end. */
function lastShare(seat: Seat, { result, options }: Game): number | null {
  if (!result) return null;
  if (options.mode !== 'competitive') return result.won === null ? null : Number(result.won);
  if (!result.winners.length) return null;
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}

/** The points of each seat by move; none where the room has none. */
export function scores(found: { moves: number; points: number[] | null }[], players: number): Curve[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    points: found.flatMap(({ moves, points }) => (points && seat in points ? [{ moves, value: points[seat]! }] : [])),
  })).filter((one) => one.points.length > 1);
}

/** An axis for these curves, with round labels. */
export function axisOf(curves: Curve[]): Axis {
  const values = curves.flatMap((one) => one.points.map((point) => point.value));
  const step = roundStep((Math.max(0, ...values) - Math.min(0, ...values)) / 3);
  const least = step * Math.floor(Math.min(0, ...values) / step);
  const most = Math.max(step, step * Math.ceil(Math.max(0, ...values) / step));
  const labels = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, n) => least + n * step);
  return { least, most, labels };
}

/** The moves with a label on the axis: the first, round ones, and the last. */
export function ticks(length: number): number[] {
  const step = roundStep(length / 4);
  const round = Array.from({ length: Math.floor(length / step) }, (_, n) => (n + 1) * step);
  const apart = round.filter((moves) => moves > 1 && length - moves >= step / 2);
  return length > 1 ? [1, ...apart, length] : [];
}

/** 1, 2 or 5 times a power of ten: the least one not below the value. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return power * ([1, 2, 5].find((factor) => factor * power >= value) ?? 10);
}

/** The value of a curve at a move; null outside of it. */
export function valueAt({ points }: Curve, moves: number): number | null {
  const after = points.findIndex((point) => point.moves >= moves);
  const [right, left] = [points[after], points[after - 1]];
  if (!right || (right.moves !== moves && !left)) return null;
  if (right.moves === moves || !left) return right.value;
  return left.value + ((right.value - left.value) * (moves - left.moves)) / (right.moves - left.moves);
}
