/** The view of any game: an optional text picture and scores, and other fields. */

import type { Message } from '../../protocol';

/** A piece of a drawn line: text, and the name of its style (`seat0`, `fire`, or nothing). */
export interface Span {
  text: string;
  style: string;
}

export interface PlainView {
  /** The position as lines of styled text. */
  picture?: Span[][];
  /** The current scores: a line for each player, each a list of sentences. */
  count?: Message[][];
  [field: string]: unknown;
}

/** One field of a view: its name, its value if it is simple, and its depth. */
export interface Field {
  name: string;
  text: string;
  depth: number;
}

/** Fields that are shown elsewhere or need not be shown. */
const SKIPPED = new Set(['picture', 'count', 'game', 'seat']);

/** The fields of a view, for a game that has no text picture. */
export function fieldsOf(view: PlainView): Field[] {
  return Object.entries(view).flatMap(([name, value]) => (SKIPPED.has(name) ? [] : written(name, value, 0)));
}

/** How many letters the longest line of a picture has. */
export function columnsOf(picture: Span[][]): number {
  const lengths = picture.map((line) => line.reduce((sum, span) => sum + [...span.text].length, 0));
  return Math.max(1, ...lengths);
}

function written(name: string, value: unknown, depth: number): Field[] {
  const said = simple(value);
  const label = name.replaceAll(/[-_]/g, ' ');
  if (said !== null) return said ? [{ name: label, text: said, depth }] : [];
  const parts = Object.entries(value as object).flatMap(([key, part]) => written(itemName(value, key), part, depth + 1));
  return parts.length ? [{ name: label, text: '', depth }, ...parts] : [];
}

/** List items are numbered from 1. */
function itemName(list: unknown, key: string): string {
  return Array.isArray(list) ? String(Number(key) + 1) : key;
}

/** A simple value as text, empty for an empty one; null for a nested one. */
function simple(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const items = value.map(simple);
    return items.includes(null) || value.some(Array.isArray) ? null : items.join(', ');
  }
  return typeof value === 'object' ? null : String(value);
}
