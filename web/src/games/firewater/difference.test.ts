/** Differences of views, things to draw, captions and lists. */

import { expect, it } from 'vitest';
import { influenceChanges, leading, presenceChanges } from './difference';
import { caption, squareName } from './names';
import { reason } from './reasons';
import { spoken } from './spoken';
import { dominoes, holdings, leaders, stakes } from './things';
import type { Hand, Piece, View } from './view';

const HAND: Hand = { open: ['12', '34'], stack: 9, tokens: 18, leader: 'placed' };
const FIRE: Piece = { kind: 'half', seat: 0, element: 'F', value: 2, twin: 'b1' };
const WATER: Piece = { kind: 'half', seat: 0, element: 'W', value: 3, twin: 'a1' };

const VIEW: View = {
  game: 'firewater',
  seat: 0,
  rows: Array.from({ length: 8 }, (_, row) => (row % 2 ? 'WFWFWFWF' : 'FWFWFWFW')),
  phase: 'acting',
  turn: 0,
  pieces: {
    a1: { kind: 'token', seat: 1, count: 1, covered: FIRE },
    b1: WATER,
    d4: { kind: 'elemental' },
    f6: { kind: 'token', seat: 0, count: 2, covered: { kind: 'elemental' } },
    h5: { kind: 'token', seat: 0, count: 2, covered: { kind: 'leader', seat: 1 } },
    c8: { kind: 'leader', seat: 0 },
  },
  elementals: ['d4', 'f6'],
  hands: [HAND, { ...HAND, leader: 'conquered' }],
  influence: { c1: [3, 0], a1: [3, 1] },
  presence: { d4: [0, 2] },
};

it('puts covered halves together to one domino', () => {
  expect(dominoes(VIEW)).toEqual([{ key: '0-23', seat: 0, fire: 2, water: 3, fireAt: 'a1', waterAt: 'b1' }]);
});

it('finds conquered leaders under tokens', () => {
  expect(leaders(VIEW).map(({ at, seat }) => [at, seat])).toEqual([['h5', 1], ['c8', 0]]);
  expect(stakes(VIEW).find(({ at }) => at === 'h5')).toMatchObject({ over: 'leader', rival: 1 });
});

it('counts what tokens lie on apart', () => {
  const { squares, leaders: fallen, elementals } = holdings(VIEW, 0);
  expect([squares.length, fallen.length, elementals.length]).toEqual([0, 1, 1]);
});

it('says what influence changes where a token can still go', () => {
  const after: View = { ...VIEW, influence: { c1: [3, 4], a1: [5, 1], e2: [2, 0] }, presence: { d4: [1, 2] } };
  expect(influenceChanges(VIEW, after)).toEqual([
    { at: 'c1', seat: 1, by: 4, now: 4 },
    { at: 'e2', seat: 0, by: 2, now: 2 },
  ]);
  expect(presenceChanges(VIEW, after)).toEqual([{ at: 'd4', seat: 0, by: 1, now: 1 }]);
});

it('says nothing of changes where the table does not count', () => {
  const { influence: _, ...bare } = VIEW;
  expect(influenceChanges(bare, VIEW)).toEqual([]);
});

it('knows a leader of influence only if there is one', () => {
  expect(leading([3, 1])).toEqual({ seat: 0, value: 3 });
  expect(leading([2, 2])).toBeNull();
  expect(leading([0, 0])).toBeNull();
});

it('names moves for their button', () => {
  expect(caption(VIEW, 'm34:e1f1')).toEqual({ key: 'web-firewater-do-marker', args: { fire: 3, water: 4, squares: 'e1–f1' } });
  expect(caption(VIEW, 't:b1').key).toBe('web-firewater-do-token');
  expect(caption(VIEW, 't:c8').key).toBe('web-firewater-do-conquer');
  expect(caption(VIEW, '-').key).toBe('web-firewater-do-pass');
  expect(caption({ ...VIEW, phase: 'last-round' }, '-').key).toBe('web-firewater-do-decline');
});

it('reads a square out with all that matters', () => {
  const parts = squareName(VIEW, 'c1', ['marker']).args['parts'] as { key: string }[];
  expect(parts.map((part) => part.key)).toEqual([
    'web-firewater-water-square',
    'web-firewater-empty',
    'web-firewater-sums',
    'web-firewater-can-marker',
  ]);
});

it('lists moves by kind and leaves out empty lists', () => {
  const keys = spoken(VIEW, ['m12:e1f1', 'm12:f1e1', 't:b1']).map((list) => [list.heading.key, list.entries.length]);
  expect(keys).toEqual([
    ['web-firewater-list-token', 1],
    ['web-firewater-list-marker', 2],
    ['web-firewater-list-hands', 2],
    ['web-firewater-list-influence', 2],
  ]);
});

it('gives the rule that bars a kind of move', () => {
  expect(reason(VIEW, 0, 'leader').rule).toBe('W-6');
  expect(reason(VIEW, 1, 'leader').rule).toBe('W-8');
  expect(reason({ ...VIEW, phase: 'last-round' }, 0, 'marker').rule).toBe('W-13');
});
