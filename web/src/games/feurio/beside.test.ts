/** The tick and the preview stand over nothing that must be read. */

import { describe, expect, test } from 'vitest';
import { besideStaged, type Around } from '../beside';
import { aroundStaged } from './beside';
import { fit, type Camera } from './camera';
import { boxAround, centre } from './geometry';
import { position, tile } from './sample.fixture';
import { sceneOf } from './scene';
import { stageWith } from './stage.fixture';
import type { View } from './view';

const PILL = { width: 110, height: 36 };
const CHOICE = { down: false, colour: null, count: 1 };

function staged(view: View, moves: string[], move: string, screen: { width: number; height: number }): Around {
  const scene = sceneOf(stageWith({ view, moves, staged: move }), CHOICE);
  const camera: Camera = fit(boxAround(scene.cells.map((cell) => cell.at), 60), screen);
  return aroundStaged(view, scene, [], camera, screen)!;
}

/** Pixels between the middle of a numeral and a place. */
function toNumerals(around: Around, place: { x: number; y: number }): number {
  const numerals = around.discs.filter((disc) => disc.cost === 8);
  return Math.min(...numerals.map((disc) => Math.hypot(disc.x - place.x, disc.y - place.y) - disc.r));
}

describe.each([
  { name: 'a desk', width: 1000, height: 800 },
  { name: 'a phone', width: 390, height: 500 },
])('on the board of $name', (screen) => {
  test('the tick of a tile to be laid is beside it, inside the board, over no numeral', () => {
    const around = staged(position(), ['s1,-1', 's-1,1'], 's1,-1', screen);
    const { tick } = besideStaged(around, null);
    expect(Math.hypot(tick.x - around.pieces[0].x, tick.y - around.pieces[0].y)).toBeGreaterThan(around.pieces[0].r);
    expect(toNumerals(around, tick)).toBeGreaterThan(20);
    expect(tick.x > 24 && tick.y > 24 && tick.x < screen.width - 24 && tick.y < screen.height - 24).toBe(true);
  });

  test('the preview covers neither the tick nor a numeral', () => {
    const around = staged(position({ phase: 'deploying' }), ['d2,0:yellow:1', '-'], 'd2,0:yellow:1', screen);
    const { tick, pill } = besideStaged(around, PILL);
    const apart = Math.max(Math.abs(pill!.x - tick.x) - PILL.width / 2, Math.abs(pill!.y - tick.y) - PILL.height / 2);
    expect(apart).toBeGreaterThan(24);
    for (const disc of around.discs.filter((one) => one.cost === 8)) {
      const [dx, dy] = [Math.abs(disc.x - pill!.x) - PILL.width / 2, Math.abs(disc.y - pill!.y) - PILL.height / 2];
      expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(disc.r / 2);
    }
  });
});

test('where a full forest leaves no land, the preview goes to the border of the board', () => {
  const cells = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((q) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((r) => `${q},${r}`));
  const view = position({ phase: 'deploying', tiles: cells.map((at) => tile(at, 5)) });
  const scene = sceneOf(stageWith({ view, moves: ['d0,0:yellow:1'], staged: 'd0,0:yellow:1' }), CHOICE);
  const [x, y] = centre('0,0');
  const camera = { scale: 0.3, x: 195 - 0.3 * x, y: 250 - 0.3 * y };
  const { pill, far } = besideStaged(aroundStaged(view, scene, [], camera, { width: 390, height: 500 })!, PILL);
  expect(far).toBe(true);
  expect(Math.min(pill!.y, 500 - pill!.y)).toBeLessThan(40);
});
