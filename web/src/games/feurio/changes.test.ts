/** Differences of two views, and who stands where. */

import { expect, test } from 'vitest';
import { newSpots, pointChanges, regionChanges } from './changes';
import { lineUp, shutSpaces, standsOn } from './crews';
import { recentCells, recentCrews } from './recent';
import { position, region, tile } from './sample.fixture';
import type { Region, Score } from './view';

function score(points: number[], regions: Region[]): Score {
  return { points, winners: [], won: null, regions, goals: [] };
}

test('regions that join are compared with the sum of their parts', () => {
  const [one, other] = [region({ value: 3 }), region({ cells: ['1,1'], value: 4 })];
  const joined = region({ cells: ['0,1', '1,0', '1,1'], value: 12 });
  const before = position({ score: score([0, 7, 0, 0], [one, other]) });
  const after = position({ score: score([0, 12, 0, 0], [joined]) });
  expect(regionChanges(before, after)).toEqual([
    { colour: 'green', owner: 1, cells: joined.cells, from: 7, to: 12 },
  ]);
  expect(pointChanges(before, after)).toEqual([0, 5, 0, 0]);
});

test('another colour on the same tiles is no change', () => {
  const blue = region({ colour: 'blue', owner: 2 });
  const before = position({ score: score([0, 1, 1, 0], [region({}), blue]) });
  expect(regionChanges(before, before)).toEqual([]);
  expect(regionChanges(position(), before)).toEqual([]);
});

test('spots that stay as hot are not new', () => {
  const after = position({ hottest: [{ at: '1,-1', heat: 9 }, { at: '-1,2', heat: 9 }] });
  expect(newSpots(position(), after)).toEqual([{ at: '-1,2', heat: 9 }]);
});

test('nobody steps aside when others come', () => {
  expect(lineUp([], [1, 0, 1, 0])).toEqual(['red', 'blue']);
  expect(lineUp(['blue'], [1, 0, 1, 0])).toEqual(['blue', 'red']);
  expect(lineUp(['blue', 'red'], [2, 0, 1, 0])).toEqual(['blue', 'red', 'red']);
  expect(lineUp(['blue', 'red'], [1, 0, 0, 0])).toEqual(['red']);
});

test('those in front are drawn last', () => {
  const stands = standsOn(tile('0,0', 5), ['red', 'green', 'blue']);
  expect(stands.map((stand) => stand.colour)).toEqual(['red', 'blue', 'green']);
});

test('spaces behind closed edges are shut', () => {
  expect(shutSpaces(tile('0,0', 6, { posted: [0, 1, 0, 0], room: 1 }))).toHaveLength(1);
  expect(shutSpaces(tile('0,0', 3, { room: 2 }))).toHaveLength(0);
  expect(shutSpaces(tile('0,0', 0, { layer: 0, room: 0 }))).toHaveLength(0);
});

test('what was done lately is marked once', () => {
  const recent = ['+5', 's1,-1=5', 'd0,1:red:2', 'x2,0:blue', '-', 's1,-1'];
  expect(recentCells(recent)).toEqual(['1,-1', '2,0']);
  expect([...recentCrews(recent)]).toEqual(['0,1 red']);
});
