/** The camera: a scale, and an offset of the centre in pixels. */

import type { Point } from './geometry';

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
const NEAREST = 4;

/** Zooms by a factor about a fixed point (relative to the centre of the frame). */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(NEAREST, Math.max(1, camera.scale * factor));
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Keeps the board inside the frame; centred if it is smaller. */
export function kept(camera: Camera, frame: Point, sheet: Point): Camera {
  const slack = (room: number, wide: number) => Math.max(0, (wide * camera.scale - room) / 2);
  return { scale: camera.scale, x: clamp(camera.x, slack(frame.x, sheet.x)), y: clamp(camera.y, slack(frame.y, sheet.y)) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
