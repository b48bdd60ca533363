/** Feurio! as the companion meets it. */

import type { View } from '../../games/feurio/view';
import type { Craft } from '../craft';
import Luck from './Luck.svelte';
import Pieces from './Pieces.svelte';
import { anywhere, before, begin, during } from './showing';
import { after, first, position, put } from './table';

export const craft: Craft<View> = {
  first,
  before,
  during,
  anywhere,
  after,
  put,
  turnTo: (snap, turn) => ({ ...snap, turn, hands: [], step: 'draw' }),
  // Whom to send is put together; a tile lies where it is put.
  atOnce: (move, free) => free || !move.startsWith('d'),
  position,
  begin,
  latest: (snap) => snap.placed.slice(-1),
  Luck,
  Pieces,
};
