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

it('lies turned by a quarter with the same names', () => {
  const turned = { ...WIDE, turned: true, rim: 30 };
  expect(extent(turned)).toEqual({ x: 860, y: 1260 });
  expect(centre(turned, 'a1')).toEqual({ x: 80, y: 80 });
  expect(centre(turned, 'l8')).toEqual({ x: 780, y: 1180 });
  expect(rowsOf(turned)[0]).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  for (const name of rowsOf(turned).flat()) expect(squareAt(turned, centre(turned, name))).toBe(name);
  // Steps are those on the screen: down is the next letter, right the next number.
  expect(beside(turned, 'c3', { x: 0, y: 1 })).toBe('d3');
  expect(beside(turned, 'c3', { x: 1, y: 0 })).toBe('c4');
  expect(beside(turned, 'c8', { x: 1, y: 0 })).toBeNull();
  expect(new Set(rowsOf(turned).flat())).toEqual(new Set(rowsOf(WIDE).flat()));
});
