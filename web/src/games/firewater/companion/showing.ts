/** What the companion shows of Fire & Water: the server's view, or every place for one kind of piece. */

import { beside, rowsOf, sizeOf, STEPS } from '../geometry';
import type { View } from '../view';
import type { PositionSeen, Seat } from '../../../protocol';
import type { Offer } from '../../../companion/client';
import type { Snap } from '../../../companion/snap';
import { ERASER } from './table';

export function during(_: Snap, { view, moves, ask }: PositionSeen<View>): Offer<View> {
  return { view, moves, ask };
}

/** `e`, `l`, `t` are pieces for one square, `m23` a marker for two; the eraser applies to occupied squares. */
export function anywhere(view: View, tool: string, seat: Seat): Omit<Offer<View>, 'ask'> {
  const marker = /^m(\d\d)$/.exec(tool)?.[1];
  const moves = marker ? pairs(view).map((pair) => `${tool}:${pair}`) : singles(view, tool);
  const hands = view.hands.map((hand, at) => (marker && at === seat ? { ...hand, open: [marker] } : hand));
  return { view: { ...view, phase: 'acting', turn: seat, hands }, moves };
}

function singles(view: View, tool: string): string[] {
  if (tool === ERASER) return Object.keys(view.pieces).map((square) => `t:${square}`);
  if (tool === 't') return squares(view).flatMap((square) => (view.pieces[square]?.kind === 'token' ? [] : [`t:${square}`]));
  return tool ? empty(view).map((square) => `${tool}:${square}`) : [];
}

/** Two adjacent empty squares, in both directions. */
function pairs(view: View): string[] {
  const free = new Set(empty(view));
  const near = (square: string) => STEPS.map((step) => beside(sizeOf(view), square, step) ?? '');
  return [...free].flatMap((fire) => near(fire).flatMap((water) => (free.has(water) ? [fire + water] : [])));
}

function empty(view: View): string[] {
  return squares(view).filter((square) => !view.pieces[square]);
}

function squares(view: View): string[] {
  return rowsOf(sizeOf(view)).flat();
}
