/** Which page an address means. */

import { expect, test } from 'vitest';
import { pageOf } from './pages';

test('the start page, pages of a game, and tables', () => {
  expect(pageOf([])).toBeNull();
  expect(pageOf(['new', 'feurio'])?.props).toEqual({ game: 'feurio' });
  expect(pageOf(['t', 'abc'])?.props).toEqual({ id: 'abc' });
  expect(pageOf(['t', 'abc', 'replay'])?.props).toEqual({ id: 'abc' });
});

test('anything else leads nowhere', () => {
  const nowhere = String(pageOf(['nowhere'])?.load);
  for (const path of [['new', 'chess'], ['t', 'abc', 'other'], ['t', 'abc', 'replay', 'x'], ['what', 'feurio']]) {
    expect(String(pageOf(path)?.load)).toBe(nowhere);
  }
});
