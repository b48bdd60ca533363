/** "Play now": opens a table against one computer. */

import { api } from '../api';
import { menuOf } from '../games/menus';
import type { LevelName } from '../protocol';
import { go } from '../route.svelte';
import { quickOrder } from './order';

/** Opens the table and goes there; without a level the opponent is one for a first game. */
export async function playNow(game: string, level?: LevelName): Promise<void> {
  const menu = await menuOf(game);
  if (menu) go(`/t/${(await api.order(quickOrder(game, menu, level))).id}`);
}
