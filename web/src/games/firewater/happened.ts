/** What happened on the board, as acts: each piece comes from its player's side, and a conquered leader falls. */

import type { Seat } from '../../protocol';
import type { Act, Happening } from '../chain';
import { read, squares, type Kind, type Move } from './notation';
import type { View } from './view';

/** A piece comes to the board. */
export interface PlaceAct extends Act {
  kind: Exclude<Kind, 'pass'>;
  /** null: nobody's, as an elemental. */
  seat: Seat | null;
  /** The squares it lies on. */
  at: string[];
  /** It lies there staged already, and is only set down. */
  staged: boolean;
  /** The seat whose leader falls. */
  conquers: Seat | null;
}

/** A marker is turned up from the stack. */
export interface RevealAct extends Act {
  kind: 'reveal';
  seat: Seat;
  marker: string;
}

export type BoardAct = PlaceAct | RevealAct;

export function markerKey(seat: Seat, marker: string): string {
  return `marker ${seat}-${marker}`;
}

export function tokenKey(at: string): string {
  return `token ${at}`;
}

export function elementalKey(at: string): string {
  return `elemental ${at}`;
}

export function leaderKey(seat: Seat): string {
  return `leader-${seat}`;
}

/** A marker of a hand, beside the board. */
export function openKey(seat: Seat, marker: string): string {
  return `open ${seat}-${marker}`;
}

export function acts({ after, lines, staged }: Happening<View>): BoardAct[] {
  const deeds = lines.flatMap(({ seat, move }) => {
    if (move === null) return [];
    return seat === null ? revealed(move) : placed(after, seat, move, move === staged);
  });
  // At the beginning all hands are turned up at once.
  const fresh = deeds.filter((act) => act.kind === 'reveal').length;
  return fresh > 1 ? deeds.filter((act) => act.kind !== 'reveal') : deeds;
}

function revealed(text: string): BoardAct[] {
  const [, seat, marker] = /^\+(\d):(\d\d)$/.exec(text) ?? [];
  if (!seat || !marker) return [];
  return [{ kind: 'reveal', seat: Number(seat), marker, keys: [openKey(Number(seat), marker)] }];
}

function placed(after: View, seat: Seat, text: string, staged: boolean): BoardAct[] {
  const move = read(text);
  if (!move || move.kind === 'pass') return [];
  const at = squares(move);
  const conquers = move.kind === 'token' ? fallen(after, at[0]!) : null;
  const owner = move.kind === 'elemental' ? null : seat;
  const keys = [keyOf(move, seat), ...(conquers === null ? [] : [leaderKey(conquers)])];
  return [{ kind: move.kind, seat: owner, at, staged, conquers, keys }];
}

function keyOf(move: Exclude<Move, { kind: 'pass' }>, seat: Seat): string {
  if (move.kind === 'marker') return markerKey(seat, move.marker);
  if (move.kind === 'leader') return leaderKey(seat);
  return move.kind === 'elemental' ? elementalKey(move.at) : tokenKey(move.at);
}

function fallen({ pieces }: View, at: string): Seat | null {
  const piece = pieces[at];
  return piece?.kind === 'token' && piece.covered?.kind === 'leader' ? piece.covered.seat : null;
}
