/** Places called by what one sees there, instead of by coordinates: `the 8 between 5 and 3`. */

import type { Message } from '../../protocol';
import { neighbours } from './geometry';
import { cellOf, read } from './moves';
import { message } from './names';
import type { Tile, View } from './view';

/** Neighbours named at most: more would be no help to find the place. */
const NAMED = 3;

/** The name of the place a move is made on; null if it has none, such as a pass. */
export function placeOf(view: View, move: string): Message | null {
  const at = cellOf(read(move));
  return at === null ? null : placeName(view, at);
}

/** The name of a cell in this position: a laid tile, or an empty place by the heat it has. */
export function placeName(view: View, at: string): Message {
  const tile = view.tiles.find((one) => one.at === at);
  const around = valuesAround(view, at);
  return tile ? tileAmong(view, tile, around) : emptyAmong(around);
}

function tileAmong(view: View, tile: Tile, around: number[]): Message {
  if (!tile.value) return beside('web-feurio-place-firebreak', {}, around);
  const alone = view.tiles.filter((other) => other.value === tile.value).length === 1;
  return beside('web-feurio-place-tile', { tile: tile.value }, alone ? [] : around);
}

function emptyAmong(around: number[]): Message {
  if (around.length < 2) return beside('web-feurio-place-empty', {}, around);
  const heat = around.reduce((sum, value) => sum + value, 0);
  return message('web-feurio-place-spot', { heat, around: joined(around) });
}

/** The message of that key, or with `-near` and the neighbours if any are to be named. */
function beside(key: string, args: Message['args'], around: number[]): Message {
  return around.length ? message(`${key}-near`, { ...args, around: joined(around) }) : message(key, args);
}

/** `6`, `6 and 5`, `6, 5 and 3`. */
function joined(values: number[]): Message | number {
  const named = values.slice(0, NAMED);
  const last = named.pop()!;
  return named.length ? message('web-feurio-place-and', { first: named.join(', '), last }) : last;
}

/** The values of the tiles beside a cell, highest first; firebreaks have none. */
function valuesAround(view: View, at: string): number[] {
  const beside = new Set(neighbours(at));
  const values = view.tiles.flatMap((tile) => (beside.has(tile.at) && tile.value ? [tile.value] : []));
  return values.sort((a, b) => b - a);
}
