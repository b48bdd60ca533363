/** Small positions that illustrate the rules, by number. */

import type { Tile, View } from './view';

type Laid = [at: string, value: number, posted?: Tile['posted'], layer?: number];

function plate(laid: Laid[], more: Partial<View> = {}): View {
  return {
    game: 'feurio',
    seat: null,
    mode: 'competitive',
    variants: [],
    turn: 0,
    phase: 'over',
    hand: null,
    drawn: [],
    tiles: laid.map(([at, value, posted = [0, 0, 0, 0], layer]): Tile => {
      return { at, value, posted, room: 3, edges: 6, layer: layer ?? null, under: null };
    }),
    crews: [],
    paid: [0, 0, 0, 0],
    pile: 0,
    ...more,
  };
}

const ROW: Laid[] = [['0,0', 1], ['1,-1', 2], ['2,-1', 3], ['3,-2', 4], ['4,-2', 5], ['5,-3', 6]];
const OPENING: Laid[] = [['0,0', 3], ['1,0', 6], ['0,1', 6], ['1,1', 4]];

export const illustrations: Record<string, View> = {
  'F-1': plate(ROW),
  'F-2': plate([
    ['0,0', 2, [1, 0, 0, 0]],
    ['1,-1', 4, [0, 1, 1, 0]],
    ['2,-1', 6, [1, 0, 1, 1]],
  ]),
  'F-4': plate(OPENING),
  'F-7': plate(OPENING, {
    phase: 'spreading',
    hottest: [
      { at: '2,0', heat: 10 },
      { at: '0,2', heat: 10 },
    ],
  }),
  'F-9': plate([
    ['0,0', 3],
    ['1,0', 6],
    ['0,1', 6, [0, 1, 1, 0]],
    ['1,1', 4],
    ['2,0', 2],
    ['0,2', 1],
  ]),
  'F-14': plate([
    ['-1,2', 5, [0, 1, 0, 0]],
    ['0,1', 6, [0, 1, 0, 0]],
    ['0,2', 1, [0, 1, 0, 0]],
    ['1,0', 6, [0, 0, 0, 2]],
  ]),
  'F-17': plate([
    ['0,0', 5, [2, 0, 0, 0]],
    ['1,0', 1, [1, 0, 0, 0]],
    ['0,1', 6, [3, 0, 0, 0]],
    ['2,-1', 4, [0, 0, 2, 0]],
    ['3,-2', 1, [0, 0, 1, 0]],
  ]),
  'F-19': plate([['0,0', 3], ['1,0', 6, [1, 1, 0, 0]], ['0,1', 6], ['1,1', 4], ['2,0', 0, [0, 0, 0, 0], 1]]),
};
