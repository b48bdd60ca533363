/** Moves as text, both ways. */

import { expect, it } from 'vitest';
import { read, squares, values, write } from './notation';

it.each(['e:d4', 'm23:c3c4', 'm41:l8k8', 'l:b5', 't:c3', 'c:d4', '-'])('reads and writes %s', (text) => {
  const move = read(text);
  expect(move && write(move)).toBe(text);
});

it.each(['', '+1:23', 'x:d4', 'm2:c3c4', 'm23:c3', 't:'])('takes %s for no move', (text) => {
  expect(read(text)).toBeNull();
});

it('knows the squares and values of a marker', () => {
  expect(squares(read('m23:c3c4')!)).toEqual(['c3', 'c4']);
  expect(squares(read('-')!)).toEqual([]);
  expect(values('23')).toEqual({ fire: 2, water: 3 });
});
