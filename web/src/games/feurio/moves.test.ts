/** Moves as text: parsed, written, and refused if malformed. */

import { expect, test } from 'vitest';
import { cellOf, read, readAll, sameLayout, write } from './moves';

test('every kind of move reads back', () => {
  for (const text of ['a3664', 's1,-1', 's0,2', 'x-1,2:red', 'd0,1:green:2', '-']) {
    expect(write(read(text)!)).toBe(text);
  }
});

test('a spread that was told with its value is still a spread', () => {
  expect(read('s1,-1=5')).toEqual({ kind: 'spread', at: '1,-1' });
});

test('draws and nonsense are no moves of a seat', () => {
  expect(readAll(['+3', '+?', 'd0,1:pink:1', 'd0,1:red:4', 'a12', 's1', ''])).toEqual([]);
});

test('only moves on a cell have one', () => {
  expect(cellOf(read('d0,1:blue:1'))).toBe('0,1');
  expect(cellOf(read('-'))).toBeNull();
  expect(cellOf(null)).toBeNull();
});

test('a turned or mirrored layout is the legal one', () => {
  const legal = ['a1256', 'a1265', 'a1562'];
  expect(sameLayout([1, 2, 5, 6], legal)).toBe('a1256');
  expect(sameLayout([6, 5, 2, 1], legal)).toBe('a1256');
  expect(sameLayout([1, 6, 2, 5], legal)).toBe('a1265');
  expect(sameLayout([6, 1, 2, 5], legal)).toBeNull();
});
