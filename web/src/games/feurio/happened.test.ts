/** What is shown of a step between two positions. */

import { expect, test } from 'vitest';
import type { Happening } from '../chain';
import { acts } from './happened';
import { position, region, tile } from './sample.fixture';
import type { Region, Score, View } from './view';

type Lines = Happening<View>['lines'];

const BEFORE = position({ turn: 1, hand: 5, seat: 0 });
const LAID = position({ turn: 1, hand: null, phase: 'deploying', seat: 0, tiles: [...BEFORE.tiles, tile('1,-1', 5)] });

function score(regions: Region[]): Score {
  return { points: [0, 0, 0, 0], winners: [], won: null, regions, goals: [] };
}

function shown(lines: Lines, after: View, before = BEFORE, staged: string | null = null) {
  return acts({ before, after, lines, staged });
}

function sentTo(posted: [number, number, number, number], rest: Partial<View> = {}): View {
  return position({ ...LAID, tiles: [...BEFORE.tiles, tile('1,-1', 5, { posted })], ...rest });
}

test("an opponent's tile is carried, one's own is only set down", () => {
  const lay = { kind: 'lay', at: '1,-1', value: 5, unknown: false, keys: ['tile 1,-1'] };
  expect(shown([{ seat: 1, move: 's1,-1' }], LAID)).toEqual([{ ...lay, staged: false }]);
  expect(shown([{ seat: 1, move: 's1,-1=5' }], LAID, BEFORE, 's1,-1')).toEqual([{ ...lay, staged: true }]);
  expect(shown([{ seat: 1, move: 's1,-1' }], LAID, BEFORE, 's-1,1')).toEqual([{ ...lay, staged: false }]);
});

test('a tile that was drawn face down turns over before it is carried', () => {
  const secret = position({ ...BEFORE, hand: 0, variants: ['firebreak'] });
  expect(shown([{ seat: 1, move: 's1,-1=5' }], LAID, secret)).toMatchObject([{ value: 5, unknown: true }]);
});

test('a tile that lies face down is carried face down', () => {
  const after = position({ tiles: [...BEFORE.tiles, tile('1,-1', 0, { layer: 1, under: null })] });
  expect(shown([{ seat: 1, move: 'x1,-1:green' }], after)).toMatchObject([{ kind: 'lay', value: 0 }]);
});

test('firefighters are the last ones of their colour on the tile', () => {
  const after = sentTo([2, 1, 0, 0]);
  expect(shown([{ seat: 0, move: 'd1,-1:red:2' }], after)).toEqual([
    { kind: 'walk', at: '1,-1', colour: 'red', staged: false, keys: ['crew 1,-1 red 0', 'crew 1,-1 red 1'] },
  ]);
  const both: Lines = [
    { seat: 0, move: 'd1,-1:red:1' },
    { seat: 1, move: 'd1,-1:green:1' },
    { seat: 0, move: 'd1,-1:red:1' },
  ];
  expect(shown(both, after).map((act) => act.keys)).toEqual([['crew 1,-1 red 0'], ['crew 1,-1 green 0'], ['crew 1,-1 red 1']]);
});

test('the next tile is drawn after everything else, and shown only as far as the reader knows it', () => {
  const lines = (move: string): Lines => [{ seat: 1, move: '-' }, { seat: null, move }];
  const next = (seat: number) => position({ ...LAID, seat, turn: 2, phase: 'spreading', hand: 4 });
  expect(shown(lines('+4'), next(0), LAID)).toEqual([{ kind: 'draw', value: 4, own: false, keys: ['drawn'] }]);
  expect(shown(lines('+4'), next(2), LAID)).toMatchObject([{ value: 4, own: true }]);
  expect(shown(lines('+?'), next(0), LAID)).toMatchObject([{ value: 0, own: false }]);
});

test('several moves in one step follow each other', () => {
  const lines: Lines = [
    { seat: 1, move: 's1,-1' },
    { seat: 1, move: 'd1,-1:green:1' },
    { seat: null, move: '+6' },
  ];
  expect(shown(lines, sentTo([0, 1, 0, 0], { turn: 2, hand: 6 })).map((act) => act.kind)).toEqual(['lay', 'walk', 'draw']);
});

test('a region that grew together counts up, once its firefighters have come', () => {
  const before = position({ ...LAID, score: score([region({ value: 2 })]) });
  const grown = region({ cells: ['0,1', '1,-1'], value: 11 });
  const after = sentTo([0, 1, 0, 0], { score: score([grown]) });
  const lines: Lines = [{ seat: 1, move: 'd1,-1:green:1' }, { seat: null, move: '+3' }];
  expect(shown(lines, after, before).map((act) => act.kind)).toEqual(['walk', 'join', 'draw']);
  expect(shown(lines, after, before)[1]).toEqual({ kind: 'join', colour: 'green', cells: grown.cells, from: 2, to: 11, keys: [] });
});

test('a region that loses its last free edge is enclosed', () => {
  const before = position({ ...BEFORE, score: score([region({})]) });
  const after = position({ ...LAID, score: score([region({ divisor: 0, value: 0 })]) });
  expect(shown([{ seat: 1, move: 's1,-1' }], after, before)).toMatchObject([
    { kind: 'lay' },
    { kind: 'enclose', colour: 'green', cells: ['0,1'] },
  ]);
  expect(shown([], after, after)).toEqual([]);
});

test('the opening is not carried tile by tile', () => {
  const dealt = position({ tiles: [], drawn: [3, 6, 6, 4] });
  expect(shown([{ seat: null, move: '+4' }], dealt, dealt)).toEqual([]);
  expect(shown([{ seat: null, move: '+4' }, { seat: null, move: '+2' }], BEFORE, dealt)).toEqual([]);
});
