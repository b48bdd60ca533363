/** Pieces of Fire & Water on a real table: the effect of each tap. */

import { expect, test } from 'vitest';
import type { View } from '../view';
import type { Snap } from '../../../companion/snap';
import { anywhere } from './showing';
import { after, ERASER, first, moveOf, put, turnUp } from './table';

const SETUP = { mode: 'competitive', players: 2, variants: [], layout: 'default', board: null };
const BEGUN: Snap = { placed: ['e:c3'], turn: 1, hands: ['12', '23 14'], step: 'act' };

test('elementals go round, then markers leave the hand', () => {
  const one = after(first(SETUP), 'e:c3', 2);
  expect([one.placed, one.turn]).toEqual([['e:c3'], 1]);
  const two = after(BEGUN, 'm23:b3b2', 2);
  expect(two).toEqual({ placed: ['e:c3', '1:m23:b3b2'], turn: 0, hands: ['12', '14'], step: 'act' });
  expect(after(BEGUN, '-', 2)).toEqual({ ...BEGUN, turn: 0 });
});

test('markers are turned up', () => {
  expect(turnUp(BEGUN, 0, '33').hands).toEqual(['12 33', '23 14']);
});

test('anywhere, the tool says what is put, whatever the board thought was meant', () => {
  expect(put(BEGUN, 'c:c3', 'l', 0).placed.at(-1)).toBe('0:l:c3');
  expect(put(BEGUN, 'm44:b3b2', 'm44', 0).placed.at(-1)).toBe('0:m44:b3b2');
  expect(put(BEGUN, 'e:d5', 'e', 0).placed.at(-1)).toBe('e:d5');
});

test('the eraser takes the last thing on a square', () => {
  const snap = { ...BEGUN, placed: ['e:c3', '1:m23:b3b2', '0:t:b2'] };
  const less = put(snap, 't:b2', ERASER, 0);
  expect(less.placed).toEqual(['e:c3', '1:m23:b3b2']);
  expect(put(less, 't:b2', ERASER, 0).placed).toEqual(['e:c3']);
});

test('every pair of empty squares is offered both ways', () => {
  const view = { rows: ['FW', 'WF'], pieces: { a1: { kind: 'elemental' } }, hands: [{ open: [] }] } as unknown as View;
  expect(anywhere(view, 'm23', 0).moves.sort()).toEqual(['m23:a2b2', 'm23:b1b2', 'm23:b2a2', 'm23:b2b1']);
  expect(anywhere(view, ERASER, 0).moves).toEqual(['t:a1']);
});

test('a piece is known by the move that puts it there', () => {
  expect(['e:c3', '1:m23:b3b2'].map(moveOf)).toEqual(['e:c3', 'm23:b3b2']);
});
