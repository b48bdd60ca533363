/** Where cells lie on the picture: flat-topped hexagons with a radius of 100. */

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HEIGHT = 100 * Math.sqrt(3);
const AROUND: readonly Point[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/** The places of the opening, in the order in which the notation names its values. */
export const OPENING = ['0,0', '1,0', '0,1', '1,1'] as const;

function axial(at: string): Point {
  const [q = 0, r = 0] = at.split(',').map(Number);
  return [q, r];
}

export function centre(at: string): Point {
  const [q, r] = axial(at);
  return [150 * q, HEIGHT * (r + q / 2)];
}

export function neighbours(at: string): string[] {
  const [q, r] = axial(at);
  return AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** The box around these cells, with a margin. */
export function boxAround(cells: Iterable<string>, margin = 0): Box {
  const points = [...cells].map(centre);
  if (!points.length) points.push([0, 0]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 100 - margin, Math.min(...ys) - HEIGHT / 2 - margin];
  const [right, bottom] = [Math.max(...xs) + 100 + margin, Math.max(...ys) + HEIGHT / 2 + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The outline of these cells as a path, corners rounded; including holes. */
export function outline(cells: Iterable<string>, radius = 14): string {
  const next = borders(new Set(cells));
  let path = '';
  for (const start of next.keys()) {
    const loop = follow(next, start);
    if (loop.length) path += rounded(loop, radius / 100);
  }
  return path;
}

/** Every outer side, from the corner where it begins to the one where it ends. */
function borders(cells: Set<string>): Map<string, Point> {
  const next = new Map<string, Point>();
  for (const cell of cells) {
    neighbours(cell).forEach((other, side) => {
      if (!cells.has(other)) next.set(name(corner(cell, side)), corner(cell, side + 1));
    });
  }
  return next;
}

function follow(next: Map<string, Point>, start: string): Point[] {
  const loop: Point[] = [];
  for (let point = next.get(start); point; point = next.get(name(point))) {
    next.delete(loop.length ? name(loop.at(-1)!) : start);
    loop.push(point);
  }
  return loop;
}

/** Corner `j` lies at 60·j degrees; side `j` runs from it to the next. */
function corner(at: string, j: number): Point {
  const [x, y] = centre(at);
  return [x + 100 * Math.cos((Math.PI / 3) * j), y + 100 * Math.sin((Math.PI / 3) * j)];
}

function name([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function rounded(loop: Point[], share: number): string {
  const towards = (a: Point, b: Point) => text([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  const corners = loop.map((point, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return `${towards(point, before)}Q${text(point)} ${towards(point, after)}`;
  });
  return `M${corners.join('L')}Z`;
}

function text([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** The nearest cell in a direction (degrees clockwise from the right), or undefined. */
export function stepTo(from: string, degrees: number, cells: Iterable<string>): string | null {
  const [x, y] = centre(from);
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [cx, cy] = centre(cell);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy - (cy - y) * dx);
    if (ahead < 20 || ahead + 2.2 * aside >= least || aside > 1.8 * ahead) continue;
    [best, least] = [cell, ahead + 2.2 * aside];
  }
  return best;
}

/** The positions of pieces on a tile, by its number of spaces. */
export function stands(spaces: number): Point[] {
  if (spaces === 1) return [[0, 50]];
  if (spaces === 2) return [[-28, 48], [28, 48]];
  return [[-49, 38], [0, 54], [49, 38]];
}

/** The same on a tile that is small on the screen, whose numeral takes the whole upper half. */
export function lowStands(spaces: number): Point[] {
  if (spaces === 1) return [[0, 66]];
  if (spaces === 2) return [[-30, 64], [30, 64]];
  return [[-50, 52], [0, 70], [50, 52]];
}

/** How many spaces are drawn on a tile of this value (F-2). */
export function spacesDrawn(value: number): number {
  return value ? Math.ceil(value / 2) : 0;
}
