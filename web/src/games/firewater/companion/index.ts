/** The companion of Fire & Water. */

import type { View } from '../view';
import type { CompanionClient } from '../../../companion/client';
import { positionOf } from '../../../companion/snap';
import Luck from './Luck.svelte';
import Pieces from './Pieces.svelte';
import { anywhere, during } from './showing';
import { after, first, moveOf, put } from './table';

export const companion: CompanionClient<View> = {
  first,
  before: () => null,
  during,
  anywhere,
  after,
  put,
  turnTo: (snap, turn) => ({ ...snap, turn }),
  // A marker can be turned before it is confirmed.
  atOnce: (move) => !move.startsWith('m'),
  position: positionOf,
  begin: positionOf,
  latest: (snap) => snap.placed.slice(-1).map(moveOf),
  Luck,
  Pieces,
};
