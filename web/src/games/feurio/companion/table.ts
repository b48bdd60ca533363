/** The pieces of Feurio! on a real table: put, removed, next turn. */

import { OPENING, neighbours } from '../geometry';
import { read } from '../moves';
import type { Position } from '../../../protocol';
import { nextSeat, positionOf, type Setup, type Snap } from '../../../companion/snap';

export const ERASER = 'eraser';

/** F-5: seat 1 begins, or seat 0 in a solitaire. */
export function first({ players }: Setup): Snap {
  return { placed: [], turn: nextSeat(0, players), hands: [], step: 'draw' };
}

/** F-4: the number of opening tiles still missing. */
export function lacking(snap: Snap, players: number): number {
  return Math.max(0, players - tiles(snap).length);
}

/** The next tile of the opening, in its place. */
export function turnUp(snap: Snap, value: number): Snap {
  const values = [...tiles(snap).map((piece) => piece.split('=')[1]), value];
  return { ...snap, placed: values.map((one, at) => `s${OPENING[at] ?? '0,0'}=${one}`) };
}

/** Puts the drawn tile into the hand. */
export function draw(snap: Snap, value: number): Snap {
  return { ...snap, hands: [String(value)], step: 'act' };
}

/** The table after a legal move; after a face-up tile the same player deploys. */
export function after(snap: Snap, move: string, players: number): Snap {
  const meant = read(move);
  const [hand = ''] = snap.hands;
  if (meant?.kind === 'spread') return { ...snap, placed: [...snap.placed, `${move}=${hand}`], hands: [] };
  const placed = meant?.kind === 'pass' ? snap.placed : [...snap.placed, move];
  return { placed, turn: nextSeat(snap.turn, players), hands: [], step: 'draw' };
}

/** A tile of this value (`5`), one face down (`x:red`), a firefighter (`red`), or the eraser. */
export function put(snap: Snap, move: string, tool: string): Snap {
  const at = cellOf(move);
  if (tool === ERASER) return { ...snap, placed: without(snap.placed, at) };
  if (tool.startsWith('x:')) return laid(snap, at, `x${at}${tool.slice(1)}`);
  return /^\d$/.test(tool) ? laid(snap, at, `s${at}=${tool}`) : { ...snap, placed: [...snap.placed, `d${at}:${tool}:1`] };
}

/** A tile on another one replaces it; firefighters stay. */
function laid(snap: Snap, at: string, piece: string): Snap {
  const old = snap.placed.findIndex((one) => one[0] !== 'd' && cellOf(one) === at);
  const placed = old < 0 ? [...snap.placed, piece] : snap.placed.with(old, piece);
  return { ...snap, placed };
}

/** Removes the last piece of a cell. */
function without(placed: string[], at: string): string[] {
  const last = placed.findLastIndex((piece) => cellOf(piece) === at);
  return last < 0 ? placed : placed.toSpliced(last, 1);
}

/**
 * The order that the server expects: each tile after one that it touches, then the firefighters. Face-down
 * tiles come as late as possible, since the server assigns any tile that is left to them.
 */
export function position(snap: Snap): Position {
  const left = tiles(snap).sort((one, other) => rank(one) - rank(other));
  const laid: string[] = [];
  while (left.length) {
    const next = Math.max(0, left.findIndex((piece) => touches(laid, piece)));
    laid.push(...left.splice(next, 1));
  }
  const sent = snap.placed.filter((piece) => piece[0] === 'd');
  return { ...positionOf(snap), placed: [...laid, ...sent] };
}

function rank(piece: string): number {
  return piece[0] === 's' ? 0 : 1;
}

function touches(laid: string[], piece: string): boolean {
  const around = neighbours(cellOf(piece));
  return !laid.length || laid.some((other) => around.includes(cellOf(other)));
}

export function tiles(snap: Snap): string[] {
  return snap.placed.filter((piece) => piece[0] !== 'd');
}

/** `s0,1=5`, `x0,1:red`, `d0,1:red:2`: the cell follows the letter. */
export function cellOf(piece: string): string {
  return /^.(-?\d+,-?\d+)/.exec(piece)?.[1] ?? '0,0';
}
