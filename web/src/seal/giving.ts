/** The requests by which a client adds its numbers to the seal: first it commits, then it sends them. */

import type { Seat, Table } from '../protocol';
import type { Wish } from '../table/wire';
import { noteOf, noteSent, numberFor, startAgain, type Note } from './notes';
import { seatHash } from './seal';

/** The server shows another commitment than before: no number is sent. */
export class Changed extends Error {}

/**
 * The next request for the seal at this table, or null. With `first`, a commitment that another device of the
 * person has made is replaced, as long as the table allows it: only this device may be at hand later.
 */
export async function nextStep(table: Table, first: boolean): Promise<Wish | null> {
  const mine = table.seats.flatMap((place, seat) => (place.mine ? [seat] : []));
  let note = noteOf(table.id);
  if (table.phase !== 'gathering' || !table.entropy_due || !note) return null;
  if (note.commitment !== table.seal.commitment) throw new Changed();
  if (!commits(table)) return send(table, note, mine);
  if (note.sent.some((seat) => !table.hashes[seat])) note = startAgain(note);
  for (const seat of mine) {
    const wish = await stepOf(table, note, seat, first);
    if (wish) return wish;
  }
  return null;
}

/** Whether seats commit first: if other people play, at tables that know commitments. */
export function commits(table: Table): boolean {
  return table.hashes.length > 0 && !table.seats.every((place) => place.mine || place.kind === 'computer');
}

async function stepOf(table: Table, note: Note, seat: Seat, first: boolean): Promise<Wish | null> {
  const number = numberFor(note, [seat]);
  const value = await seatHash(table.id, table.seal.commitment, seat, number);
  const there = table.hashes[seat]!;
  if (!there || (first && there !== value && !allCommitted(table))) return { type: 'commit', seat, value };
  const due = allCommitted(table) && !table.seal.entropy[seat];
  return due && there === value ? send(table, note, [seat]) : null;
}

/** Whether numbers are due: seen from the seats themselves, since the server might call for one too early. */
function allCommitted(table: Table): boolean {
  return table.seats.every((place, seat) => place.kind === 'computer' || table.hashes[seat]);
}

function send(table: Table, note: Note, seats: Seat[]): Wish {
  const value = numberFor(note, seats);
  noteSent(note, seats, table.hashes);
  return { type: 'entropy', value };
}
