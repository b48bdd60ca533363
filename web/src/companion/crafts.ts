/** The crafts of the games, each loaded when its companion is opened. */

import type { GameName } from '../protocol';
import type { Craft } from './craft';

export type AnyCraft = Craft<unknown>;

const CRAFTS = import.meta.glob<AnyCraft>('./*/index.ts', { import: 'craft' });

export function craftOf(game: GameName): Promise<AnyCraft> {
  const load = CRAFTS[`./${game}/index.ts`];
  if (!load) throw new Error(`no companion for ${game}`);
  return load();
}
