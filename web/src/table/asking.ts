/** What a player asks the others for: to take moves back, or to play again. */

import type { Seat, Table } from '../protocol';

export interface Asking {
  about: 'undo' | 'rematch';
  /** The seat that asks. */
  seat: Seat;
  /** Whether the reader has still to answer. */
  waits: boolean;
}

/** The request at a table; `declined` is the rematch that the reader has put aside. */
export function asking(table: Table, declined: string | null): Asking | null {
  const mine = (seat: Seat): boolean => !!table.seats[seat]?.mine;
  const { asked, rematch, rematch_seat: seat } = table;
  if (asked) return { about: 'undo', seat: asked.seat, waits: asked.waiting.some(mine) };
  if (rematch === null || rematch === declined || seat === null || mine(seat)) return null;
  return table.seats.some((place) => place.mine) ? { about: 'rematch', seat, waits: true } : null;
}
