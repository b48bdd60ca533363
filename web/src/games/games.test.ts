/** Colours of seats, and rules by number. */

import { expect, test } from 'vitest';
import { coloursOf } from './marks';
import { rulesOf } from './rulebook';

test('two share four colours in one game, and take unlike ones in the other', () => {
  expect(coloursOf('feurio', 1, 0)).toHaveLength(4);
  expect(coloursOf('feurio', 2, 1)).toEqual(['blue', 'yellow']);
  expect(coloursOf('feurio', 3, 1)).toEqual(['green']);
  expect(coloursOf('firewater', 2, 1)).toEqual(['blue']);
  expect(coloursOf('firewater', 4, 3)).toEqual(['yellow']);
});

test('a rule belongs to a game', () => {
  expect(rulesOf('F-9')).toBe('feurio');
  expect(rulesOf('W-15')).toBe('firewater');
  expect(rulesOf('F-99')).toBeNull();
  expect(rulesOf('')).toBeNull();
});
