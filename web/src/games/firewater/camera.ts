/** How near and where one looks at the board: a scale, and a shift of the middle in pixels. */

import type { Point } from './geometry';

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
const NEAREST = 4;

/** Nearer by a factor, while the point (seen from the middle of the frame) stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(NEAREST, Math.max(1, camera.scale * factor));
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export function panned(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** Never so far that the board leaves the frame; centred where it is smaller. */
export function kept(camera: Camera, frame: Point, sheet: Point): Camera {
  const slack = (room: number, wide: number) => Math.max(0, (wide * camera.scale - room) / 2);
  return { scale: camera.scale, x: clamp(camera.x, slack(frame.x, sheet.x)), y: clamp(camera.y, slack(frame.y, sheet.y)) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
