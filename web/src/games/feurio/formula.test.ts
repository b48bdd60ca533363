/** Formulas as the rules give them: `tests/words/test_sums.py` writes and checks the file. */

import { describe, expect, test } from 'vitest';
import { sumOf } from './formula';
import sums from './sums.fixture.json';

describe.each(sums)('the region $values of $colour', ({ values, divisor, value, formula }) => {
  test('has the formula of the rules', () => {
    if (formula === null) expect(value).toBe(0);
    else expect(`${sumOf(values)} ÷ ${divisor} → ${value}`).toBe(formula);
  });
});

test('only a sum of several values is in brackets', () => {
  expect(sumOf([6])).toBe('6');
  expect(sumOf([3, 5, 6])).toBe('(3 + 5 + 6)');
});
