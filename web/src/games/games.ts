/** What the house's pages must know of each game before its room is loaded. */

import type { GameName, Options, TableOrder } from '../protocol';

export const GAMES: readonly GameName[] = ['feurio', 'firewater'];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}

/** Whether seats know different things, so that people at one screen must look away. */
export function hides(game: GameName, options: Options): boolean {
  return game === 'feurio' && options.variants.includes('firebreak');
}

/** "Play now": the reader against one computer, with every help. */
export function quickOrder(game: GameName): TableOrder {
  return {
    game,
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'ember' }],
    aids: ['spots', 'counts', 'scores', 'hints'],
  };
}
