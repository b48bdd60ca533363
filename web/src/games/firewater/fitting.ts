/** Which of the legal moves a person means by pointing at a square. */

import { beside, STEPS, type Size } from './geometry';
import { isMarker, squares, write, type Kind, type MarkerMove, type Move } from './notation';

/** Where a marker's water half lies seen from its fire half: an index of STEPS. */
export type Heading = number;

export const HEADINGS = STEPS.length;

/** The kinds of move there are now, in the order in which a click looks for them. */
const ORDER: readonly Kind[] = ['elemental', 'marker', 'token', 'claim', 'leader'];

/** What a person has in hand: a kind of move and, for a marker, which one and how turned. */
export interface Grip {
  kind: Kind;
  marker: string | null;
  heading: Heading;
}

export function kindsOf(moves: Move[]): Set<Kind> {
  return new Set(moves.map((move) => move.kind));
}

/** The kind a person wants, if it can be had; else the first that can. */
export function settle(moves: Move[], wanted: Kind): Kind {
  const kinds = kindsOf(moves);
  return kinds.has(wanted) ? wanted : (ORDER.find((kind) => kinds.has(kind)) ?? wanted);
}

/** The squares where something of this grip may lie. */
export function places(moves: Move[], grip: Grip): Set<string> {
  return new Set(moves.filter((move) => suits(move, grip)).flatMap(squares));
}

function suits(move: Move, grip: Grip): boolean {
  if (move.kind !== grip.kind) return false;
  return move.kind !== 'marker' || move.marker === grip.marker;
}

/** The legal move a click on a square means: of the kind in hand, else what can be taken there. */
export function meant(moves: Move[], size: Size, square: string, grip: Grip): Move | null {
  const inHand = ofKind(moves, size, square, grip);
  if (inHand) return inHand;
  return ofKind(moves, size, square, { ...grip, kind: 'token' }) ?? ofKind(moves, size, square, { ...grip, kind: 'claim' });
}

function ofKind(moves: Move[], size: Size, square: string, grip: Grip): Move | null {
  const there = moves.filter((move) => suits(move, grip) && squares(move).includes(square));
  if (grip.kind !== 'marker') return there[0] ?? null;
  return inOrder(there.filter(isMarker), size, square, grip.heading)[0] ?? null;
}

/** The ways a marker can lie over a square, those turned as wished first, then by turning on. */
function inOrder(there: MarkerMove[], size: Size, square: string, heading: Heading): MarkerMove[] {
  const rank = (move: MarkerMove) => {
    const turns = (headingOf(size, move) - heading + HEADINGS) % HEADINGS;
    return 2 * turns + (move.fire === square ? 0 : 1);
  };
  return [...there].sort((one, other) => rank(one) - rank(other));
}

export function headingOf(size: Size, move: MarkerMove): Heading {
  return STEPS.findIndex((step) => beside(size, move.fire, step) === move.water);
}

/** The next way round that a staged marker can lie over a square: all of them come in turn. */
export function turned(moves: Move[], size: Size, staged: MarkerMove, pivot: string): MarkerMove {
  const there = moves.filter(isMarker).filter((move) => move.marker === staged.marker && squares(move).includes(pivot));
  const cycle = (move: MarkerMove) => headingOf(size, move) + (move.fire === pivot ? 0 : HEADINGS);
  const sorted = [...there].sort((one, other) => cycle(one) - cycle(other));
  const at = sorted.findIndex((move) => write(move) === write(staged));
  return sorted[(at + 1) % sorted.length] ?? staged;
}

/** What somebody who pointed at a square where nothing is legal probably wanted, as text. */
export function probable(size: Size, square: string, grip: Grip): string {
  if (grip.kind === 'pass') return '-';
  if (grip.kind !== 'marker') return write({ kind: grip.kind, at: square });
  const headings = [...Array(HEADINGS).keys()].map((turn) => (grip.heading + turn) % HEADINGS);
  const water = headings.map((heading) => beside(size, square, STEPS[heading]!)).find((name) => name !== null);
  return write({ kind: 'marker', marker: grip.marker ?? '11', fire: square, water: water ?? square });
}

/** The marker in hand: the wished one while it is legal, else the first that is. */
export function markerIn(moves: Move[], open: string[], wished: string | null): string | null {
  const legal = new Set(moves.filter(isMarker).map((move) => move.marker));
  if (wished && legal.has(wished)) return wished;
  return open.find((marker) => legal.has(marker)) ?? wished ?? open[0] ?? null;
}
