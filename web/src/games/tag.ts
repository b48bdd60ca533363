/** Tags on the board about moves that are looked back on: what they say, and where they stand. */

import type { Message } from '../protocol';

export interface Tag {
  text: Message;
  /** What the move changes, from one number to another, and what they count; null if nothing is counted. */
  change: { from: number; to: number; unit: Message | null } | null;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tag with the place that it belongs to, in pixels of the board; null if the move has no place. */
export interface PlacedTag {
  kind: 'played' | 'better' | 'shown';
  tag: Tag;
  box: Rect | null;
}

/** What is kept free at the edge of the board, and between a tag and its place. */
const EDGE = 8;
const GAP = 10;

interface Size {
  width: number;
  height: number;
}

/** The tags of a decision: only one of them if only one move is shown. */
export function tagsOf(played: { tag: Tag } | null, better: { tag: Tag } | null, box: (one: { tag: Tag }) => Rect | null): PlacedTag[] {
  const kind = played ? 'better' : 'shown';
  return [
    ...(better ? [{ kind, tag: better.tag, box: box(better) } as const] : []),
    ...(played ? [{ kind: 'played', tag: played.tag, box: box(played) } as const] : []),
  ];
}

/** Where tags of these sizes stand: beside their places, inside the board, and not over a place or another tag. */
export function layTags(tags: Pick<PlacedTag, 'box'>[], sizes: Size[], board: Size): { x: number; y: number }[] {
  const places = tags.flatMap(({ box }) => (box ? [box] : []));
  const laid: Rect[] = [];
  tags.forEach(({ box }, at) => {
    const size = sizes[at] ?? { width: 0, height: 0 };
    const others = [...places, ...laid];
    const spots = candidates(box, size, board).map((spot) => inside({ ...spot, ...size }, board));
    laid.push(spots.reduce((best, spot) => (covered(spot, others) < covered(best, others) ? spot : best)));
  });
  return laid.map(({ x, y }) => ({ x, y }));
}

/** Outwards first, where the board is empty; without a place, the upper corners. */
function candidates(box: Rect | null, { width, height }: Size, board: Size): { x: number; y: number }[] {
  if (!box) return [{ x: EDGE, y: EDGE }, { x: board.width, y: EDGE }, { x: EDGE, y: board.height }];
  const [right, left] = [box.x + box.width + GAP, box.x - width - GAP];
  const [above, below] = [box.y - height - GAP, box.y + box.height + GAP];
  const sides = box.x + box.width / 2 >= board.width / 2 ? [right, left] : [left, right];
  const middle = box.x + (box.width - width) / 2;
  const level = box.y + (box.height - height) / 2;
  return [
    ...sides.map((x) => ({ x, y: level })),
    ...sides.flatMap((x) => [{ x, y: above }, { x, y: below }]),
    { x: middle, y: above },
    { x: middle, y: below },
  ];
}

function inside(rect: Rect, board: Size): Rect {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  return { ...rect, x: within(rect.x, board.width - rect.width), y: within(rect.y, board.height - rect.height) };
}

/** The area of a rectangle that others share. */
function covered(rect: Rect, others: Rect[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x);
    const high = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}
