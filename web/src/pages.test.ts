/** Which page an address means. */

import { expect, test } from 'vitest';
import { OWN_CLIENTS } from './games/rooms';
import { pageOf } from './pages';

const [game = ''] = OWN_CLIENTS;
const source = (path: string[]): string => String(pageOf(path).load);

test('the start page, pages of a game, and tables', () => {
  expect(pageOf([])).toMatchObject({ props: {}, early: true });
  expect(pageOf(['new', game]).props).toEqual({ game });
  expect(pageOf(['t', 'abc']).props).toEqual({ id: 'abc' });
  expect(pageOf(['t', 'abc', 'replay']).props).toEqual({ id: 'abc' });
});

test('of a game without a client, the server is asked first', () => {
  expect(pageOf(['rules', 'nim']).props).toMatchObject({ game: 'nim' });
  expect(String(pageOf(['rules', 'nim']).props['load'])).toBe(source(['rules', game]));
  expect(source(['rules', 'nim'])).not.toBe(source(['rules', game]));
});

test('anything else leads nowhere', () => {
  const nowhere = source(['nowhere']);
  for (const path of [['t', 'abc', 'other'], ['t', 'abc', 'replay', 'x'], ['what', game], ['toString', game], ['what', 'nim']]) {
    expect(source(path)).toBe(nowhere);
  }
});
