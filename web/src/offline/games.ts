/** The games that this browser keeps, and their removal, which only the player asks for. */

import { api } from '../api';
import type { GamesKept } from '../pocket/messages';
import { introduceMyself } from '../me.svelte';
import { forgetHere, refresh } from '../progress/progress.svelte';
import { isOffline } from './mode.svelte';
import { forgetRunning } from './running';

/** The database of the host; see pocket/database.ts. */
const DATABASE = 'embertide';
const NONE: GamesKept = { running: 0, finished: 0 };

/** How many games there are; the host is started only if there may be any. */
export async function countGames(): Promise<GamesKept> {
  return (await isEmpty()) ? NONE : api.gamesHere();
}

/** Removes finished games; their results stay. */
export async function deleteFinished(): Promise<GamesKept> {
  const left = await api.deleteFinished();
  // Copies of the results say that the games can be looked at.
  forgetHere();
  await refresh();
  return left;
}

/** Removes everything that was played on this device, and who played it. */
export async function deleteAll(): Promise<GamesKept> {
  const { host } = await import('./host');
  host.stop();
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
  forgetHere();
  forgetRunning();
  if (isOffline()) await introduceMyself();
  return NONE;
}

async function isEmpty(): Promise<boolean> {
  // Not every browser says which databases there are.
  const known = await globalThis.indexedDB?.databases?.().catch(() => null);
  return known ? !known.some(({ name }) => name === DATABASE) : false;
}
