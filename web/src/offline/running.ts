/** Unfinished games on this device, which are listed beside those of the server. */

import { api } from '../api';
import type { Lists, Summary } from '../protocol';
import { askHost } from '../transport/carrier';
import { isOffline } from './mode.svelte';

/** A copy of the list, for when the host does not run. */
const KEPT = 'running-here';

/** All tables of the lists, wherever they are. */
export async function loadLists(): Promise<Lists> {
  return withHere(await api.lists());
}

/** Adds the games on this device to lists of the server. */
export async function withHere<T extends { running: Summary[] }>(lists: T): Promise<T> {
  if (isOffline()) {
    keep(lists.running);
    return lists;
  }
  const here = await askHost<Lists>('/tables');
  if (here) keep(here.running);
  return { ...lists, running: [...lists.running, ...(here?.running ?? kept())] };
}

/** Forgets the games on this device. */
export function forgetRunning(): void {
  localStorage.removeItem(KEPT);
}

function keep(running: Summary[]): void {
  if (running.length) localStorage.setItem(KEPT, JSON.stringify(running));
  else localStorage.removeItem(KEPT);
}

function kept(): Summary[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Summary[];
}
