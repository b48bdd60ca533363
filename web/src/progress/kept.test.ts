import { expect, test } from 'vitest';
import type { Progress, GameResult } from '../protocol';
import { absorb, allDays, allResults, allTries, since, together, type Kept } from './kept';

const result = (table: string, at: number) => ({ table, at, kept: true }) as GameResult;

function said(tag: string, results: GameResult[], more: Partial<Progress> = {}): Progress {
  return { tag, account: false, total: results.length, results, days: [], tries: [], ...more };
}

const tables = (kept: Kept) => allResults(kept).map((one) => one.table);

test('new results are added to those that are kept', () => {
  const first = absorb(null, said('ann', [result('a', 1)]));
  expect(since(null)).toBe(0);
  expect(since(first)).toBe(1);
  const second = absorb(first, said('ann', [result('a', 1), result('b', 2)]));
  expect(tables(second)).toEqual(['a', 'b']);
});

test('a guest who has lost the cookie keeps everything', () => {
  const day = { day: '2026-01-01', won: true, late: false };
  const own = { game: 'fire', puzzle: 'p', solved: true };
  const before = absorb(null, said('ann', [result('a', 1)], { days: [day], tries: [own] }));
  const after = absorb(before, said('bob', [result('b', 2)]));
  expect(tables(after)).toEqual(['a', 'b']);
  expect(allResults(after)[0]!.kept).toBe(false);
  expect(allDays(after)).toEqual([day]);
  expect(allTries(after)).toEqual([own]);
  // An answer for the new guest is not older than what was kept of the old one.
  expect(since(after)).toBe(2);
});

test('nothing of an account stays for the next person, nor the other way round', () => {
  const account = absorb(null, said('ann', [result('a', 1)], { account: true }));
  expect(tables(absorb(account, said('bob', [])))).toEqual([]);
  const guest = absorb(null, said('bob', [result('b', 1)]));
  expect(tables(absorb(guest, said('ann', [result('a', 1)], { account: true })))).toEqual(['a']);
});

test('a guest who makes an account is the same person', () => {
  const guest = absorb(null, said('ann', [result('a', 1)]));
  expect(tables(absorb(guest, said('ann', [], { account: true })))).toEqual(['a']);
});

test('games of this device stand beside those of the server, and nothing counts twice', () => {
  const day = (won: boolean) => ({ day: '2026-01-01', won, late: false });
  const own = (solved: boolean) => ({ game: 'fire', puzzle: 'p', solved });
  const server = absorb(null, said('ann', [result('a', 2)], { days: [day(true)], tries: [own(true)] }));
  const here = absorb(null, said('local', [result('local-b', 1)], { days: [day(false)], tries: [own(false)] }));
  const whole = together(server, here);
  expect(whole.results.map((one) => one.table)).toEqual(['local-b', 'a']);
  expect([whole.days, whole.tries]).toEqual([[day(true)], [own(true)]]);
  expect(together(null, here).days).toEqual([day(false)]);
});
