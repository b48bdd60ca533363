/** The focus of a table: it is never lost when the element that had it is gone or disabled. */

import { tick } from 'svelte';

let last: Element | null = null;
document.addEventListener('focusin', (event) => (last = event.target instanceof Element ? event.target : null));

/** Gives the focus to the board if what had it cannot have it any more; Enter and Tab go on from there. */
export async function keepFocus(): Promise<void> {
  await tick();
  const active = document.activeElement;
  const lost = last !== null && (!last.isConnected || last.matches(':disabled'));
  if (!lost || (active && active !== document.body && active !== last)) return;
  const board = document.querySelector<HTMLElement>('main');
  if (!board) return;
  board.tabIndex = -1;
  board.focus({ preventScroll: true });
}
