/** What the people at a table are called, in sentences and on labels. */

import type { Place, Seat } from '../protocol';
import { introduce, t } from './words.svelte';

/** As much of a seat as a name needs. */
export type Sitter = Pick<Place, 'kind' | 'name' | 'level' | 'mine'>;

/** On a label of its own: "You", a name, a computer's level, or "Player 2". */
export function label(seats: Sitter[], seat: Seat): string {
  const place = seats[seat];
  return place?.mine && mine(seats) === 1 ? t('web-you') : called(seats, seat);
}

/** Inside a sentence about somebody: a name, since "You lays" is no English. */
export function called(seats: Sitter[], seat: Seat): string {
  const place = seats[seat];
  if (place?.name) return place.name;
  if (place?.kind === 'computer' && place.level) return computer(seats, seat);
  return t('player', { number: seat + 1 });
}

/** Sentences of the server shall call the seats of this table by name. */
export function introduceSeats(seats: Sitter[]): void {
  introduce((seat) => (seats[seat] ? called(seats, seat) : null));
}

function mine(seats: Sitter[]): number {
  return seats.filter((place) => place.mine).length;
}

/** Computers of one level at one table are numbered. */
function computer(seats: Sitter[], seat: Seat): string {
  const level = seats[seat]!.level!;
  const name = t(`level-${level}`);
  const alike = seats.flatMap((place, at) => (place.kind === 'computer' && place.level === level ? [at] : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}
