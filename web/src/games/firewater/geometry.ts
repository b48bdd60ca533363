/** Where squares lie on the drawn board: a square is 100 units wide, the rim 44, or as the size says. */

import type { Element, View } from './view';

export const CELL = 100;
const RIM = 44;

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
  /** Whether the board lies turned by a quarter: letters run down, numbers to the right. */
  turned?: boolean;
  /** The width of the rim. */
  rim?: number;
}

export function sizeOf(view: Pick<View, 'rows'>): Size {
  return { columns: view.rows[0]?.length ?? 0, ranks: view.rows.length };
}

/** The size of the whole picture, rim included. */
export function extent(size: Size): Point {
  const { x, y } = spread(size);
  return { x: x * CELL + 2 * rimOf(size), y: y * CELL + 2 * rimOf(size) };
}

/** How many squares lie side by side, and how many below each other. */
export function spread({ columns, ranks, turned }: Size): Point {
  return turned ? { x: ranks, y: columns } : { x: columns, y: ranks };
}

export function rimOf({ rim }: Size): number {
  return rim ?? RIM;
}

/** A square by its place from the left and from the top. */
function nameAt({ ranks, turned }: Size, x: number, y: number): string {
  const [letter, number] = turned ? [y, x + 1] : [x, ranks - y];
  return String.fromCharCode(97 + letter) + String(number);
}

/** The place of a square from the left and from the top. */
export function cellOf({ ranks, turned }: Size, name: string): Point {
  const [letter, number] = [name.charCodeAt(0) - 97, Number(name.slice(1))];
  return turned ? { x: number - 1, y: letter } : { x: letter, y: ranks - number };
}

/** The centre of a square. */
export function centre(size: Size, name: string): Point {
  const { x, y } = cellOf(size, name);
  return { x: rimOf(size) + (x + 0.5) * CELL, y: rimOf(size) + (y + 0.5) * CELL };
}

/** How far the handle of a marker is from the middle of its nearest square. */
const ASIDE = 74;

/** Where the handle of a marker on these squares is: beside them on the right, at the border on the left. */
export function handleAt(size: Size, squares: string[]): Point {
  const xs = squares.map((name) => centre(size, name).x);
  const ys = squares.map((name) => centre(size, name).y);
  const right = Math.max(...xs) + ASIDE;
  const x = right < extent(size).x - rimOf(size) ? right : Math.min(...xs) - ASIDE;
  return { x, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The square at an offset in steps, or null off the board. */
export function beside(size: Size, name: string, step: Point): string | null {
  const { x, y } = cellOf(size, name);
  return within(size, x + step.x, y + step.y) ? nameAt(size, x + step.x, y + step.y) : null;
}

/** The square under a point of the picture, or null on the rim. */
export function squareAt(size: Size, { x, y }: Point): string | null {
  const column = Math.floor((x - rimOf(size)) / CELL);
  const row = Math.floor((y - rimOf(size)) / CELL);
  return within(size, column, row) ? nameAt(size, column, row) : null;
}

/** Every row of names, the top one first. */
export function rowsOf(size: Size): string[][] {
  const { x, y } = spread(size);
  const columns = [...Array(x).keys()];
  return [...Array(y).keys()].map((row) => columns.map((column) => nameAt(size, column, row)));
}

/** The element printed on a square. */
export function elementOf(view: Pick<View, 'rows'>, name: string): Element {
  const { x, y } = cellOf(sizeOf(view), name);
  return view.rows[y]?.[x] === 'F' ? 'F' : 'W';
}

function within(size: Size, x: number, y: number): boolean {
  const { x: wide, y: high } = spread(size);
  return x >= 0 && y >= 0 && x < wide && y < high;
}
