/** Short movements made from the difference of two views; none for those who want none. */

import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const FLIP = 240;
const DROP = 180;

function still(): boolean {
  return prefersReducedMotion.current;
}

interface Turning {
  side: 'back' | 'face';
  /** It was shown face up before: it only settles. */
  seen: boolean;
}

/** A tile turns over: the back narrows, then the face widens. */
export function turnUp(_: Element, { side, seen }: Turning): TransitionConfig {
  if (seen) return settle(side);
  const narrow = (t: number) => (side === 'back' ? Math.max(0, 1 - 2 * t) : Math.max(0, 2 * t - 1));
  const lift = (t: number) => 1 + 0.12 * Math.sin(Math.PI * t);
  return {
    duration: still() ? 0 : FLIP,
    css: (t) => `transform: scale(${narrow(t) * lift(t)}, ${lift(t)})`,
  };
}

function settle(side: 'back' | 'face'): TransitionConfig {
  const duration = still() || side === 'back' ? 0 : DROP;
  return { duration, css: (_, u) => `transform: scale(${1 + 0.08 * u * u})` };
}

/** A piece is set down. */
export function drop(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: still() ? 0 : delay,
    duration: still() ? 0 : DROP,
    css: (t, u) => `transform: translateY(${-46 * u * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}
