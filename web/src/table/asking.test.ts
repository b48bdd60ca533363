/** Who is shown which request. */

import { expect, test } from 'vitest';
import type { Table } from '../protocol';
import { asking } from './asking';

function table(mine: number | null, more: Partial<Table>): Table {
  const seats = [0, 1, 2].map((seat) => ({ mine: seat === mine }));
  return { seats, asked: null, rematch: null, rematch_seat: null, ...more } as Table;
}

test('a take-back waits for those who have not answered', () => {
  const asked = { asked: { seat: 0, waiting: [2] } };
  expect([0, 1, 2, null].map((mine) => asking(table(mine, asked), null)?.waits)).toEqual([false, false, true, false]);
});

test('a rematch is offered to the other players until they put it aside', () => {
  const again = { rematch: 'next', rematch_seat: 1 };
  expect(asking(table(0, again), null)).toEqual({ about: 'rematch', seat: 1, waits: true });
  expect(asking(table(0, again), 'next')).toBeNull();
  expect(asking(table(1, again), null)).toBeNull();
  expect(asking(table(null, again), null)).toBeNull();
  expect(asking(table(0, { rematch: 'next' }), null)).toBeNull();
});
