/** The box of the coach covers nothing that it speaks of. */

import { expect, test } from 'vitest';
import { placed, type Box } from './placing';

const AREA: Box = { left: 0, top: 0, width: 390, height: 600 };
const SIZE = { width: 358, height: 150 };

function covers(at: { left: number; top: number }, thing: Box): boolean {
  const across = at.left < thing.left + thing.width && thing.left < at.left + SIZE.width;
  return across && at.top < thing.top + thing.height && thing.top < at.top + SIZE.height;
}

test('it stands below what it speaks of, and points at it', () => {
  const thing = { left: 100, top: 200, width: 80, height: 70 };
  const at = placed(SIZE, AREA, [thing]);
  expect(at).toEqual({ left: 12, top: 284, tip: 'top', at: 128 });
});

test('it stands above where there is no room below', () => {
  const thing = { left: 300, top: 480, width: 80, height: 70 };
  expect(placed(SIZE, AREA, [thing])).toMatchObject({ top: 316, tip: 'bottom', at: 320 });
});

test('it covers none of several things', () => {
  const things = [
    { left: 40, top: 180, width: 80, height: 70 },
    { left: 200, top: 330, width: 80, height: 70 },
  ];
  const at = placed(SIZE, AREA, things);
  expect(things.some((thing) => covers(at, thing))).toBe(false);
});

test('it rather covers nothing that can be clicked', () => {
  const thing = { left: 100, top: 250, width: 80, height: 70 };
  const below = { left: 100, top: 330, width: 80, height: 70 };
  expect(placed(SIZE, AREA, [thing], { rather: [below] })).toMatchObject({ tip: 'bottom' });
});

test('it leaves a notice above the board alone', () => {
  const notice = { left: 12, top: 12, width: 366, height: 60 };
  const thing = { left: 100, top: 170, width: 80, height: 430 };
  const at = placed(SIZE, AREA, [thing], { never: [notice] });
  expect(covers(at, notice)).toBe(false);
  expect(at.tip).toBeNull();
});

test('without a thing it stands at the lower edge', () => {
  expect(placed(SIZE, AREA, [])).toMatchObject({ top: 438, tip: null });
});
