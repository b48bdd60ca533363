/** Tiles and firefighters on a real table: the effect of each tap. */

import { expect, test } from 'vitest';
import type { View } from '../view';
import type { Setup, Snap } from '../../../companion/snap';
import { anywhere, before } from './showing';
import { after, draw, ERASER, first, lacking, position, put, turnUp } from './table';

const SETUP: Setup = { mode: 'competitive', players: 2, variants: [], layout: null, board: null };
const BEGUN: Snap = { placed: ['s0,0=5', 's1,0=3'], turn: 1, hands: [], step: 'draw' };

test('the opening tiles go to their places, then the house can be asked', () => {
  const one = turnUp(first(SETUP), 5);
  expect([one.placed, lacking(one, 2)]).toEqual([['s0,0=5'], 1]);
  expect(before(one, SETUP)?.view.drawn).toEqual([5, 0]);
  expect([turnUp(one, 3), before(turnUp(one, 3), SETUP)]).toEqual([BEGUN, null]);
});

test('who is alone begins alone', () => {
  expect(first({ ...SETUP, players: 1 }).turn).toBe(0);
});

test('a turn: draw, lay, send, and the next one draws', () => {
  const laid = after(draw(BEGUN, 4), 's0,1', 2);
  expect(laid).toEqual({ placed: [...BEGUN.placed, 's0,1=4'], turn: 1, hands: [], step: 'act' });
  const sent = after(laid, 'd0,0:blue:2', 2);
  expect(sent).toEqual({ placed: [...laid.placed, 'd0,0:blue:2'], turn: 0, hands: [], step: 'draw' });
  expect(after(laid, '-', 2)).toEqual({ ...laid, turn: 0, step: 'draw' });
});

test('a tile face down ends the turn', () => {
  const covered = after(draw(BEGUN, 4), 'x0,1:blue', 2);
  expect([covered.placed.at(-1), covered.turn, covered.step]).toEqual(['x0,1:blue', 0, 'draw']);
});

test('pieces anywhere: laid, exchanged, taken away, the last one first', () => {
  const more = put(put(BEGUN, 's2,0', '6'), 'd2,0:red:1', 'red');
  expect(more.placed).toEqual([...BEGUN.placed, 's2,0=6', 'd2,0:red:1']);
  expect(put(more, 's2,0', '4').placed).toEqual([...BEGUN.placed, 's2,0=4', 'd2,0:red:1']);
  const less = put(more, 's2,0', ERASER);
  expect(less.placed).toEqual([...BEGUN.placed, 's2,0=6']);
  expect(put(less, 's2,0', ERASER).placed).toEqual(BEGUN.placed);
});

test('the house is told of each tile after one that it touches, and of tiles face down last', () => {
  const snap = { ...BEGUN, placed: ['s0,0=5', 's2,0=1', 'd2,0:red:1', 's0,1=4', 's1,1=6'] };
  expect(position(snap).placed).toEqual(['s0,0=5', 's0,1=4', 's1,1=6', 's2,0=1', 'd2,0:red:1']);
  const covered = { ...BEGUN, placed: ['x0,0:red', 's1,0=3', 's0,1=2'] };
  expect(position(covered).placed).toEqual(['s1,0=3', 's0,1=2', 'x0,0:red']);
});

test('anywhere: tiles beside the fire or on another, firefighters and the eraser on tiles', () => {
  const view = { tiles: [{ at: '0,0' }], hottest: [] } as unknown as View;
  expect(anywhere(view, '5').moves).toHaveLength(7);
  expect(anywhere(view, 'blue').moves).toEqual(['d0,0:blue:1']);
  expect(anywhere(view, ERASER).moves).toEqual(['s0,0']);
});
