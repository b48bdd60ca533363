/** The user's identity, as the server knows it. */

import { api } from './api';
import type { Me } from './protocol';

let me = $state.raw<Me>();

export function whoAmI(): Me | undefined {
  return me;
}

export function iAm(known: Me): void {
  me = known;
}

/** Requests it from the server once. */
export async function introduceMyself(): Promise<void> {
  me = await api.me();
}

/** The note on this device that a guest was asked for a name, or has chosen one. */
const NAMED = 'named';

/** Whether to ask for a name before others see the made-up one: a guest is asked once. */
export function isNameless(): boolean {
  return !!me && !me.account && localStorage.getItem(NAMED) === null;
}

/** Takes the name that a guest has chosen, or keeps the made-up one; nobody asks again. */
export async function nameMyself(name: string): Promise<void> {
  const chosen = name.trim();
  if (chosen && chosen !== me?.name) me = await api.rename(chosen);
  localStorage.setItem(NAMED, 'yes');
}
