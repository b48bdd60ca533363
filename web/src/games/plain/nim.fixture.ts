/** A made-up game without its own client, as the server would send it. */

import type { GameMenu } from '../menus';
import type { Stage } from '../room';
import type { PlainView } from './view';

export const MENU: GameMenu = {
  game: 'nim' as GameMenu['game'],
  modes: { relay: [3], competitive: [2] },
  variants: { competitive: ['misere'] },
  boards: {},
  levels: [],
  aids: ['scores'],
  rules: { 'nim-heading-play': ['N-1', 'N-2'] },
  palette: { heap: '#ff7a1a' },
  hides: [],
  daily: null,
};

export const VIEW: PlainView = {
  game: 'nim',
  seat: 0,
  heaps: [3, 5],
  last_taken: null,
  players: [{ name: 'Anna', taken: 2 }, { name: 'Ben', taken: 0 }],
  hidden: { kept: 'unknown', cards: [] },
};

export const PICTURE: PlainView = {
  ...VIEW,
  picture: [
    [{ text: 'a ', style: '' }, { text: '● ● ●', style: 'heap' }],
    [{ text: 'b ', style: '' }, { text: '● ● ● ● ●', style: 'seat1' }],
  ],
  count: [[{ key: 'nim-count', args: { taken: 2 } }]],
};

export function stageWith(more: Partial<Stage<PlainView>> = {}): Stage<PlainView> {
  return {
    game: 'nim',
    view: VIEW,
    seats: [],
    eyes: 0,
    moves: ['a1', 'a2', 'a3', 'b1', 'b2'],
    staged: null,
    preview: null,
    recent: [],
    hints: [],
    pointed: [],
    refused: null,
    stage: () => undefined,
    play: () => undefined,
    confirm: () => undefined,
    why: () => undefined,
    announce: () => undefined,
    ...more,
  };
}
