/** Names of places and moves, for buttons and screen readers. */

import type { Argument, Message } from '../../protocol';
import type { Change } from './changes';
import { sumOf } from './formula';
import type { Cell } from './scene';
import { read, type Move } from './moves';
import { COLOURS, type Colour, type Region, type Tile, type View } from './view';

export function message(key: string, args: Record<string, Argument> = {}): Message {
  return { key, args };
}

export function colourName(colour: Colour): Message {
  return message(`colour-${colour}`);
}

/** A cell of the board: `5, two places free, red 1, on 1,-1`. */
export function cellName(cell: Cell): Message {
  if (cell.tile && cell.kind === 'opening') return message('web-feurio-cell-opening', { tile: cell.tile.value });
  if (cell.tile) return tileName(cell.tile);
  if (cell.heat !== null) return message('web-feurio-cell-spot', { heat: cell.heat, cell: cell.at });
  return message('web-feurio-cell-empty', { cell: cell.at });
}

export function tileName(tile: Tile): Message {
  if (tile.layer !== null) return coveredName(tile);
  const { value, room, edges, at } = tile;
  const crew = COLOURS.flatMap((colour, index) => {
    const count = tile.posted[index]!;
    return count ? [message('web-feurio-crew', { colour: colourName(colour), count })] : [];
  });
  const state = edges ? message('web-feurio-room', { room }) : message('web-feurio-shut');
  return message('web-feurio-cell-tile', { tile: value, state: [state, ...crew], cell: at });
}

function coveredName({ at, under }: Tile): Message {
  if (under === null) return message('web-feurio-cell-firebreak', { cell: at });
  return message('web-feurio-cell-firebreak-known', { cell: at, tile: under });
}

/** The label of a move on its button. */
export function caption(view: View, text: string): Message {
  const move = read(text);
  return move ? captionOf(view, move) : message('web-feurio-do', { move: text });
}

function captionOf(view: View, move: Move): Message {
  switch (move.kind) {
    case 'arrange':
      return message('web-feurio-arrange', { tiles: move.values.join(' · ') });
    case 'spread':
      return message('web-feurio-lay', { tile: view.hand ?? 0 });
    case 'firebreak':
      return message('web-feurio-cover', { colour: colourName(move.colour) });
    case 'deploy':
      return message('web-feurio-send', {
        count: move.count,
        colour: colourName(move.colour),
        tile: valueAt(view, move.at),
      });
    case 'pass':
      return message('web-feurio-pass');
  }
}

/** What is said when the only legal move was made for the player. */
export function forcedName(view: View, text: string): Message {
  const move = read(text);
  if (move?.kind === 'spread') return message('web-feurio-forced-lay', { tile: view.hand ?? 0 });
  return move?.kind === 'pass' ? message('web-feurio-forced-pass') : caption(view, text);
}

export function valueAt(view: View, at: string): number {
  return view.tiles.find((tile) => tile.at === at)?.value ?? 0;
}

/** The change of a region: `green: 12 now, 17 then`. */
export function changeName({ colour, from, to }: Change): Message {
  return message('web-feurio-change', { colour: colourName(colour), from, to });
}

/** A region with its sum: `green: (5 + 6 + 1), divided by 1, makes 12`. */
export function regionName({ colour, values, divisor, value }: Region): Message {
  const args = { colour: colourName(colour), sum: sumOf(values), value };
  return divisor
    ? message('web-feurio-region', { ...args, divisor })
    : message('web-feurio-region-shut', { colour: args.colour, sum: args.sum });
}
