/** Where the tags of a decision stand. */

import { expect, test } from 'vitest';
import { layTags, tagsOf } from './tag';

const BOARD = { width: 400, height: 300 };
const SIZE = { width: 120, height: 50 };
const place = (x: number, y: number) => ({ box: { x, y, width: 60, height: 60 } });

test('a tag stands outwards of its place', () => {
  expect(layTags([place(200, 100)], [SIZE], BOARD)).toEqual([{ x: 270, y: 105 }]);
  expect(layTags([place(140, 100)], [SIZE], BOARD)).toEqual([{ x: 10, y: 105 }]);
});

test('where there is no room, it moves to another side and covers nothing', () => {
  const [tag] = layTags([place(330, 100)], [SIZE], BOARD);
  expect(tag!.x + SIZE.width).toBeLessThanOrEqual(330);
  const narrow = { width: 150, height: 300 };
  const [above] = layTags([place(45, 100)], [SIZE], narrow);
  expect(above!.y + SIZE.height <= 100 || above!.y >= 160).toBe(true);
});

test('two tags cover neither places nor each other', () => {
  const [one, other] = layTags([place(200, 100), place(262, 100)], [SIZE, SIZE], BOARD);
  const apart = Math.abs(one!.x - other!.x) >= SIZE.width || Math.abs(one!.y - other!.y) >= SIZE.height;
  expect(apart).toBe(true);
});

test('a move without a place has its tag in a corner', () => {
  expect(layTags([{ box: null }], [SIZE], BOARD)).toEqual([{ x: 8, y: 8 }]);
});

test('a single move is shown, two are compared', () => {
  const ghost = { tag: { text: { key: 'a', args: {} }, change: null } };
  expect(tagsOf(null, ghost, () => null).map(({ kind }) => kind)).toEqual(['shown']);
  expect(tagsOf(ghost, ghost, () => null).map(({ kind }) => kind)).toEqual(['better', 'played']);
});
