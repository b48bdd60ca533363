/** Changes between playing with the server and playing on this device. */

import { Refusal } from '../api';
import { forgetMenus } from '../games/menus';
import { introduceMyself } from '../me.svelte';
import { go } from '../route.svelte';
import { goOffline, goOnline } from './mode.svelte';

export function playOffline(): void {
  goOffline();
  beginAnew();
}

export function playOnline(): void {
  goOnline();
  beginAnew();
}

function beginAnew(): void {
  forgetMenus();
  go('/');
  introduceMyself().catch((problem: unknown) => {
    // The start page itself reports it.
    if (!(problem instanceof Refusal)) throw problem;
  });
}
