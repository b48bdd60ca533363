/** Names of the players at a table, in sentences and on labels. */

import type { Message, Place, Seat } from '../protocol';
import { introduce, t } from './words.svelte';

/** The part of a seat that determines a name. */
export type Sitter = Pick<Place, 'kind' | 'name' | 'level' | 'mine'>;

/** On a label of its own: "You", a name, a computer's level, or "Player 2". */
export function label(seats: Sitter[], seat: Seat): string {
  const place = seats[seat];
  return place?.mine && mine(seats) === 1 ? t('web-you') : called(seats, seat);
}

/** In a sentence about another player: a name. A sentence that may be about the reader takes `who` instead. */
export function called(seats: Sitter[], seat: Seat): string {
  const place = seats[seat];
  if (place?.name) return place.name;
  if (place?.kind === 'computer' && place.level) return computerName(seats, seat);
  return t('player', { number: seat + 1 });
}

/** A seat as an argument of a message, which may have a form that addresses the reader. */
export function who(seat: Seat): Message {
  return { key: 'player', args: { number: seat + 1 } };
}

/** Makes messages name the seats of this table, and address the reader where one seat is the reader's. */
export function introduceSeats(seats: Sitter[]): void {
  const you = mine(seats) === 1 ? seats.findIndex((place) => place.mine) : null;
  introduce((seat) => (seats[seat] ? called(seats, seat) : null), you);
}

function mine(seats: Sitter[]): number {
  return seats.filter((place) => place.mine).length;
}

/** Computers of one level at one table are numbered, on the same line as their name. */
export function computerName(seats: Sitter[], seat: Seat): string {
  const level = seats[seat]!.level!;
  const name = t(`level-${level}`);
  const alike = seats.flatMap((place, at) => (place.kind === 'computer' && place.level === level ? [at] : []));
  return alike.length > 1 ? `${name}\u00a0${alike.indexOf(seat) + 1}` : name;
}
