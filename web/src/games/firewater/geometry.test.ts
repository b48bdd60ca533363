/** Squares on the picture. */

import { expect, it } from 'vitest';
import { kept, WHOLE, zoomed } from './camera';
import { beside, centre, elementOf, extent, rowsOf, squareAt } from './geometry';

const SMALL = { columns: 8, ranks: 8 };
const WIDE = { columns: 12, ranks: 8 };

it('puts a1 bottom left', () => {
  expect(centre(SMALL, 'a1')).toEqual({ x: 94, y: 794 });
  expect(centre(WIDE, 'l8')).toEqual({ x: 1194, y: 94 });
  expect(extent(WIDE)).toEqual({ x: 1288, y: 888 });
});

it('finds every square again under its middle', () => {
  for (const name of rowsOf(WIDE).flat()) expect(squareAt(WIDE, centre(WIDE, name))).toBe(name);
});

it('finds nothing on the rim', () => {
  expect(squareAt(SMALL, { x: 20, y: 400 })).toBeNull();
  expect(squareAt(SMALL, { x: 400, y: 870 })).toBeNull();
});

it('steps over the board, not off it', () => {
  expect(beside(SMALL, 'd4', { x: 0, y: -1 })).toBe('d5');
  expect(beside(SMALL, 'h4', { x: 1, y: 0 })).toBeNull();
});

it('reads the printed elements from the top row', () => {
  const rows = ['FW', 'WF'];
  expect(elementOf({ rows }, 'a2')).toBe('F');
  expect(elementOf({ rows }, 'a1')).toBe('W');
});

it('zooms about the point under the finger', () => {
  const near = zoomed(WHOLE, 2, { x: 100, y: 50 });
  expect(near).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomed(near, 0.1, { x: 0, y: 0 }).scale).toBe(1);
});

it('keeps the board in the frame', () => {
  const far = kept({ scale: 2, x: 900, y: 900 }, { x: 400, y: 800 }, { x: 400, y: 400 });
  expect(far).toEqual({ scale: 2, x: 200, y: 0 });
});
