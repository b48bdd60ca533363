/** The three heights of the sheet on a phone: how high each is, and where a drag comes to rest. */

export type Height = 'peek' | 'half' | 'full';
export type Stops = Record<Height, number>;

export const HEIGHTS: readonly Height[] = ['peek', 'half', 'full'];

/** The row of the handle, as it is seen. */
export const HANDLE = 20;
/** The strip of the board that stays visible above the full sheet, as a way back. */
export const WAY_BACK = 56;
// Without tools, this much of what follows is shown at half height.
const FURTHER = 200;
// At half height, the board keeps at least this share of the space.
const BOARD = 0.4;
// With neither a head nor scores, the handle and one line are visible.
const LEAST = 72;
// Pixels a millisecond: a faster release goes on to the next height.
const FLICK = 0.4;

/** The measured parts of a sheet in pixels; `space`: what board and sheet share. */
export interface Parts {
  head: number;
  tools: number;
  foot: number;
  space: number;
}

export function stopsOf({ head, tools, foot, space }: Parts): Stops {
  const peek = Math.max(LEAST, HANDLE + head + foot);
  const half = Math.max(peek, Math.min(peek + (tools || FURTHER), (1 - BOARD) * space));
  return { peek, half, full: Math.max(half, space - WAY_BACK) };
}

/** The height at which a sheet rests that is let go at `at` pixels, moving up with `speed` pixels a millisecond. */
export function restOf(stops: Stops, at: number, speed: number): Height {
  const ahead = HEIGHTS.filter((height) => (speed > 0 ? stops[height] > at : stops[height] < at));
  if (Math.abs(speed) > FLICK) return (speed > 0 ? ahead[0] : ahead.at(-1)) ?? (speed > 0 ? 'full' : 'peek');
  const off = (height: Height) => Math.abs(stops[height] - at);
  return HEIGHTS.reduce((best, height) => (off(height) < off(best) ? height : best));
}

/** The next height for a tap on the handle; above the last one comes the first. */
export function after(stops: Stops, height: Height): Height {
  return HEIGHTS.find((other) => stops[other] > stops[height]) ?? 'peek';
}

/** The neighbouring height for a key, if there is one. */
export function stepped(stops: Stops, height: Height, up: boolean): Height {
  if (up) return HEIGHTS.find((other) => stops[other] > stops[height]) ?? height;
  return HEIGHTS.findLast((other) => stops[other] < stops[height]) ?? height;
}
