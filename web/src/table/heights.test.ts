import { expect, test } from 'vitest';
import { after, HANDLE, restOf, stepped, stopsOf } from './heights';

const STOPS = { peek: 150, half: 300, full: 700 };

test('peek shows the head and the scores, half the tools as well, full leaves a strip of the board', () => {
  expect(stopsOf({ head: 80, tools: 140, foot: 48, space: 796 })).toEqual({
    peek: HANDLE + 128,
    half: HANDLE + 268,
    full: 740,
  });
});

test('the heights are in order, however much or little there is to show', () => {
  for (const head of [0, 90, 700]) {
    for (const tools of [0, 200, 2000]) {
      const { peek, half, full } = stopsOf({ head, tools, foot: 0, space: 600 });
      expect(peek).toBeLessThanOrEqual(half);
      expect(half).toBeLessThanOrEqual(full);
    }
  }
});

test('a slow release goes to the nearest height', () => {
  expect(restOf(STOPS, 210, 0.1)).toBe('peek');
  expect(restOf(STOPS, 240, -0.3)).toBe('half');
  expect(restOf(STOPS, 640, 0)).toBe('full');
});

test('a flick goes to the next height in its direction', () => {
  expect(restOf(STOPS, 160, 0.6)).toBe('half');
  expect(restOf(STOPS, 310, 0.6)).toBe('full');
  expect(restOf(STOPS, 690, -0.6)).toBe('half');
  expect(restOf(STOPS, 290, -2)).toBe('peek');
  expect(restOf(STOPS, 740, 2)).toBe('full');
});

test('a tap goes up and then around, a key stops at the ends', () => {
  expect(after(STOPS, 'peek')).toBe('half');
  expect(after(STOPS, 'full')).toBe('peek');
  expect(after({ ...STOPS, half: 150 }, 'peek')).toBe('full');
  expect(stepped(STOPS, 'full', true)).toBe('full');
  expect(stepped(STOPS, 'full', false)).toBe('half');
  expect(stepped({ ...STOPS, half: 150 }, 'full', false)).toBe('half');
});
