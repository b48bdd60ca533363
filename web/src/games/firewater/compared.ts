/** Two moves of a decision as ghosts: where they lie, what they change, and what to call them. */

import { arrowBetween, type Arrow } from '../arrow';
import type { Comparison } from '../room';
import type { Rect, Tag } from '../tag';
import { leading } from './difference';
import { centre, type Point, type Size } from './geometry';
import { caption, message } from './names';
import { read, squares, type Move } from './notation';
import type { View } from './view';

/** A move on the board, with what it changes as far as that is known. */
export interface GhostMove {
  move: Move;
  at: string[];
  tag: Tag;
}

/** What both ends of an arrow keep free, and the size of its head. */
const ROOM = 46;
const HEAD = 26;

/** Half of a frame around a square. */
const HALF = 46;

export function ghostOf(view: View, compared: Comparison<View>, which: 'played' | 'better'): GhostMove | null {
  const text = compared[which];
  const move = text === null ? null : read(text);
  if (text === null || !move) return null;
  const after = which === 'played' ? compared.playedView : compared.betterView;
  return { move, at: squares(move), tag: { text: caption(view, text), change: after ? changeOf(view, after, compared.seat) : null } };
}

/** The middle of the squares of a move; null for a pass. */
export function middleOf(size: Size, { at }: GhostMove): Point | null {
  if (!at.length) return null;
  const points = at.map((name) => centre(size, name));
  return { x: points.reduce((sum, { x }) => sum + x, 0) / at.length, y: points.reduce((sum, { y }) => sum + y, 0) / at.length };
}

/** The box around the squares of a move; null for a pass. */
export function boxOf(size: Size, { at }: GhostMove): Rect | null {
  if (!at.length) return null;
  const points = at.map((name) => centre(size, name));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF, Math.min(...ys) - HALF];
  return { x: left, y: top, width: Math.max(...xs) + HALF - left, height: Math.max(...ys) + HALF - top };
}

/** The arrow from the move played to the better one; null if one of them has no place, or they share squares. */
export function arrowOf(size: Size, played: GhostMove | null, better: GhostMove | null): Arrow | null {
  if (!played || !better || played.at.some((name) => better.at.includes(name))) return null;
  const [from, to] = [middleOf(size, played), middleOf(size, better)];
  return from && to ? arrowBetween(from, to, ROOM, HEAD) : null;
}

/** The points of a seat if they change; otherwise the squares on which it has the most influence. */
function changeOf(view: View, after: View, seat: number): Tag['change'] {
  const [now, then] = [view.score?.points[seat] ?? 0, after.score?.points[seat] ?? 0];
  if (now !== then) return { from: now, to: then, unit: message('web-firewater-tag-points') };
  const [led, leads] = [ledBy(view, seat), ledBy(after, seat)];
  return led === leads ? null : { from: led, to: leads, unit: message('web-firewater-tag-squares') };
}

/** The number of squares on which a seat has the most influence and could still take something. */
function ledBy(view: View, seat: number): number {
  return Object.entries(view.influence ?? {}).filter(([at, sums]) => {
    const kind = view.pieces[at]?.kind;
    return kind !== 'token' && kind !== 'elemental' && leading(sums)?.seat === seat;
  }).length;
}

/** The points of each seat. */
export function points(view: View): number[] | null {
  return view.score?.points ?? null;
}
