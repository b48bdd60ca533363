/** When a move is made for the player, and when it is not. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Table } from '../protocol';

vi.mock('../motion', () => ({ pace: () => 1 }));
const { afterShown, forcedMove, shownFor } = await import('./forced');

const SEAT = { away: false };

function table(rest: Partial<Table> = {}): Table {
  const made = { phase: 'playing', actor: 0, moves: ['s1,0'], asked: null, seats: [SEAT, SEAT], resigned: [], ply: 7 };
  return { ...made, ...rest } as unknown as Table;
}

function line(rest: Partial<Line>): Line {
  return { seq: 1, ply: 7, seat: 1, move: 's0,0', told: { key: '', args: {} }, ...rest };
}

test('the only legal move is forced', () => {
  expect(forcedMove(table(), [line({})])).toBe('s1,0');
});

test.each([
  ['there is a choice', { moves: ['s1,0', 'x1,0:red'] }],
  ['it is the turn of others, or the reader watches', { moves: [] }],
  ['the game is over', { phase: 'over' as const, moves: [] }],
  ['a take-back waits for an answer', { asked: { seat: 1, waiting: [0] } }],
  ['the computer plays for the reader', { seats: [{ ...SEAT, away: true }, SEAT] as Table['seats'] }],
  ['the reader has resigned', { resigned: [0] }],
])('nothing is forced if %s', (_, rest) => {
  expect(forcedMove(table(rest), [])).toBeNull();
});

test('nothing is forced again after a take-back, on any device and after a reload', () => {
  const back = line({ seq: 2, ply: 7, seat: 0, move: null });
  expect(forcedMove(table(), [line({ ply: 6 }), back])).toBeNull();
  // The next position is a new one.
  expect(forcedMove(table({ ply: 8 }), [back, line({ seq: 3, ply: 8 })])).toBe('s1,0');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is made after the animations and a moment to look', async () => {
  const act = vi.fn();
  let arrive = (): void => {};
  afterShown(new Promise((settled) => (arrive = settled)), act);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(shownFor() - 1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
});

test('it is not made if the position changes meanwhile', async () => {
  const act = vi.fn();
  const prevent = afterShown(Promise.resolve(), act);
  await vi.advanceTimersByTimeAsync(100);
  prevent();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
});
