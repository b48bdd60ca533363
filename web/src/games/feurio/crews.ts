/** Places of firefighters on tiles, stable between views. */

import { lowStands, spacesDrawn, stands, type Point } from './geometry';
import { COLOURS, type Colour, type Tile } from './view';

export interface Stand {
  key: string;
  /** Its number on the tile, in the order of arrival. */
  index: number;
  colour: Colour;
  place: Point;
}

/** Firefighters keep their places; new ones are added after them. */
export function lineUp(before: Colour[], posted: Tile['posted']): Colour[] {
  const left = [...posted];
  const stayed = before.filter((colour) => left[COLOURS.indexOf(colour)]!-- > 0);
  const came = COLOURS.flatMap((colour, index) => {
    return Array<Colour>(Math.max(0, posted[index]! - stayed.filter((one) => one === colour).length)).fill(colour);
  });
  return [...stayed, ...came];
}

/** Each firefighter with a place on the tile, those in front last. */
export function standsOn(tile: Pick<Tile, 'at' | 'value'>, line: Colour[], small = false): Stand[] {
  const places = (small ? lowStands : stands)(spacesDrawn(tile.value));
  const all = line.map((colour, index): Stand => {
    return { key: `${tile.at} ${index}`, index, colour, place: places[index] ?? [0, 50] };
  });
  return all.sort((a, b) => a.place[1] - b.place[1]);
}

/** The spaces that are closed because too few edges are free. */
export function shutSpaces(tile: Tile): Point[] {
  const places = stands(spacesDrawn(tile.value));
  const held = tile.posted.reduce((sum, count) => sum + count, 0);
  return tile.value ? places.slice(held + tile.room) : [];
}
