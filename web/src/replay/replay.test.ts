/** The analysis and the frames of a replay. */

import { expect, test } from 'vitest';
import type { Frame, Judgement, Menu, Message, Options, Replay } from '../protocol';
import { accuracy, accuracyOf } from './accuracy';
import { axisOf, chances, scores, ticks, valueAt } from './curves';
import { clamp, decisionAt, seatsOf } from './frames';
import { actOf, REPLAY_KEYS } from './keys';
import { retryOrder } from './retry';
import { bestMove, loss, mistakes, nextMistake, notesOn, ofSeats, turningPoints } from './turning';

const judged = (moves: number, seat: number, expected: number, played: number, more: Partial<Judgement> = {}): Judgement => ({
  moves,
  seat,
  move: 'a',
  best: 'b',
  expected,
  played,
  remark: null,
  best_remark: null,
  exact: false,
  lead: 0,
  line: ['b'],
  reasons: [],
  ...more,
});

const frame = (moves: number): Frame => ({ moves, seat: null, move: null, told: [], view: null });
const options = (players: number, mode = 'competitive'): Options => ({ players, mode, variants: [], board: [] });
const said = (key: string): Message => ({ key, args: {} });

const GAME = [judged(0, 0, 0.5, 0.5), judged(1, 1, 0.6, 0.3), judged(2, 0, 0.4, 0.42), judged(3, 1, 0.5, 0.1)];

test('of two players each has what the other lacks', () => {
  const [first, second] = chances([judged(0, 0, 0.5, 0.4), judged(1, 1, 0.6, 0.7)], { options: options(2), result: null }, 2);
  expect(first!.points.map(({ moves }) => moves)).toEqual([0, 1, 2]);
  first!.points.forEach(({ value }, n) => expect(value + second!.points[n]!.value).toBeCloseTo(1));
  expect(first!.points.at(-1)!.value).toBeCloseTo(0.3);
});

test('of more players only their own decisions are known, and the end is', () => {
  const result = { points: [9, 5, 4], winners: [0], won: null };
  const curves = chances([judged(0, 0, 0.5, 0.4), judged(1, 1, 0.3, 0.2)], { options: options(3), result }, 4);
  expect(curves.map(({ points }) => points.length)).toEqual([3, 3, 0]);
  expect(curves[0]!.points.at(-1)).toEqual({ moves: 4, value: 1 });
  expect(curves[1]!.points.at(-1)).toEqual({ moves: 4, value: 0 });
});

test('who shares a goal shares a curve', () => {
  const result = { points: [], winners: [], won: true };
  const curves = chances(GAME, { options: options(2, 'cooperative'), result }, 4);
  expect(curves).toHaveLength(1);
  expect(curves[0]!.points.at(-1)).toEqual({ moves: 4, value: 1 });
});

test('scores have an axis with round labels', () => {
  const found = scores([{ moves: 0, points: [0, 0] }, { moves: 1, points: [3, 17] }, { moves: 2, points: null }], 2);
  expect(found[1]!.points).toEqual([{ moves: 0, value: 0 }, { moves: 1, value: 17 }]);
  expect(axisOf(found)).toEqual({ least: 0, most: 20, labels: [0, 10, 20] });
  expect(axisOf(scores([{ moves: 0, points: [-2] }, { moves: 1, points: [4] }], 1)).labels).toEqual([-2, 0, 2, 4]);
  expect(scores([{ moves: 0, points: null }], 2)).toEqual([]);
});

test('the axis names the first move, round ones and the last', () => {
  expect(ticks(41)).toEqual([1, 20, 41]);
  expect(ticks(80)).toEqual([1, 20, 40, 60, 80]);
  expect(ticks(1)).toEqual([]);
});

test('a curve has a value between its points', () => {
  const curve = { seat: 0, points: [{ moves: 2, value: 0.5 }, { moves: 4, value: 0.7 }] };
  expect(valueAt(curve, 3)).toBeCloseTo(0.6);
  expect(valueAt(curve, 4)).toBeCloseTo(0.7);
  expect(valueAt(curve, 1)).toBeNull();
  expect(valueAt(curve, 5)).toBeNull();
});

test('turning points are the costly decisions, in order', () => {
  expect(turningPoints(GAME).map((one) => one.moves)).toEqual([1, 3]);
  expect(mistakes(GAME).map((one) => one.moves)).toEqual([3, 1]);
  expect(loss(judged(0, 0, 0.4, 0.5))).toBe(0);
  expect(ofSeats(GAME, [0]).map((one) => one.moves)).toEqual([0, 2]);
});

test('the move that is recommended is never the one that is blamed', () => {
  expect(mistakes([judged(0, 0, 0.9, 0.1, { best: 'a' })])).toEqual([]);
});

test('one steps from mistake to mistake', () => {
  expect(nextMistake(GAME, 0, 1)?.moves).toBe(1);
  expect(nextMistake(GAME, 1, 1)?.moves).toBe(3);
  expect(nextMistake(GAME, 3, -1)?.moves).toBe(1);
  expect(nextMistake(GAME, 3, 1)).toBeNull();
});

test('the best move is the one found with the greatest lead', () => {
  const found = { move: 'b', best: 'b' };
  const game = [...GAME, judged(4, 0, 0.7, 0.7, { ...found, lead: 0.2 }), judged(5, 0, 0.7, 0.7, { ...found, lead: 0.3 })];
  expect(bestMove(game)?.moves).toBe(5);
  expect(bestMove([judged(4, 0, 0.7, 0.7, { ...found, lead: 0.01 })])).toBeNull();
  expect(notesOn(game).map(({ kind, judgement }) => [kind, judgement.moves])).toEqual([
    ['mistake', 3],
    ['best', 5],
    ['mistake', 1],
  ]);
});

test('notes give reasons that differ, as long as there are others', () => {
  const both = [said('joins'), said('heat')];
  const game = [1, 2, 3].map((moves) => judged(moves, 0, 0.9, 0.9 - moves / 10, { reasons: both, best_remark: said('fills') }));
  expect(notesOn(game).map(({ reason }) => reason?.key)).toEqual(['joins', 'heat', 'fills']);
  const more = [...game, judged(4, 0, 0.9, 0.84, { reasons: both })];
  expect(notesOn(more).at(-1)?.reason?.key).toBe('joins');
});

test('accuracy is 100 without losses and falls with each', () => {
  expect(accuracyOf(judged(0, 0, 0.5, 0.5))).toBeCloseTo(100, 1);
  expect(accuracyOf(judged(0, 0, 0.5, 0.4))).toBeCloseTo(63.6, 0);
  expect(accuracyOf(judged(0, 0, 1, 0))).toBe(0);
  expect(accuracy(GAME, 2)).toBeNull();
  const small = accuracy([judged(0, 0, 0.5, 0.4), judged(1, 0, 0.5, 0.4)], 0)!;
  const blunder = accuracy([judged(0, 0, 0.5, 0.5), judged(1, 0, 0.5, 0.1)], 0)!;
  expect(small).toBeCloseTo(63.6, 0);
  expect(blunder).toBeLessThan(small);
});

test('a decision was made in the last position with its count of moves', () => {
  const frames = [frame(0), frame(0), frame(1), frame(2)];
  expect(decisionAt(frames, 0)).toBe(1);
  expect(decisionAt(frames, 9)).toBe(3);
  expect(clamp(-1, frames)).toBe(0);
  expect(clamp(99, frames)).toBe(3);
});

test('records call computers by their level', () => {
  const seats = seatsOf({ names: ['Anna', 'flame', null], mine: [0] } as Replay);
  expect(seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['person', 'Anna', null],
    ['computer', null, 'flame'],
    ['person', null, null],
  ]);
});

test('a mistake is tried again at its seat, against the same levels', () => {
  const replay = { game: 'nim', options: options(3), names: ['Anna', 'blaze', null], mine: [0] } as Replay;
  const menu = { levels: ['spark', 'flame'], aids: ['hints'] } as unknown as Menu;
  const from = { table: 'x', moves: 7, answered: true };
  const order = retryOrder(replay, menu, judged(7, 0, 0.5, 0.2), from);
  expect(order.seats).toEqual([{ kind: 'me' }, { kind: 'computer', level: 'blaze' }, { kind: 'computer', level: 'flame' }]);
  expect(order.from).toEqual(from);
  expect(retryOrder(replay, menu, judged(7, 1, 0.5, 0.2), from).seats[1]).toEqual({ kind: 'me' });
});

test('keys step through moves and mistakes', () => {
  const press = (key: string, more = {}) => actOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
  expect(press('ArrowLeft')).toBe('back');
  expect(press('ArrowLeft', { shiftKey: true })).toBe('prior-mistake');
  expect(press('n')).toBe('next-mistake');
  expect(press('n', { ctrlKey: true })).toBeNull();
  expect(press('x')).toBeNull();
  expect(new Set(REPLAY_KEYS.map(({ what }) => what.key)).size).toBe(REPLAY_KEYS.length);
});
