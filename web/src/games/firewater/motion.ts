/** Short movements of pieces, none for those who want none. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const DROP = 180;
const FLIP = 240;

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function lasting(duration: number): number {
  return wantsStillness() ? 0 : duration;
}

/** A piece comes down on the board, about its own middle. */
export function drop(_: Element): TransitionConfig {
  const place = (u: number) => `transform: translateY(${-42 * u}px) scale(${1 + 0.16 * u})`;
  const css = (t: number, u: number) => `${place(u)}; opacity: ${Math.min(1, 2 * t)}`;
  return { duration: lasting(DROP), easing: cubicOut, css };
}

/** A piece is taken back. */
export function lift(_: Element): TransitionConfig {
  return { duration: lasting(DROP / 2), css: (t) => `opacity: ${t}` };
}

/** A marker is turned up. */
export function flip(_: Element): TransitionConfig {
  return { duration: lasting(FLIP), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}
