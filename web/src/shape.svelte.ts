/** The shape of the window, which decides how a table is laid out. */

import { MediaQuery } from 'svelte/reactivity';

const upright = new MediaQuery('(orientation: portrait)');
// A phone held sideways: too low for a rail with large type.
const low = new MediaQuery('(orientation: landscape) and (max-height: 560px)');

export const shape = {
  /** Taller than wide: the board lies above a sheet instead of beside a rail. */
  get sheet(): boolean {
    return upright.current;
  },
  /** Little room beside or below the board: a sheet, or a rail on a phone held sideways. */
  get compact(): boolean {
    return upright.current || low.current;
  },
};
