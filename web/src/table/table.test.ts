/** New log entries of a table, and its clocks. */

import { expect, test } from 'vitest';
import type { Line, Place, Table } from '../protocol';
import { condensed, merged, recentLines, seatOf } from './log';
import { left, overdue, written } from './time';

const told = { key: 'player', args: { number: 1 } };
const line = (seq: number, seat: number | null, move: string | null = `m${seq}`): Line => ({ seq, ply: seq, seat, move, told });
const seats = (...mine: boolean[]): Place[] =>
  mine.map((mine) => ({
    kind: 'person',
    name: null,
    level: null,
    away: false,
    present: true,
    mine,
    key: null,
    left: 60,
    rating: null,
    registered: false,
  }));

test('a line that came twice stands once', () => {
  const log = [line(1, 0), line(2, 1)];
  expect(merged(log, [line(2, 1), line(3, 0)]).map((one) => one.seq)).toEqual([1, 2, 3]);
  expect(merged(log, [])).toBe(log);
});

test('an entry that the next one repeats is left out', () => {
  const drawn = { ...line(1, null), told: { key: 'draws', args: { player: { key: 'player', args: { number: 3 } } } } };
  const repeats = (one: Line['told'], next: Line['told']): boolean => one.key === 'draws' && next.key === 'player';
  expect(condensed([drawn, line(2, 2)], repeats)).toEqual([line(2, 2)]);
  expect(condensed([line(1, 2), drawn], repeats)).toHaveLength(2);
  expect(condensed([drawn, line(2, 2)])).toHaveLength(2);
  expect([seatOf(drawn), seatOf(line(1, 0)), seatOf({ ...line(1, null), told: { key: 'up', args: {} } })]).toEqual([2, 0, null]);
});

test('news is what others did since my last turn, through my own turn', () => {
  const log = [line(1, 0), line(2, null), line(3, 1), line(4, 2), line(5, null)];
  const seqs = (lines: Line[]): number[] => lines.map((one) => one.seq);
  expect(seqs(recentLines(log, seats(true, false, false)))).toEqual([2, 3, 4]);
  expect(seqs(recentLines([...log, line(6, 0), line(7, null)], seats(true, false, false)))).toEqual([2, 3, 4]);
  expect(seqs(recentLines([...log, line(6, null, null)], seats(true, false, false)))).toEqual([2, 3, 4]);
});

test('a spectator sees what the last one to move has done', () => {
  const log = [line(1, 0), line(2, null), line(3, 1), line(4, 1)];
  expect(recentLines(log, seats(false, false)).map((one) => one.seq)).toEqual([2, 3, 4]);
});

test('only the clock of whoever acts runs', () => {
  const table = { seats: seats(true, false), actor: 0, phase: 'playing', now: 1000, since: 990, patience: 30 } as Table;
  expect(left(table, 0, 5000, 15_000)).toBe(50);
  expect(left(table, 1, 5000, 15_000)).toBe(60);
  expect(left(table, 0, 5000, 500_000)).toBe(0);
  expect(overdue(table, 5000, 15_000)).toBe(false);
  expect(overdue(table, 5000, 26_000)).toBe(true);
});

test('clocks are written for people', () => {
  expect(written(65)).toBe('1:05');
  expect(written(7380)).toBe('2:03:00');
  expect(written(0.2)).toBe('0:01');
});
