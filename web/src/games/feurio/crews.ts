/** Firefighters on the tiles: who stands on which space, without anybody stepping aside. */

import { spacesDrawn, stands, type Point } from './geometry';
import { COLOURS, type Colour, type Tile } from './view';

export interface Stand {
  key: string;
  colour: Colour;
  place: Point;
}

/** Those who stood there keep their places; newcomers come behind. */
export function lineUp(before: Colour[], posted: Tile['posted']): Colour[] {
  const left = [...posted];
  const stayed = before.filter((colour) => left[COLOURS.indexOf(colour)]!-- > 0);
  const came = COLOURS.flatMap((colour, index) => {
    return Array<Colour>(Math.max(0, posted[index]! - stayed.filter((one) => one === colour).length)).fill(colour);
  });
  return [...stayed, ...came];
}

/** Each firefighter with a place on the tile, those in front last. */
export function standsOn(tile: Pick<Tile, 'at' | 'value'>, line: Colour[]): Stand[] {
  const places = stands(spacesDrawn(tile.value));
  const all = line.map((colour, index): Stand => {
    return { key: `${tile.at} ${index}`, colour, place: places[index] ?? [0, 50] };
  });
  return all.sort((a, b) => a.place[1] - b.place[1]);
}

/** The spaces that nobody can reach any more, since too few edges are free. */
export function shutSpaces(tile: Tile): Point[] {
  const places = stands(spacesDrawn(tile.value));
  const held = tile.posted.reduce((sum, count) => sum + count, 0);
  return tile.value ? places.slice(held + tile.room) : [];
}
