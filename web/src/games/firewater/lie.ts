/** How the board lies on the screen: in a window taller than wide, a board wider than high is turned by a quarter. */

import { shape } from '../../shape.svelte';
import { sizeOf, type Size } from './geometry';
import type { View } from './view';

// Where room is scarce, the rim takes less of it.
const SLIM = 30;

export function lieOf(view: Pick<View, 'rows'>): Size {
  const size = sizeOf(view);
  if (!shape.compact) return size;
  return { ...size, rim: SLIM, turned: shape.sheet && size.columns > size.ranks };
}
