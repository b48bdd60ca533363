/** What a refusal marks on the board. */

import { expect, test } from 'vitest';
import { message } from './names';
import { meantBy } from './refused';

test('the gaps beside a square that is to be taken', () => {
  const why = message('firewater-token-gap', { square: 'c3', gaps: 'c4 · d3', count: 2 });
  expect(meantBy({ move: 't:c3', why })).toEqual({ tried: ['c3'], gaps: ['c4', 'd3'], against: [], sums: null });
});

test('the elemental that is too near', () => {
  const why = message('firewater-elemental-near', { square: 'c3', other: 'd4' });
  expect(meantBy({ move: 'e:c3', why }).against).toEqual(['d4']);
});

test('the sums that are not enough', () => {
  const why = message('firewater-token-influence', { square: 'c3', mine: 1, theirs: 3 });
  expect(meantBy({ move: 't:c3', why }).sums).toBe('c3');
});

test('the half of a marker that does not fit', () => {
  const why = message('firewater-occupied', { square: 'c4' });
  expect(meantBy({ move: 'm23:c3c4', why }).tried).toEqual(['c4']);
});
