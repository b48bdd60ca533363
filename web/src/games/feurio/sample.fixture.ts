/** A small position for tests: the worked example of the rules after blue's turn. */

import type { Region, Tile, View } from './view';

export function tile(at: string, value: number, rest: Partial<Tile> = {}): Tile {
  return { at, value, posted: [0, 0, 0, 0], room: 1, edges: 3, layer: null, under: null, ...rest };
}

export function region(rest: Partial<Region>): Region {
  return { colour: 'green', owner: 1, cells: ['0,1'], values: [6], divisor: 6, value: 1, ...rest };
}

export function position(rest: Partial<View> = {}): View {
  return {
    game: 'feurio',
    seat: 3,
    mode: 'competitive',
    variants: [],
    turn: 3,
    phase: 'spreading',
    hand: 2,
    drawn: [],
    tiles: [
      tile('0,0', 3),
      tile('1,0', 6, { room: 2, edges: 2 }),
      tile('0,1', 6, { posted: [0, 1, 1, 0], room: 0, edges: 2 }),
      tile('1,1', 4, { room: 2 }),
      tile('2,0', 2),
      tile('0,2', 1),
    ],
    crews: [
      { seat: 0, colour: 'red', left: 12, auxiliary: false },
      { seat: 1, colour: 'green', left: 11, auxiliary: false },
      { seat: 2, colour: 'blue', left: 11, auxiliary: false },
      { seat: 3, colour: 'yellow', left: 12, auxiliary: false },
    ],
    paid: [0, 0, 0, 0],
    pile: 29,
    hottest: [
      { at: '1,-1', heat: 9 },
      { at: '-1,1', heat: 9 },
    ],
    unseen: [5, 5, 5, 5, 6, 4],
    ...rest,
  };
}
