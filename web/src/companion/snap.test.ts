/** A table as text, and back. */

import { expect, test } from 'vitest';
import { nextSeat, read, write, type Kept } from './snap';

const KEPT: Kept = {
  setup: { mode: 'competitive', players: 2, variants: ['firebreak', 'hotter'], layout: 'default', board: null },
  snap: { placed: ['s0,0=5', 'd0,0:red:2'], turn: 1, hands: ['12 23', ''], step: 'draw' },
};

test('what was written is read back', () => {
  expect(read(write(KEPT))).toEqual(KEPT);
  const own = { ...KEPT, setup: { ...KEPT.setup, layout: null, board: ['FW', 'WF'] } };
  expect(read(write(own))).toEqual(own);
});

test('an address holds it as it is', () => {
  const address = new URL(`http://house/companion#${write(KEPT)}`);
  expect(address.hash.slice(1)).toBe(write(KEPT));
});

test('what is none of ours means nothing', () => {
  for (const text of ['', 'F-9', '2/competitive', 'two/competitive///1/draw//', '2/competitive///x/draw//']) {
    expect(read(text)).toBeNull();
  }
});

test('play goes round the table', () => {
  expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
  expect(nextSeat(0, 1)).toBe(0);
});
