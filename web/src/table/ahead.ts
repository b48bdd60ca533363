/** The data of the table at the page's address, asked for while the code of the page is loaded. */

import { api } from '../api';
import { roomOf } from '../games/rooms';
import type { Table } from '../protocol';
import { place } from '../route.svelte';

let ahead: { id: string; key: string | null; table: Promise<Table> } | null = null;

/** Asks for the table if the page shows one, and begins to load its board. */
export function askAhead(): void {
  const { path, query } = place();
  const [first, id] = path;
  if (first !== 't' || !id || path.length > 2) return;
  const key = keyOf(query);
  const table = api.table(id, key);
  // Whoever takes it hears why it failed; a board that fails to load is loaded again.
  table.then(({ game }) => roomOf(game).table()).catch(() => undefined);
  ahead = { id, key, table };
}

/** The table that was asked for ahead, once; else it is asked for now. */
export function takeTable(id: string, key: string | null): Promise<Table> {
  const found = ahead?.id === id && ahead.key === key ? ahead.table : api.table(id, key);
  ahead = null;
  return found;
}

/** The key of a spectator in an address. */
export function keyOf(query: URLSearchParams): string | null {
  return query.get('key') ?? query.get('watch');
}
