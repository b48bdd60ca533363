/** What an analysis shows, and the way through a game. */

import { expect, test } from 'vitest';
import type { Frame, Judgement, Replay } from '../protocol';
import { clamp, decisionAt, seatsOf } from './frames';
import { lines, loss, turningPoints } from './turning';

const judged = (moves: number, seat: number, expected: number, played: number): Judgement => ({
  moves,
  seat,
  move: 'a',
  best: 'b',
  expected,
  played,
  remark: null,
  best_remark: null,
  exact: false,
});

const frame = (moves: number): Frame => ({ moves, seat: null, move: null, told: [], view: null });

test('a line a seat, before and after each decision', () => {
  const drawn = lines([judged(0, 0, 0.5, 0.4), judged(1, 1, 0.6, 0.6)], 2);
  expect(drawn[0]).toEqual([
    { moves: 0, share: 0.5 },
    { moves: 1, share: 0.4 },
  ]);
  expect(drawn[1]).toHaveLength(2);
});

test('turning points are the costly decisions, in order', () => {
  const game = [judged(0, 0, 0.5, 0.5), judged(1, 1, 0.6, 0.3), judged(2, 0, 0.4, 0.42), judged(3, 1, 0.5, 0.2)];
  expect(turningPoints(game).map((one) => one.moves)).toEqual([1, 3]);
  expect(loss(judged(0, 0, 0.4, 0.5))).toBe(0);
});

test('a decision was made in the last position with its count of moves', () => {
  const frames = [frame(0), frame(0), frame(1), frame(2)];
  expect(decisionAt(frames, 0)).toBe(1);
  expect(decisionAt(frames, 9)).toBe(3);
  expect(clamp(-1, frames)).toBe(0);
  expect(clamp(99, frames)).toBe(3);
});

test('records call computers by their level', () => {
  const seats = seatsOf({ names: ['Anna', 'flame', null] } as Replay);
  expect(seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['person', 'Anna', null],
    ['computer', null, 'flame'],
    ['person', null, null],
  ]);
});
