/** Clicks on squares, turning markers, and the likely intention of illegal clicks. */

import { describe, expect, it } from 'vitest';
import { markerIn, meant, places, probable, settle, turned, type Grip } from './fitting';
import { isMarker, readAll, write, type MarkerMove } from './notation';

const SIZE = { columns: 8, ranks: 8 };
const MARKER: Grip = { kind: 'marker', marker: '23', heading: 0 };
const ALL = readAll(['m23:c3c2', 'm23:c2c3', 'm23:c3d3', 'm23:d3c3', 'm31:a1a2', 'l:c3', 't:e5', 'c:d5']);

const text = (grip: Grip, square: string) => {
  const move = meant(ALL, SIZE, square, grip);
  return move && write(move);
};

describe('meant', () => {
  it('lays the fire half on the square, turned as wished', () => {
    expect(text(MARKER, 'c3')).toBe('m23:c3c2');
    expect(text({ ...MARKER, heading: 3 }, 'c3')).toBe('m23:c3d3');
  });

  it('takes the next way round that is legal', () => {
    expect(text({ ...MARKER, heading: 1 }, 'd3')).toBe('m23:d3c3');
    expect(text(MARKER, 'd3')).toBe('m23:d3c3');
  });

  it('takes a square or an elemental whatever is in hand', () => {
    expect(text(MARKER, 'e5')).toBe('t:e5');
    expect(text(MARKER, 'd5')).toBe('c:d5');
  });

  it('does not place something else than the chosen kind', () => {
    expect(text({ ...MARKER, kind: 'leader' }, 'c3')).toBe('l:c3');
    expect(text({ ...MARKER, kind: 'leader' }, 'c2')).toBeNull();
  });
});

describe('places', () => {
  it('are those of the marker in hand only', () => {
    expect([...places(ALL, MARKER)].sort()).toEqual(['c2', 'c3', 'd3']);
    expect([...places(ALL, { ...MARKER, marker: '31' })].sort()).toEqual(['a1', 'a2']);
  });
});

describe('turned', () => {
  it('comes by every legal way over the square and back', () => {
    const ways = new Set<string>();
    let move = ALL.filter(isMarker)[0] as MarkerMove;
    for (let turn = 0; turn < 4; turn++) {
      ways.add(write(move));
      move = turned(ALL, SIZE, move, 'c3');
    }
    expect([...ways].sort()).toEqual(['m23:c2c3', 'm23:c3c2', 'm23:c3d3', 'm23:d3c3']);
    expect(write(move)).toBe('m23:c3c2');
  });
});

describe('probable', () => {
  it('is a move of the kind in hand on that square', () => {
    expect(probable(SIZE, 'd4', { ...MARKER, kind: 'token' })).toBe('t:d4');
    expect(probable(SIZE, 'd4', MARKER)).toBe('m23:d4d3');
  });

  it('stays on the board', () => {
    expect(probable(SIZE, 'a1', MARKER)).toBe('m23:a1a2');
  });
});

it('keeps the wished kind and marker while they are legal', () => {
  expect(settle(ALL, 'leader')).toBe('leader');
  expect(settle(readAll(['t:a1']), 'marker')).toBe('token');
  expect(markerIn(ALL, ['12', '23', '31'], '31')).toBe('31');
  expect(markerIn(ALL, ['12', '23', '31'], '44')).toBe('23');
});
