/** Fire & Water as the companion meets it. */

import type { View } from '../../games/firewater/view';
import type { Craft } from '../craft';
import { positionOf } from '../snap';
import Luck from './Luck.svelte';
import Pieces from './Pieces.svelte';
import { anywhere, during } from './showing';
import { after, first, moveOf, put } from './table';

export const craft: Craft<View> = {
  first,
  before: () => null,
  during,
  anywhere,
  after,
  put,
  turnTo: (snap, turn) => ({ ...snap, turn }),
  // A marker can still be turned.
  atOnce: (move) => !move.startsWith('m'),
  position: positionOf,
  begin: positionOf,
  latest: (snap) => snap.placed.slice(-1).map(moveOf),
  Luck,
  Pieces,
};
