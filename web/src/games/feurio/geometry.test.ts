/** Cells on the picture, and the camera. */

import { expect, test } from 'vitest';
import { crop, fit, keep, zoom } from './camera';
import { boxAround, centre, lowStands, neighbours, outline, spacesDrawn, stands, stepTo } from './geometry';

test('neighbours lie around a cell at one distance', () => {
  expect(neighbours('0,0').sort()).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0']);
  for (const at of neighbours('2,-3')) {
    const [[x, y], [cx, cy]] = [centre(at), centre('2,-3')];
    expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(173.2, 1);
  }
});

test('one cell has six corners, two have ten, a ring has a hole', () => {
  const corners = (cells: string[]) => outline(cells).split('Q').length - 1;
  expect(corners(['0,0'])).toBe(6);
  expect(corners(['0,0', '1,0'])).toBe(10);
  expect(corners(neighbours('0,0'))).toBe(18 + 6);
  expect(outline(neighbours('0,0')).split('Z').length - 1).toBe(2);
  expect(outline(['0,0', '5,5']).split('Z').length - 1).toBe(2);
  expect(outline([])).toBe('');
});

test('arrows go to the nearest cell that way, or nowhere', () => {
  const cells = ['0,0', '1,0', '0,1', '1,-1', '0,-1', '-1,0'];
  expect(stepTo('0,0', 90, cells)).toBe('0,1');
  expect(stepTo('0,0', 270, cells)).toBe('0,-1');
  expect(['1,0', '1,-1']).toContain(stepTo('0,0', 0, cells));
  expect(stepTo('0,0', 180, cells)).toBe('-1,0');
  expect(stepTo('0,1', 90, cells)).toBeNull();
});

test('every cell of a board can be reached by arrows', () => {
  const cells = ['0,0', '1,0', '0,1', '1,1', '2,0', '0,2', '-1,1', '1,-1', '3,-2', '-2,2'];
  const seen = new Set(['0,0']);
  for (const at of seen) {
    for (const way of [0, 90, 180, 270]) {
      const to = stepTo(at, way, cells);
      if (to) seen.add(to);
    }
  }
  expect([...seen].sort()).toEqual([...cells].sort());
});

test('a tile has as many places to stand as spaces', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(spacesDrawn)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect([1, 2, 3].map((spaces) => stands(spaces).length)).toEqual([1, 2, 3]);
});

test('the camera shows the whole box in the middle', () => {
  const world = boxAround(['0,0', '4,0', '0,4']);
  const screen = { width: 360, height: 400 };
  const { x, y, scale } = fit(world, screen);
  expect(scale * world.width).toBeLessThanOrEqual(360.001);
  expect(x + scale * (world.x + world.width / 2)).toBeCloseTo(180);
  expect(y + scale * (world.y + world.height / 2)).toBeCloseTo(200);
});

test('zooming keeps the point under the pointer, and nobody gets lost', () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  const nearer = zoom(camera, 2, 110, 70, 0.1);
  expect((110 - nearer.x) / nearer.scale).toBeCloseTo((110 - 10) / 0.5);
  expect(zoom(camera, 0.001, 0, 0, 0.3).scale).toBe(0.3);
  const world = { x: 0, y: 0, width: 100, height: 100 };
  const kept = keep({ x: 5000, y: -5000, scale: 1 }, world, { width: 200, height: 200 });
  expect(kept).toEqual({ x: 100, y: 0, scale: 1 });
});

test('a world too large is shown around its focus, without empty sides', () => {
  const world = { x: 0, y: 0, width: 1000, height: 400 };
  const screen = { width: 300, height: 300 };
  const at = (x: number) => crop(world, screen, 0.5, [x, 200]);
  expect(at(500)).toEqual({ x: -100, y: 50, scale: 0.5 });
  expect(at(0).x).toBeCloseTo(0);
  expect(at(1000).x).toBe(-200);
});

test('on small tiles, nobody stands over the numeral', () => {
  // As drawn in art.svg and enlarged in the board: 41 high from -66.5, by 1.6 from -76.
  const [low, side] = [-76 + (-66.5 + 41 + 76) * 1.6, 15 * 1.6];
  for (const spaces of [1, 2, 3]) {
    for (const [x, y] of lowStands(spaces)) {
      const [top, left, right] = [y - 54 * 1.02, x - 23 * 1.02, x + 23 * 1.02];
      expect(top > low || left > side || right < -side).toBe(true);
    }
  }
});
