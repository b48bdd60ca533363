/** The pieces of Fire & Water as they lie on a real table: put, taken away, turned up. */

import type { Seat } from '../../protocol';
import { nextSeat, type Setup, type Snap } from '../snap';

export const ERASER = 'eraser';

export function first({ players }: Setup): Snap {
  return { placed: [], turn: 0, hands: Array<string>(players).fill(''), step: 'act' };
}

/** After a legal move: what was put down is the player's own, and it is the next one's turn. */
export function after(snap: Snap, move: string, players: number): Snap {
  return { ...laid(snap, move, snap.turn), turn: nextSeat(snap.turn, players) };
}

/** What the tool is, where the move points: a piece of this seat, or with the eraser one less. */
export function put(snap: Snap, move: string, tool: string, seat: Seat): Snap {
  const [one = '', other = one] = squaresOf(move);
  if (tool === ERASER) return { ...snap, placed: without(snap.placed, one) };
  return laid(snap, `${tool}:${one}${tool.startsWith('m') ? other : ''}`, seat);
}

/** A marker leaves those that lie open. */
function laid(snap: Snap, move: string, seat: Seat): Snap {
  if (move === '-') return snap;
  const placed = [...snap.placed, move.startsWith('e') ? move : `${seat}:${move}`];
  const marker = /^m(\d\d)/.exec(move)?.[1];
  return marker ? turnBack({ ...snap, placed }, seat, marker) : { ...snap, placed };
}

/** One more marker lies open before a player. */
export function turnUp(snap: Snap, seat: Seat, marker: string): Snap {
  return { ...snap, hands: snap.hands.with(seat, [...openOf(snap, seat), marker].join(' ')) };
}

/** It lies open no more. */
export function turnBack(snap: Snap, seat: Seat, marker: string): Snap {
  const open = openOf(snap, seat).filter((one) => one !== marker);
  return { ...snap, hands: snap.hands.with(seat, open.join(' ')) };
}

export function openOf(snap: Snap, seat: Seat): string[] {
  return snap.hands[seat]?.split(' ').filter(Boolean) ?? [];
}

/** Without the last thing that was put on a square. */
function without(placed: string[], square: string): string[] {
  const last = placed.findLastIndex((piece) => squaresOf(piece).includes(square));
  return last < 0 ? placed : placed.toSpliced(last, 1);
}

/** `e:d4`, `0:m23:c3c4`: the squares stand behind the last colon. */
function squaresOf(piece: string): string[] {
  return piece.split(':').at(-1)?.match(/[a-z]\d+/g) ?? [];
}

/** A piece as the move that would put it there. */
export function moveOf(piece: string): string {
  return piece.replace(/^\d:/, '');
}
