/** The pace of animations: the setting of this device, and the browser's preference for less motion. */

import { prefersReducedMotion } from 'svelte/motion';
import { settings, type Speed } from './settings.svelte';

const FACTORS: Record<Speed, number> = { calm: 1.4, normal: 1, brisk: 0.5, none: 0 };

/** The factor for every duration; 0: nothing moves. */
export function pace(): number {
  return prefersReducedMotion.current ? 0 : FACTORS[settings.speed];
}
