/** Names of squares, pieces and moves, as messages. */

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

/** The label of a move on its button. */
export function caption(view: View, text: string): Message {
  const move = read(text);
  if (!move || move.kind === 'pass') return message(`web-firewater-do-${view.phase === 'last-round' ? 'decline' : 'pass'}`);
  if (move.kind === 'marker') {
    return message('web-firewater-do-marker', { ...values(move.marker), squares: squares(move).join('–') });
  }
  const conquest = move.kind === 'token' && view.pieces[move.at]?.kind === 'leader';
  return message(`web-firewater-do-${conquest ? 'conquer' : move.kind}`, { square: move.at });
}

/** What is said when the only legal move was made for the player. */
export function forcedName(view: View, text: string): Message {
  return read(text)?.kind === 'pass' ? message('web-firewater-forced-pass') : caption(view, text);
}

/** The accessible name of a square: name, element, piece, influence, possible moves. */
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

/** The influence on a square, or the sums beside an elemental, of seats above 0. */
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

/** The squares of a move; null if it has none, such as a pass. */
export function placeOf(_: View, text: string): Message | null {
  const move = read(text);
  return move && move.kind !== 'pass' ? message('web-firewater-place', { squares: squares(move).join('–') }) : null;
}

/** What has become of a seat's leader; at the end, one that was never placed is not waiting any more. */
export function fateName(view: View, seat: Seat): Message {
  const kept = view.hands[seat]?.leader ?? 'waiting';
  const fate = kept === 'waiting' && view.phase === 'over' ? 'never' : kept;
  return message(`web-firewater-leader-${fate}`);
}
