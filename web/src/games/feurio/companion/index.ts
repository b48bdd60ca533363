/** The companion of Feurio!. */

import type { View } from '../view';
import type { CompanionClient } from '../../../companion/client';
import Luck from './Luck.svelte';
import Pieces from './Pieces.svelte';
import { anywhere, before, begin, during } from './showing';
import { after, first, position, put } from './table';

export const companion: CompanionClient<View> = {
  first,
  before,
  during,
  anywhere,
  after,
  put,
  turnTo: (snap, turn) => ({ ...snap, turn, hands: [], step: 'draw' }),
  // A deployment needs several clicks; a tile is laid with one.
  atOnce: (move, free) => free || !move.startsWith('d'),
  position,
  begin,
  latest: (snap) => snap.placed.slice(-1),
  Luck,
  Pieces,
};
