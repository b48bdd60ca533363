/** The tick stands beside the staged squares, inside the board. */

import { expect, test } from 'vitest';
import { besideStaged } from '../beside';
import { aroundStaged } from './beside';
import middle from './samples/middle.json';
import type { View } from './view';

const view = middle.view as unknown as View;

test.each([360, 800])('on a board of %i pixels', (width) => {
  const empty = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2', 'b2'].filter((square) => !view.pieces[square]);
  for (const square of empty) {
    const around = aroundStaged(view, [square], [], null, width)!;
    const { tick } = besideStaged(around, null);
    const [piece] = around.pieces;
    expect(Math.hypot(tick.x - piece.x, tick.y - piece.y)).toBeGreaterThan(piece.r + 15);
    expect(tick.x > 20 && tick.y > 20).toBe(true);
    expect(tick.x < around.bounds.width - 20 && tick.y < around.bounds.height - 20).toBe(true);
  }
});

test('a pass has no place for a tick', () => {
  expect(aroundStaged(view, [], [], null, 800)).toBeNull();
});
