/** What this device keeps of each game to check its seal afterwards, without the server. */

import type { Line, Seat, Table } from '../protocol';
import { randomNumber } from './seal';

/** One game; kept from the first sight of its table. */
export interface Note {
  table: string;
  /** The server's commitment when the table was first seen. */
  commitment: string;
  /** Whether that was before the game began. */
  early: boolean;
  /** The numbers that this device has made, by seat. */
  numbers: Record<Seat, string>;
  /** The seats whose number was sent. */
  sent: Seat[];
  /** The commitments of all seats when a number was sent. */
  hashes: string[];
  /** How often numbers were sent and the table was broken off before the game began. */
  brokenOff: number;
  /** The draws in the order in which they were shown. */
  draws: string[];
}

/** How many games are kept; the oldest are dropped. */
const KEPT = 200;
const INDEX = 'seals';
/** Where a browser forbids storage, notes last as long as the page. */
const unstored = new Map<string, string>();

export function noteOf(table: string): Note | null {
  const text = read(`seal-${table}`);
  return text === null ? null : (JSON.parse(text) as Note);
}

/** The note with this commitment, for a record that came as a file. */
export function noteBy(commitment: string): Note | null {
  return index().map(noteOf).find((note) => note?.commitment === commitment) ?? null;
}

/** Keeps the commitment and the draws of a table as they are shown; what was kept before stays. */
export function observe(table: Table, log: Line[]): void {
  const before = noteOf(table.id);
  // What is first seen when the secret is known proves nothing.
  if (!before && table.phase === 'over') return;
  const note = before ?? begun(table);
  const shown = log.filter((line) => line.seat === null && line.move !== null).map((line) => line.move!);
  const draws = shown.map((draw, at) => (known(note.draws[at]) ? note.draws[at]! : draw));
  if (before && draws.join() === note.draws.slice(0, draws.length).join()) return;
  keep({ ...note, draws: [...draws, ...note.draws.slice(draws.length)] });
}

/** This device's number for these seats: made once, so that a reload sends the same. */
export function numberFor(note: Note, seats: Seat[]): string {
  const number = note.numbers[seats[0]!] ?? randomNumber();
  if (seats.some((seat) => note.numbers[seat] !== number)) {
    for (const seat of seats) note.numbers[seat] = number;
    keep(note);
  }
  return number;
}

/** Keeps that the numbers of these seats are sent now, and what all had committed to by then. */
export function noteSent(note: Note, seats: Seat[], hashes: string[]): void {
  keep({ ...note, sent: [...new Set([...note.sent, ...seats])], hashes });
}

/** Drops the numbers of a table that was broken off: they are known, so new ones are needed. */
export function startAgain(note: Note): Note {
  return keep({ ...note, numbers: {}, sent: [], hashes: [], brokenOff: note.brokenOff + 1 });
}

function begun(table: Table): Note {
  const { id, seal, phase } = table;
  const early = phase === 'gathering';
  return { table: id, commitment: seal.commitment, early, numbers: {}, sent: [], hashes: [], brokenOff: 0, draws: [] };
}

/** Whether a draw was seen; a hidden one is kept with a question mark until it is. */
export function known(draw: string | undefined): boolean {
  return draw !== undefined && !draw.includes('?');
}

function keep(note: Note): Note {
  const names = index();
  if (!names.includes(note.table)) {
    names.push(note.table);
    for (const old of names.splice(0, names.length - KEPT)) forget(`seal-${old}`);
    write(INDEX, JSON.stringify(names));
  }
  write(`seal-${note.table}`, JSON.stringify(note));
  return note;
}

function index(): string[] {
  return JSON.parse(read(INDEX) ?? '[]') as string[];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
}

function forget(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
