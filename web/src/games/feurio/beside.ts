/** What must stay visible on the board while a move is staged. */

import { PRECIOUS, type Around, type Disc } from '../beside';
import type { Camera, Size } from './camera';
import { lineUp, standsOn } from './crews';
import { centre } from './geometry';
import type { Scene } from './scene';
import type { Tile, View } from './view';

/** The harm of covering a pixel, by what is covered. */
const HARM = { numeral: 8, crew: 4, heat: 4, land: 0.12 };

/** The pile with the drawn tile, in the lower left corner of a wide board: see `Pile.svelte`. */
const PILE = { x: 79, up: 88, r: 70, from: 760 };

/** The board around the staged place, in pixels of the screen; null if the staged move has no place. */
export function aroundStaged(view: View, scene: Scene, next: { at: string }[], camera: Camera, screen: Size): Around | null {
  if (scene.stagedAt === null) return null;
  const { scale } = camera;
  const disc = (at: string, x: number, y: number, r: number, cost: number): Disc => {
    const [cx, cy] = centre(at);
    return { x: (cx + x) * scale + camera.x, y: (cy + y) * scale + camera.y, r: r * scale, cost };
  };
  const spots = scene.cells.filter((cell) => cell.heat !== null && cell.at !== scene.stagedAt);
  return {
    pieces: [disc(scene.stagedAt, 0, 0, 84, scene.staged?.kind === 'deploy' ? HARM.land : PRECIOUS)],
    discs: [
      ...view.tiles.flatMap((tile) => onTile(tile).map(([x, y, r, cost]) => disc(tile.at, x, y, r, cost))),
      ...[...spots, ...next].map((spot) => disc(spot.at, 0, 0, 46, HARM.heat)),
      ...(screen.width > PILE.from ? [{ x: PILE.x, y: screen.height - PILE.up, r: PILE.r, cost: HARM.numeral }] : []),
    ],
    bounds: { x: 0, y: 0, ...screen },
  };
}

/** The numeral, the firefighters and the land of a tile: x, y, radius and harm. */
function onTile(tile: Tile): [number, number, number, number][] {
  const crew = standsOn(tile, lineUp([], tile.posted)).map(({ place: [x, y] }): [number, number, number, number] => {
    return [x, y - 22, 24, HARM.crew];
  });
  return [[0, -40, 38, HARM.numeral], ...crew, [0, 0, 84, HARM.land]];
}
