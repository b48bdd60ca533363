/** The clients of the rooms: found by folder, and a plain one for every other game. */

import { expect, test } from 'vitest';
import { plain } from './plain';
import { coloursOf, OWN_CLIENTS, roomOf } from './rooms';

test('a folder with an index is a room', () => {
  expect(OWN_CLIENTS).toEqual(['feurio', 'firewater']);
  expect(OWN_CLIENTS.map(roomOf)).not.toContain(plain);
});

test('two share four colours in one game, and take unlike ones in the other', () => {
  expect(coloursOf('feurio', 1, 0)).toHaveLength(4);
  expect(coloursOf('feurio', 2, 1)).toEqual(['blue', 'yellow']);
  expect(coloursOf('feurio', 3, 1)).toEqual(['green']);
  expect(coloursOf('firewater', 2, 1)).toEqual(['blue']);
  expect(coloursOf('firewater', 4, 3)).toEqual(['yellow']);
});

test('a game without a client of its own has the plain one', () => {
  expect(roomOf('nim')).toBe(plain);
  expect(roomOf('nim').lesson).toBeUndefined();
  expect(roomOf('nim').companion).toBeUndefined();
  expect(coloursOf('nim', 6, 5)).toEqual(['green']);
});
