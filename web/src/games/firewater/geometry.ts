/** Where squares lie on the drawn board: a square is 100 units wide, the rim 44. */

import type { Element, View } from './view';

export const CELL = 100;
export const RIM = 44;

export interface Point {
  x: number;
  y: number;
}

/** Steps on the board, clockwise from below: right and down. */
export const STEPS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

/** The size of the board in squares. */
export interface Size {
  columns: number;
  ranks: number;
}

export function sizeOf(view: Pick<View, 'rows'>): Size {
  return { columns: view.rows[0]?.length ?? 0, ranks: view.rows.length };
}

/** The size of the whole picture, rim included. */
export function extent({ columns, ranks }: Size): Point {
  return { x: columns * CELL + 2 * RIM, y: ranks * CELL + 2 * RIM };
}

/** A square by its column from the left and its row from the top. */
export function nameAt({ ranks }: Size, column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(ranks - row);
}

export function cellOf({ ranks }: Size, name: string): Point {
  return { x: name.charCodeAt(0) - 97, y: ranks - Number(name.slice(1)) };
}

/** The middle of a square. */
export function centre(size: Size, name: string): Point {
  const { x, y } = cellOf(size, name);
  return { x: RIM + (x + 0.5) * CELL, y: RIM + (y + 0.5) * CELL };
}

/** The square so many steps away, or null off the board. */
export function beside(size: Size, name: string, step: Point): string | null {
  const { x, y } = cellOf(size, name);
  return within(size, x + step.x, y + step.y) ? nameAt(size, x + step.x, y + step.y) : null;
}

/** The square under a point of the picture, or null on the rim. */
export function squareAt(size: Size, { x, y }: Point): string | null {
  const column = Math.floor((x - RIM) / CELL);
  const row = Math.floor((y - RIM) / CELL);
  return within(size, column, row) ? nameAt(size, column, row) : null;
}

/** Every row of names, the top one first. */
export function rowsOf(size: Size): string[][] {
  const columns = [...Array(size.columns).keys()];
  return [...Array(size.ranks).keys()].map((row) => columns.map((column) => nameAt(size, column, row)));
}

/** What is printed on a square. */
export function elementOf(view: Pick<View, 'rows'>, name: string): Element {
  const { x, y } = cellOf(sizeOf(view), name);
  return view.rows[y]?.[x] === 'F' ? 'F' : 'W';
}

function within({ columns, ranks }: Size, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < columns && y < ranks;
}
