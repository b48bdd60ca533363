/** Whether a page shows a table in play: replays and lessons have the same rows, but nobody is present. */

import { getContext, setContext } from 'svelte';

const LIVE = Symbol('live');

export function goLive(): void {
  setContext(LIVE, true);
}

export function isLive(): boolean {
  return getContext(LIVE) === true;
}
