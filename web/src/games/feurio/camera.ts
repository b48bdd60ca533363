/** The camera: scale and offset from world to board coordinates. */

import type { Box, Point } from './geometry';

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
// Limits the scale, so that an opening of two tiles does not fill a large screen.
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

/** Shows the world at this scale: centred where it fits, else as near to a point as leaves no side empty. */
export function crop(world: Box, screen: Size, scale: number, [x, y]: Point): Camera {
  return {
    x: cropped(scale * world.x, scale * world.width, screen.width, scale * x),
    y: cropped(scale * world.y, scale * world.height, screen.height, scale * y),
    scale,
  };
}

function cropped(start: number, length: number, room: number, at: number): number {
  if (length <= room) return room / 2 - (start + length / 2);
  return clamp(room / 2 - at, room - (start + length), -start);
}

/** Zooms by a factor about a fixed point of the screen. */
export function zoom(camera: Camera, factor: number, x: number, y: number, least: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(CLOSEST, least));
  const by = scale / camera.scale;
  return { x: x - by * (x - camera.x), y: y - by * (y - camera.y), scale };
}

/** Keeps the centre of the screen inside the world. */
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

/** The point, or the nearest one around which a disc is fully on the screen; in coordinates of the world. */
export function inside([x, y]: Point, radius: number, camera: Camera, screen: Size): Point {
  const { scale } = camera;
  const within = (at: number, offset: number, size: number): number =>
    clamp(at, radius - offset / scale, (size - offset) / scale - radius);
  return [within(x, camera.x, screen.width), within(y, camera.y, screen.height)];
}
