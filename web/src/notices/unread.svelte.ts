/** The tables where it is the user's turn: a mark on the app's icon, on the tab's icon and in its title. */

import { site } from '../offline/mode.svelte';

const KEY = 'turns';

let turns = $state.raw<readonly string[]>(remembered());

export const unread = {
  get count(): number {
    return turns.length;
  },
  /** The prefix of a page's title. */
  get mark(): string {
    return turns.length ? '● ' : '';
  },
};

/** Replaces the whole list, as the server has it. */
export function setTurns(tables: readonly string[]): void {
  turns = tables;
  localStorage.setItem(KEY, JSON.stringify(tables));
  show();
}

/** Adds a table to the list or removes it. */
export function setTurn(table: string, mine: boolean): void {
  const others = turns.filter((one) => one !== table);
  if (mine !== others.length < turns.length) setTurns(mine ? [...others, table] : others);
}

/** Removes the notifications of a table that is open now. */
export async function closeNotices(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: `turn-${table}` })) ?? []) notice.close();
}

function show(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = site(turns.length ? 'icon-turn.svg' : 'icon.svg');
  // Browsers without a badge, or without an installed app, have no such method or refuse.
  void (turns.length ? navigator.setAppBadge?.(turns.length) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

function remembered(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.map(String) : [];
}
