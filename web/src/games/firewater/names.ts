/** What squares, pieces and moves are called, as messages. */

import type { Message, Seat } from '../../protocol';
import { elementOf } from './geometry';
import { read, squares, values, type Kind } from './notation';
import type { Piece, View } from './view';

export function message(key: string, args: Message['args'] = {}): Message {
  return { key, args };
}

export function player(seat: Seat): Message {
  return message('player', { number: seat + 1 });
}

/** What a move is called on its button. */
export function caption(view: View, text: string): Message {
  const move = read(text);
  if (!move || move.kind === 'pass') return message(`web-firewater-do-${view.phase === 'last-round' ? 'decline' : 'pass'}`);
  if (move.kind === 'marker') {
    return message('web-firewater-do-marker', { ...values(move.marker), squares: squares(move).join('–') });
  }
  const conquest = move.kind === 'token' && view.pieces[move.at]?.kind === 'leader';
  return message(`web-firewater-do-${conquest ? 'conquer' : move.kind}`, { square: move.at });
}

/** A square as it is read out: name, element, what lies there, influence, what can be done. */
export function squareName(view: View, square: string, possible: Kind[]): Message {
  const element = elementOf(view, square) === 'F' ? 'fire' : 'water';
  const piece = view.pieces[square];
  const parts = [
    message(`web-firewater-${element}-square`),
    piece ? pieceName(piece) : message('web-firewater-empty'),
    ...sums(view, square),
    ...possible.map((kind) => message(`web-firewater-can-${kind}`)),
  ];
  return message('web-firewater-cell', { square, parts });
}

function pieceName(piece: Piece): Message {
  if (piece.kind === 'elemental') return message('firewater-piece-elemental');
  if (piece.kind === 'leader') return message('firewater-piece-leader', { player: player(piece.seat) });
  if (piece.kind === 'token') return message('firewater-piece-token', { player: player(piece.seat), count: piece.count });
  const element = piece.element === 'F' ? 'fire' : 'water';
  return message(`web-firewater-${element}-half`, { value: piece.value, player: player(piece.seat) });
}

/** Influence there, or sums beside an elemental, of those who have any. */
function sums(view: View, square: string): Message[] {
  const presence = view.presence?.[square];
  const found = presence ?? (view.pieces[square]?.kind === 'token' ? [] : (view.influence?.[square] ?? []));
  const said = sumNames(found);
  if (!said.length) return [];
  return [message(presence ? 'web-firewater-sums-beside' : 'web-firewater-sums', { sums: said })];
}

export function sumNames(found: number[]): Message[] {
  return found.flatMap((value, seat) => (value ? [message('web-firewater-sum', { player: player(seat), value })] : []));
}

export function markerName(marker: string): Message {
  return message('web-firewater-marker-name', values(marker));
}
