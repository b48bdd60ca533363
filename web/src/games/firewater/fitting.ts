/** The legal move that a click on a square means. */

import { beside, STEPS, type Size } from './geometry';
import { isMarker, squares, write, type Kind, type MarkerMove, type Move } from './notation';

/** The direction from a marker's fire half to its water half: an index of STEPS. */
export type Heading = number;

export const HEADINGS = STEPS.length;

/** The kinds of move, in the order in which a click tries them. */
const ORDER: readonly Kind[] = ['elemental', 'marker', 'token', 'claim', 'leader'];

/** The selection: a kind of move and, for a marker, its values and direction. */
export interface Grip {
  kind: Kind;
  marker: string | null;
  heading: Heading;
}

export function kindsOf(moves: Move[]): Set<Kind> {
  return new Set(moves.map((move) => move.kind));
}

/** The chosen kind if it is legal, else the first legal one. */
export function settle(moves: Move[], wanted: Kind): Kind {
  const kinds = kindsOf(moves);
  return kinds.has(wanted) ? wanted : (ORDER.find((kind) => kinds.has(kind)) ?? wanted);
}

/** The squares where the selection may be placed. */
export function places(moves: Move[], grip: Grip): Set<string> {
  return new Set(moves.filter((move) => suits(move, grip)).flatMap(squares));
}

function suits(move: Move, grip: Grip): boolean {
  if (move.kind !== grip.kind) return false;
  return move.kind !== 'marker' || move.marker === grip.marker;
}

/** The legal move that a click means: of the selected kind, else one that takes the square. */
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

/** The legal placements of a marker over a square: chosen direction first, then clockwise. */
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

/** The next legal direction of a staged marker over a square, cyclically. */
export function turned(moves: Move[], size: Size, staged: MarkerMove, pivot: string): MarkerMove {
  const there = moves.filter(isMarker).filter((move) => move.marker === staged.marker && squares(move).includes(pivot));
  const cycle = (move: MarkerMove) => headingOf(size, move) + (move.fire === pivot ? 0 : HEADINGS);
  const sorted = [...there].sort((one, other) => cycle(one) - cycle(other));
  const at = sorted.findIndex((move) => write(move) === write(staged));
  return sorted[(at + 1) % sorted.length] ?? staged;
}

/** The likely intention of a click on a square without a legal move, as move text. */
export function probable(size: Size, square: string, grip: Grip): string {
  if (grip.kind === 'pass') return '-';
  if (grip.kind !== 'marker') return write({ kind: grip.kind, at: square });
  const headings = [...Array(HEADINGS).keys()].map((turn) => (grip.heading + turn) % HEADINGS);
  const water = headings.map((heading) => beside(size, square, STEPS[heading]!)).find((name) => name !== null);
  return write({ kind: 'marker', marker: grip.marker ?? '11', fire: square, water: water ?? square });
}

/** The selected marker if it is legal, else the first legal one. */
export function markerIn(moves: Move[], open: string[], wished: string | null): string | null {
  const legal = new Set(moves.filter(isMarker).map((move) => move.marker));
  if (wished && legal.has(wished)) return wished;
  return open.find((marker) => legal.has(marker)) ?? wished ?? open[0] ?? null;
}
