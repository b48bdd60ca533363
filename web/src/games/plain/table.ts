/** The components of a game without its own client. */

import type { TableClient } from '../room';
import Board from './Board.svelte';
import Scores from './Scores.svelte';
import Tools from './Tools.svelte';
import type { PlainView } from './view';

export const table: TableClient<PlainView> = {
  Board,
  Tools,
  Scores,
  caption: (_, move) => ({ key: 'web-plain-move', args: { move } }),
  choose: { key: 'web-plain-choose', args: {} },
};
