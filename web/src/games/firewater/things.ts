/** The pieces on the board as drawable things: whole markers, tokens, figures. */

import type { Seat } from '../../protocol';
import type { Piece, View } from './view';

export interface Domino {
  key: string;
  seat: Seat;
  fire: number;
  water: number;
  fireAt: string;
  waterAt: string;
}

export interface Figure {
  key: string;
  at: string;
  seat: Seat;
}

export interface Stake extends Figure {
  count: number;
  /** The piece under the tokens. */
  over: 'nothing' | 'half' | 'leader' | 'elemental';
  /** The seat whose leader they conquered. */
  rival: Seat | null;
}

/** How a conquered leader lies: turned about the middle of its square, moved and made smaller. */
export const LYING = { turn: 78, x: 0, y: -20, scale: 0.86 };

/** Includes pieces under tokens. */
function layers(view: View): [string, Piece][] {
  return Object.entries(view.pieces).flatMap(([at, piece]): [string, Piece][] =>
    piece.kind === 'token' && piece.covered ? [[at, piece.covered], [at, piece]] : [[at, piece]],
  );
}

export function dominoes(view: View): Domino[] {
  const half = new Map(layers(view));
  for (const [at, piece] of layers(view)) if (piece.kind === 'half') half.set(at, piece);
  return [...half].flatMap(([at, piece]) => {
    const twin = piece.kind === 'half' && piece.element === 'F' ? half.get(piece.twin) : undefined;
    if (piece.kind !== 'half' || twin?.kind !== 'half') return [];
    const { seat, value: fire } = piece;
    return [{ key: `${seat}-${fire}${twin.value}`, seat, fire, water: twin.value, fireAt: at, waterAt: piece.twin }];
  });
}

export function leaders(view: View): Figure[] {
  return layers(view).flatMap(([at, piece]) =>
    piece.kind === 'leader' ? [{ key: `leader-${piece.seat}`, at, seat: piece.seat }] : [],
  );
}

export function stakes(view: View): Stake[] {
  return Object.entries(view.pieces).flatMap(([at, piece]) => (piece.kind === 'token' ? [stake(at, piece)] : []));
}

function stake(at: string, { seat, count, covered }: Extract<Piece, { kind: 'token' }>): Stake {
  const over = covered === null || covered.kind === 'token' ? 'nothing' : covered.kind;
  return { key: at, at, seat, count, over, rival: covered?.kind === 'leader' ? covered.seat : null };
}

/** Whether tokens are in front of a figure, not flat on a square. */
export function atFeet({ over }: Stake): boolean {
  return over === 'leader' || over === 'elemental';
}

/** The number of each player's tokens on squares, leaders and elementals. */
export function holdings(view: View, seat: Seat): Record<'squares' | 'leaders' | 'elementals', Stake[]> {
  const own = stakes(view).filter((stake) => stake.seat === seat);
  return {
    squares: own.filter((stake) => !atFeet(stake)),
    leaders: own.filter((stake) => stake.over === 'leader'),
    elementals: own.filter((stake) => stake.over === 'elemental'),
  };
}
