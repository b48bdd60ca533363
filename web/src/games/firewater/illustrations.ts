/** Small positions that illustrate the rules, by number: a corner of the board is enough. */

import type { Element, Hand, Piece, View } from './view';

const HAND: Hand = { open: [], stack: 0, tokens: 20, leader: 'waiting' };
const BOARD = ['FWFWFWFW', 'WFWFWFWF', 'FWFWFWFW', 'WFWWFFWF', 'FWFFWWFW', 'WFWFWFWF', 'FWFWFWFW', 'WFWFWFWF'];
const CORNER = ['FWFWF', 'WFWFW', 'FWFWF', 'WFWFW'];
const ELEMENTAL: Piece = { kind: 'elemental' };

function plate(rows: string[], pieces: Record<string, Piece>, more: Partial<View> = {}): View {
  const elementals = Object.keys(pieces).filter((at) => underneath(pieces[at]!).kind === 'elemental');
  return { game: 'firewater', seat: null, rows, phase: 'over', turn: null, pieces, elementals, hands: [HAND, HAND], ...more };
}

function underneath(piece: Piece): Piece {
  return piece.kind === 'token' && piece.covered ? piece.covered : piece;
}

function half(seat: number, element: Element, value: number, twin: string): Piece {
  return { kind: 'half', seat, element, value, twin };
}

/** A marker from its notation: seat, values, squares. */
function marker(seat: number, fire: number, fireAt: string, water: number, waterAt: string): Record<string, Piece> {
  return { [fireAt]: half(seat, 'F', fire, waterAt), [waterAt]: half(seat, 'W', water, fireAt) };
}

function token(seat: number, covered: Piece | null = null): Piece {
  return { kind: 'token', seat, count: 1, covered };
}

const CLOSED = {
  ...marker(0, 4, 'c1', 3, 'c2'),
  ...marker(1, 2, 'b4', 1, 'b3'),
  ...marker(0, 3, 'd4', 2, 'd3'),
  ...marker(1, 1, 'b1', 4, 'b2'),
};
const AROUND = {
  ...marker(0, 1, 'b2', 2, 'a2'),
  ...marker(1, 4, 'c3', 2, 'c4'),
  ...marker(1, 2, 'd1', 3, 'c1'),
  ...marker(1, 1, 'd2', 3, 'e2'),
};
const REACH = { b3: [2, 0], d3: [2, 0], c4: [2, 0], b2: [3, 0], d2: [3, 0], c1: [3, 0] };

export const illustrations: Record<string, View> = {
  'W-1': plate(BOARD, {}),
  'W-3': plate(BOARD, { c3: ELEMENTAL, f4: ELEMENTAL, d6: ELEMENTAL }),
  'W-4': plate(CORNER, { ...marker(0, 2, 'b2', 3, 'b3'), ...marker(1, 4, 'd2', 1, 'c2') }),
  'W-5': plate(CORNER, marker(0, 2, 'c3', 3, 'c2'), { influence: REACH }),
  'W-6': plate(CORNER, { b2: { kind: 'leader', seat: 0 }, d3: ELEMENTAL }),
  'W-7': plate(CORNER, { ...CLOSED, c3: token(0), c4: { kind: 'leader', seat: 1 } }),
  'W-8': plate(CORNER, { ...CLOSED, c4: token(0), c3: { ...token(0, { kind: 'leader', seat: 1 }), count: 2 } as Piece }),
  'W-9': plate(CORNER, { ...AROUND, c2: { ...token(0, ELEMENTAL), count: 2 } as Piece }),
};
