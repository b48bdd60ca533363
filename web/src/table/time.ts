/** Clocks: time left, exceeded patience, and formatting. */

import type { Seat, Table } from '../protocol';

/** The server's time now, from its last message and the time since. */
export function serverNow(table: Table, heardAt: number, now: number): number {
  return table.now + Math.max(0, now - heardAt) / 1000;
}

/** Seconds left for a seat; only the clock of the acting seat runs. */
export function left(table: Table, seat: Seat, heardAt: number, now: number): number | null {
  const known = table.seats[seat]?.left ?? null;
  if (known === null) return null;
  const gone = table.actor === seat && table.phase === 'playing' ? serverNow(table, heardAt, now) - table.now : 0;
  return Math.max(0, known - gone);
}

/** Whether the acting seat has exceeded the table's patience. */
export function overdue(table: Table, heardAt: number, now: number): boolean {
  return table.phase === 'playing' && serverNow(table, heardAt, now) - table.since > table.patience;
}

/** `1:05`, or `2:03:00` from an hour on. */
export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
