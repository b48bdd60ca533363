/** What a refusal marks on the board. */

import { expect, test } from 'vitest';
import { message } from './names';
import { meantBy } from './refused';
import { position } from './sample.fixture';

test('a spot that is not hot enough: its heat, and the hottest ones with theirs', () => {
  const why = message('feurio-cooler', { cell: '2,-1', heat: 8, top: 9, spots: '1,-1 · -1,1', count: 2 });
  const marks = meantBy(position(), { move: 's2,-1', why });
  expect(marks.at).toBe('2,-1');
  expect(marks.heat).toBe(8);
  expect(marks.right).toEqual([{ at: '1,-1', heat: 9 }, { at: '-1,1', heat: 9 }]);
});

test('a full tile: its spaces and its free edges', () => {
  const why = message('feurio-edges', { cell: '0,1', held: 2, limit: 2, room: 0, count: 1 });
  const marks = meantBy(position(), { move: 'd0,1:yellow:1', why });
  expect(marks.spaces).toBe(6);
  // Of the six sides four lie against 0,0, 1,0, 1,1 and 0,2.
  expect(marks.edges).toEqual([2, 3]);
  expect(marks.right).toEqual([]);
});

test('anything else marks the cell that was tried, if there is one', () => {
  const over = message('feurio-supply', { left: 0 });
  expect(meantBy(position(), { move: 'd0,0:yellow:1', why: over })).toMatchObject({ at: '0,0', spaces: 0, edges: [] });
  expect(meantBy(position(), { move: '-', why: over }).at).toBeNull();
});
