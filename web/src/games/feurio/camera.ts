/** How the world is seen: scaled and shifted into the box of the board. */

import type { Box } from './geometry';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 3;
// A tile should not fill a big screen: an opening of two tiles would look like a poster.
const LARGEST_FIT = 1.15;

/** Shows the whole box, centred. */
export function fit(world: Box, screen: Size): Camera {
  const scale = Math.min(screen.width / world.width, screen.height / world.height, LARGEST_FIT);
  return {
    x: screen.width / 2 - scale * (world.x + world.width / 2),
    y: screen.height / 2 - scale * (world.y + world.height / 2),
    scale,
  };
}

/** Zooms by a factor while the point of the screen stays where it is. */
export function zoom(camera: Camera, factor: number, x: number, y: number, least: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(CLOSEST, least));
  const by = scale / camera.scale;
  return { x: x - by * (x - camera.x), y: y - by * (y - camera.y), scale };
}

/** Keeps the middle of the screen over the world, so that nobody gets lost. */
export function keep(camera: Camera, world: Box, screen: Size): Camera {
  const { scale } = camera;
  const [midX, midY] = [screen.width / 2, screen.height / 2];
  const x = clamp(camera.x, midX - scale * (world.x + world.width), midX - scale * world.x);
  const y = clamp(camera.y, midY - scale * (world.y + world.height), midY - scale * world.y);
  return { x, y, scale };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
