/** Short animations of pieces; none with reduced motion. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../../motion';

const DROP = 180;
const FLIP = 240;

/** A piece drops onto the board, scaled about its centre, unless a queue of animations brings it. */
export function drop(_: Element, { still }: { still: boolean }): TransitionConfig {
  const place = (u: number) => `transform: translateY(${-42 * u}px) scale(${1 + 0.16 * u})`;
  const css = (t: number, u: number) => `${place(u)}; opacity: ${Math.min(1, 2 * t)}`;
  return { duration: still ? 0 : DROP * pace(), easing: cubicOut, css };
}

/** A piece is taken back. */
export function lift(_: Element, { still }: { still: boolean }): TransitionConfig {
  return { duration: still ? 0 : (DROP / 2) * pace(), css: (t) => `opacity: ${t}` };
}

/** A marker is turned up. */
export function flip(_: Element): TransitionConfig {
  return { duration: FLIP * pace(), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}
