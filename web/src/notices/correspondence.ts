/** Which tables people do not wait at: the server sends notices for these (server/push/turns.py). */

import type { Table } from '../protocol';

const DAY = 24 * 3600;

/** Whether the user sits at a table with others that has a day or more for a turn, or no clock. */
export function isCorrespondence(table: Pick<Table, 'seats' | 'clock' | 'phase'>): boolean {
  const slow = table.clock === null || table.clock.seconds >= DAY;
  const others = table.seats.some((place) => !place.mine && place.kind !== 'computer');
  return slow && others && table.phase !== 'over' && table.seats.some((place) => place.mine);
}
