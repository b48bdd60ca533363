/** Where an event came from, also one that has no element. */

import { expect, test } from 'vitest';
import { closest } from './events';

function from(target: unknown): Event {
  return { target } as Event;
}

test('finds the element that matches', () => {
  const button = {};
  const within = { closest: (selector: string) => (selector === 'button' ? button : null) };
  expect(closest(from(within), 'button')).toBe(button);
  expect(closest(from(within), 'a')).toBeNull();
});

test('finds nothing without an element', () => {
  expect(closest(from(null), 'a')).toBeNull();
  // A document and a window have no `closest`.
  expect(closest(from({}), 'a')).toBeNull();
});
