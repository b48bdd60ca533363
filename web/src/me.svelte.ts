/** Who the reader is, as the house knows them. */

import { api } from './api';
import type { Me } from './protocol';

let me = $state.raw<Me>();

export function whoAmI(): Me | undefined {
  return me;
}

export function iAm(known: Me): void {
  me = known;
}

/** Asks the house once. */
export async function introduceMyself(): Promise<void> {
  me = await api.me();
}
