/** How far the host of this device is loaded, for pages that wait for it. */

import type { Progress, Step } from '../pocket/messages';

const STEPS: readonly Step[] = ['python', 'rules', 'players'];

let busy = $state(false);
let part = $state(0);

export const loading = {
  get busy(): boolean {
    return busy;
  },
  /** The part of the whole, from 0 to 1. */
  get part(): number {
    return part;
  },
};

/** Takes news of a start: that it begins or goes on, or null when it has ended. */
export function note(news: Progress | 'begun' | null): void {
  busy = news !== null;
  if (news === 'begun') part = 0;
  else if (news) part = (STEPS.indexOf(news.step) + news.done / Math.max(news.total, 1)) / STEPS.length;
}
