import { expect, test } from 'vitest';
import type { OwnDay } from '../protocol';
import { daysBefore, lastDays, longestStreak, streakOf } from './streak';

const TODAY = '2026-03-02';

/** Days from the letters of a text, the last of which is today: won, lost, missed, late. */
function days(text: string): OwnDay[] {
  return [...text].flatMap((letter, at) => {
    const day = daysBefore(TODAY, text.length - 1 - at);
    return letter === '.' ? [] : [{ day, won: letter !== 'x', late: letter === 'L' }];
  });
}

const streak = (text: string) => streakOf(days(text), TODAY);

test('days are counted over the end of a month', () => {
  expect(daysBefore(TODAY, 2)).toBe('2026-02-28');
});

test('days won running are counted up to today', () => {
  expect(streak('')).toBe(0);
  expect(streak('www')).toBe(3);
  expect(streak('wxww')).toBe(2);
  expect(streak('wwx')).toBe(0);
});

test('today may still be played', () => {
  expect(streak('www.')).toBe(3);
  expect(streak('x.')).toBe(0);
});

test('one missed day in seven is forgiven', () => {
  expect(streak('ww.ww')).toBe(4);
  expect(streak('ww..ww')).toBe(2);
  expect(streak('w.w.w')).toBe(2);
  expect(streak('w.wwwwww.w')).toBe(8);
  expect(streak('w.wwwww.w')).toBe(6);
  expect(streak('ww..')).toBe(2);
  expect(streak('ww...')).toBe(0);
});

test('deals played later do not count', () => {
  expect(streak('wLw')).toBe(2);
  expect(streak('wLLw')).toBe(1);
});

test('the longest streak stays', () => {
  expect(longestStreak([])).toBe(0);
  expect(longestStreak(days('wwwxw'))).toBe(3);
});

test('the last seven days end today', () => {
  const shown = lastDays(days('x.wLwww.'), TODAY);
  expect(shown.map(({ state }) => state)).toEqual(['missed', 'won', 'missed', 'won', 'won', 'won', 'today']);
  expect(shown.at(-1)!.day).toBe(TODAY);
});
