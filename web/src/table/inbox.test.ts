/** Tables that arrive faster than the page can show them are shown together. */

import { expect, test, vi } from 'vitest';
import type { Line, Table } from '../protocol';
import { Inbox } from './inbox';

const line = (seq: number): Line => ({ seq, ply: seq, seat: 0, move: `m${seq}`, told: { key: 'player', args: {} } });
const table = (seq: number, ...log: number[]): Table => ({ seq, log: log.map(line) }) as Table;

test('tables that wait together are taken once, with the log of all', async () => {
  const taken = vi.fn<(table: Table) => void>();
  const inbox = new Inbox(taken);
  inbox.put(table(1, 1));
  inbox.put(table(3, 2, 3));
  inbox.put(table(4, 4));
  expect(taken).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  expect(taken).toHaveBeenCalledWith(table(4, 1, 2, 3, 4));
  inbox.put(table(5, 5));
  await vi.waitFor(() => expect(taken).toHaveBeenLastCalledWith(table(5, 5)));
  inbox.close();
});

test('an older table never replaces a newer one', async () => {
  const taken = vi.fn<(table: Table) => void>();
  const inbox = new Inbox(taken);
  inbox.put(table(4, 3, 4));
  inbox.put(table(2, 2));
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith(table(4, 3, 4)));
  inbox.close();
});

test('a closed inbox delivers nothing', async () => {
  const taken = vi.fn<(table: Table) => void>();
  const inbox = new Inbox(taken);
  inbox.put(table(1, 1));
  inbox.close();
  await new Promise((later) => setTimeout(later, 20));
  expect(taken).not.toHaveBeenCalled();
});
