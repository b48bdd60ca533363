/** A bent arrow from one place of a board to another, as a path and the points of its head. */

export interface Spot {
  x: number;
  y: number;
}

export interface Arrow {
  path: string;
  head: string;
}

/** How far it bends aside, as a share of its length. */
const BEND = 0.16;

/** The arrow between two places; null if it would be too short to see. `room` is what both ends keep free of it. */
export function arrowBetween(from: Spot, to: Spot, room: number, head: number): Arrow | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 2 * room + head) return null;
  const [ux, uy] = [dx / length, dy / length];
  const bow = { x: (from.x + to.x) / 2 + uy * BEND * length, y: (from.y + to.y) / 2 - ux * BEND * length };
  const start = towards(from, bow, room);
  const tip = towards(to, bow, room);
  const neck = towards(tip, bow, head);
  const [hx, hy] = [(tip.x - neck.x) / head, (tip.y - neck.y) / head];
  const wing = 0.62 * head;
  const corners = [tip, { x: neck.x - hy * wing, y: neck.y + hx * wing }, { x: neck.x + hy * wing, y: neck.y - hx * wing }];
  return { path: `M${text(start)}Q${text(bow)} ${text(neck)}`, head: corners.map(text).join(' ') };
}

function towards(from: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

function text({ x, y }: Spot): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
