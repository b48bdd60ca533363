/** Where a box stands on the board: beside what it speaks of, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the box that points at the first thing; null if something lies between. */
  tip: 'top' | 'bottom' | null;
  /** The distance of the tip from the left side of the box. */
  at: number;
}

/** Milliseconds between two looks at the board, which may be moved meanwhile. */
export const LOOK = 250;

/** The space between the box and what it speaks of. */
const GAP = 14;
const EDGE = 12;
const CORNER = 24;
/** What it costs to cover a pixel that is spoken of, against one that can be clicked. */
const COVERED = 1000;
/** What it costs to be a pixel farther away. */
const FAR = 60;

/** What else is on the board: `never` is not covered, `rather` only if it must be. */
interface Others {
  never?: Box[];
  rather?: Box[];
}

/** Places a box of a size in an area. `about` is what it speaks of, the main thing first; it is not covered. */
export function placed(size: { width: number; height: number }, area: Box, about: Box[], others: Others = {}): Placed {
  const { never = [], rather = [] } = others;
  const all = candidates(size, area, about);
  const kept = [...about, ...never];
  const costs = all.map((box) => COVERED * overlaps(box, kept) + overlaps(box, rather) + FAR * distance(box, about[0]));
  const best = all[costs.indexOf(Math.min(...costs))]!;
  return { left: best.left, top: best.top, ...tipOf(best, about[0]) };
}

function candidates(size: { width: number; height: number }, area: Box, about: Box[]): Box[] {
  const boxes: [number, number][] = [];
  for (const thing of about.length ? [about[0]!, union(about)] : []) {
    const centre = thing.left + thing.width / 2 - size.width / 2;
    const middle = thing.top + thing.height / 2 - size.height / 2;
    boxes.push([centre, thing.top + thing.height + GAP], [centre, thing.top - GAP - size.height]);
    boxes.push([thing.left + thing.width + GAP, middle], [thing.left - GAP - size.width, middle]);
  }
  const [right, low] = [area.left + area.width, area.top + area.height];
  const centred = area.left + (area.width - size.width) / 2;
  boxes.push([centred, low], [centred, area.top], [area.left, low], [right, low], [area.left, area.top], [right, area.top]);
  return boxes.map(([left, top]) => ({
    left: within(left, area.left + EDGE, right - EDGE - size.width),
    top: within(top, area.top + EDGE, low - EDGE - size.height),
    ...size,
  }));
}

function tipOf(box: Box, thing: Box | undefined): Pick<Placed, 'tip' | 'at'> {
  if (!thing) return { tip: null, at: 0 };
  const at = thing.left + thing.width / 2 - box.left;
  const beside = at >= CORNER && at <= box.width - CORNER;
  const below = box.top - (thing.top + thing.height);
  const above = thing.top - (box.top + box.height);
  if (beside && Math.abs(below - GAP) < 1) return { tip: 'top', at };
  return { tip: beside && Math.abs(above - GAP) < 1 ? 'bottom' : null, at };
}

function union(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const low = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: low - top };
}

/** The gap between a box and what it speaks of. */
function distance(box: Box, thing: Box | undefined): number {
  if (!thing) return 0;
  const across = Math.abs(box.left + box.width / 2 - thing.left - thing.width / 2);
  const down = Math.abs(box.top + box.height / 2 - thing.top - thing.height / 2);
  return Math.max(0, across - (box.width + thing.width) / 2) + Math.max(0, down - (box.height + thing.height) / 2);
}

/** The area that a box shares with others. */
function overlaps(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + common(box, other), 0);
}

function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
