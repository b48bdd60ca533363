/** The bubble of a refusal covers nothing of what it speaks about. */

import { expect, test } from 'vitest';
import { clearerSide } from './side';

const BOARD = { top: 48, bottom: 648 };

test('it stays at the bottom while nothing is there', () => {
  expect(clearerSide(BOARD, 80, [{ top: 100, bottom: 150 }])).toBe('bottom');
  expect(clearerSide(BOARD, 80, [])).toBe('bottom');
});

test('it goes to the top if the place is at the bottom', () => {
  expect(clearerSide(BOARD, 80, [{ top: 560, bottom: 640 }])).toBe('top');
});

test('with places on both sides it covers the smaller part', () => {
  expect(clearerSide(BOARD, 80, [{ top: 40, bottom: 140 }, { top: 620, bottom: 640 }])).toBe('bottom');
});
