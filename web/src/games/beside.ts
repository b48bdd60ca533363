/** Where the tick and the preview stand beside the staged place: near it, and over nothing that must be read. */

export interface Place {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** A disc that should stay visible, in pixels; `cost` is the harm of covering one pixel of it. */
export interface Disc extends Place {
  r: number;
  cost: number;
}

/** The board around the staged place, in pixels. */
export interface Around {
  /** The staged piece; two discs if it covers two places. */
  pieces: [Disc, ...Disc[]];
  discs: Disc[];
  /** Where the tick and the preview may stand. */
  bounds: Place & Size;
}

export interface Beside {
  tick: Place;
  /** The middle of the preview; null while there is none. */
  pill: Place | null;
  /** Whether the preview is so far away that a line must lead to it. */
  far: boolean;
}

/** The radius of the tick with its ring. */
const TICK = 27;
const GAP = 6;
/** Pixels that stay free at the border of the board. */
const MARGIN = 4;
/** Farther than this beyond the tile, nobody would see what the tick belongs to. */
const REACH = 72;
/** A preview that harms more than this goes to the border of the board instead. */
const TOLERABLE = 30;

/** The harm of covering a pixel of something that must be seen before the move is made. */
export const PRECIOUS = 100;

/** The directions in degrees with their preference: below, right, left, above, then those between. */
const RAYS = Array.from({ length: 24 }, (_, index) => 15 * index);

/** The places of the tick and of a preview of that size. */
export function besideStaged(around: Around, pill: Size | null): Beside {
  const rings = around.pieces.flatMap((piece) => ringAround(piece, TICK));
  const tick = best(rings, (place) => harmOf(around, place, { width: 2 * TICK, height: 2 * TICK }));
  if (!pill) return { tick: tick.place, pill: null, far: false };
  const withTick = { ...around, discs: [...around.discs, { ...tick.place, r: TICK + GAP, cost: PRECIOUS }] };
  const near = best(boxesAround(tick.place, around.pieces[0], pill), (place) => harmOf(withTick, place, pill));
  if (near.harm <= TOLERABLE) return { tick: tick.place, pill: near.place, far: false };
  const away = best(borders(around, pill), (place) => harmOf(withTick, place, pill));
  return { tick: tick.place, pill: away.place, far: true };
}

interface Candidate {
  place: Place;
  /** How much worse it is than the preferred place, whatever it covers. */
  dislike: number;
}

function best(candidates: Candidate[], harm: (place: Place) => number): { place: Place; harm: number } {
  const rated = candidates.map(({ place, dislike }) => ({ place, harm: harm(place) + dislike }));
  return rated.reduce((one, other) => (other.harm < one.harm ? other : one));
}

function ringAround({ x, y, r }: Place & { r: number }, own: number): Candidate[] {
  const distances = [0, 8, 18, 30, 44, 58, REACH].map((beyond) => r + own + GAP - 2 + beyond - 0.12 * r);
  return distances.flatMap((distance, step) =>
    RAYS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { place: { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) }, dislike: sideways(degrees) + 2 * step };
    }),
  );
}

function sideways(degrees: number): number {
  return { 90: 0, 0: 2, 180: 3, 270: 4 }[degrees] ?? 6;
}

/** Boxes of that size around the tick, and around the piece. */
function boxesAround(tick: Place, piece: Disc, { width, height }: Size): Candidate[] {
  const [aside, over] = [width / 2 + TICK + GAP, height / 2 + TICK + GAP];
  const beyond = piece.r + GAP;
  const offer = (x: number, y: number, dislike: number): Candidate => ({ place: { x, y }, dislike });
  return [
    offer(tick.x + aside, tick.y, 0),
    offer(tick.x - aside, tick.y, 1),
    offer(tick.x, tick.y + over, 2),
    offer(tick.x, tick.y - over, 3),
    offer(tick.x + aside, tick.y + over / 2, 4),
    offer(tick.x - aside, tick.y + over / 2, 4),
    offer(piece.x, piece.y + beyond + height / 2, 5),
    offer(piece.x, piece.y - beyond - height / 2, 6),
    offer(piece.x + beyond + width / 2, piece.y, 7),
    offer(piece.x - beyond - width / 2, piece.y, 7),
  ];
}

/** Along the top and the bottom of the board. */
function borders({ pieces: [piece], bounds }: Around, { width, height }: Size): Candidate[] {
  const [left, right] = [bounds.x + width / 2 + MARGIN, bounds.x + bounds.width - width / 2 - MARGIN];
  const inside = [piece.x, (left + right) / 2, left, right].map((x) => Math.min(Math.max(x, left), right));
  const [top, bottom] = [bounds.y + height / 2 + 2 * MARGIN, bounds.y + bounds.height - height / 2 - 2 * MARGIN];
  return inside.flatMap((x, index) => [
    { place: { x, y: top }, dislike: index },
    { place: { x, y: bottom }, dislike: index + 4 },
  ]);
}

/** What a box there would cover; a box that leaves the board is no place at all. */
function harmOf(around: Around, place: Place, box: Size): number {
  const { x, y, width, height } = around.bounds;
  const outside =
    Math.max(0, x + MARGIN + box.width / 2 - place.x) +
    Math.max(0, place.x + box.width / 2 + MARGIN - x - width) +
    Math.max(0, y + MARGIN + box.height / 2 - place.y) +
    Math.max(0, place.y + box.height / 2 + MARGIN - y - height);
  const harms = [...around.pieces, ...around.discs].map((disc) => covered(disc, place, box) * disc.cost);
  return harms.reduce((sum, harm) => sum + harm, 1000 * outside);
}

/** How many pixels deep a box reaches into a disc; a square box counts as a disc itself. */
function covered(disc: Disc, place: Place, { width, height }: Size): number {
  const [dx, dy] = [Math.abs(disc.x - place.x), Math.abs(disc.y - place.y)];
  if (width === height) return Math.max(0, disc.r + width / 2 - Math.hypot(dx, dy));
  const apart = Math.hypot(Math.max(0, dx - width / 2), Math.max(0, dy - height / 2));
  return Math.max(0, disc.r - apart);
}
