/** The pieces of Fire & Water on a real table: put, removed, turned up. */

import type { Seat } from '../../../protocol';
import { nextSeat, type Setup, type Snap } from '../../../companion/snap';

export const ERASER = 'eraser';

export function first({ players }: Setup): Snap {
  return { placed: [], turn: 0, hands: Array<string>(players).fill(''), step: 'act' };
}

/** The table after a legal move: the piece belongs to the player, and the next seat moves. */
export function after(snap: Snap, move: string, players: number): Snap {
  return { ...laid(snap, move, snap.turn), turn: nextSeat(snap.turn, players) };
}

/** The table after a tool was used: a new piece of this seat, or one removed by the eraser. */
export function put(snap: Snap, move: string, tool: string, seat: Seat): Snap {
  const [one = '', other = one] = squaresOf(move);
  if (tool === ERASER) return { ...snap, placed: without(snap.placed, one) };
  return laid(snap, `${tool}:${one}${tool.startsWith('m') ? other : ''}`, seat);
}

/** Removes a marker from the open ones. */
function laid(snap: Snap, move: string, seat: Seat): Snap {
  if (move === '-') return snap;
  const placed = [...snap.placed, move.startsWith('e') ? move : `${seat}:${move}`];
  const marker = /^m(\d\d)/.exec(move)?.[1];
  return marker ? turnBack({ ...snap, placed }, seat, marker) : { ...snap, placed };
}

/** Adds an open marker of a player. */
export function turnUp(snap: Snap, seat: Seat, marker: string): Snap {
  return { ...snap, hands: snap.hands.with(seat, [...openOf(snap, seat), marker].join(' ')) };
}

/** Removes an open marker of a player. */
export function turnBack(snap: Snap, seat: Seat, marker: string): Snap {
  const open = openOf(snap, seat).filter((one) => one !== marker);
  return { ...snap, hands: snap.hands.with(seat, open.join(' ')) };
}

export function openOf(snap: Snap, seat: Seat): string[] {
  return snap.hands[seat]?.split(' ').filter(Boolean) ?? [];
}

/** Removes the last piece of a square. */
function without(placed: string[], square: string): string[] {
  const last = placed.findLastIndex((piece) => squaresOf(piece).includes(square));
  return last < 0 ? placed : placed.toSpliced(last, 1);
}

/** `e:d4`, `0:m23:c3c4`: the squares follow the last colon. */
function squaresOf(piece: string): string[] {
  return piece.split(':').at(-1)?.match(/[a-z]\d+/g) ?? [];
}

/** A piece as the move that would put it there. */
export function moveOf(piece: string): string {
  return piece.replace(/^\d:/, '');
}
