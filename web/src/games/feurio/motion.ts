/** Short animations between two views; none with reduced motion. */

import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../../motion';

const FLIP = 240;
const DROP = 180;

interface Turning {
  side: 'back' | 'face';
  /** It was already shown face up, so it does not turn over. */
  seen: boolean;
  /** A queue of animations brings it. */
  still: boolean;
}

/** A tile turns over: the back narrows, then the face widens. */
export function turnUp(_: Element, { side, seen, still }: Turning): TransitionConfig {
  if (still) return { duration: 0 };
  if (seen) return settle(side);
  const narrow = (t: number) => (side === 'back' ? Math.max(0, 1 - 2 * t) : Math.max(0, 2 * t - 1));
  const lift = (t: number) => 1 + 0.12 * Math.sin(Math.PI * t);
  return {
    duration: FLIP * pace(),
    css: (t) => `transform: scale(${narrow(t) * lift(t)}, ${lift(t)})`,
  };
}

function settle(side: 'back' | 'face'): TransitionConfig {
  const duration = side === 'back' ? 0 : DROP * pace();
  return { duration, css: (_, u) => `transform: scale(${1 + 0.08 * u * u})` };
}

/** A piece is set down. */
export function drop(_: Element, { still }: { still: boolean }): TransitionConfig {
  return {
    duration: still ? 0 : DROP * pace(),
    css: (t, u) => `transform: translateY(${-46 * u * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}
