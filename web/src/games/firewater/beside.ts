/** What must stay visible on the board while a move is staged. */

import { PRECIOUS, type Around, type Disc } from '../beside';
import type { Change } from './difference';
import { centre, CELL, extent } from './geometry';
import { lieOf } from './lie';
import type { View } from './view';

/** The harm of covering a pixel, by what is covered. */
const HARM = { piece: 4, change: 3 };
/** Pixels around the board that are still inside its frame. */
const PAD = 4;

/** The board around the staged squares, in pixels of the picture; null if the staged move has no square. */
export function aroundStaged(view: View, staged: string[], changes: Change[], handle: Disc | null, width: number): Around | null {
  const size = lieOf(view);
  const whole = extent(size);
  const unit = width / whole.x;
  const disc = (square: string, share: number, cost: number): Disc => {
    const { x, y } = centre(size, square);
    return { x: x * unit, y: y * unit, r: share * CELL * unit, cost };
  };
  const [first, ...rest] = staged.map((square) => disc(square, 0.5, PRECIOUS));
  if (!first) return null;
  const pieces = Object.keys(view.pieces).filter((square) => !staged.includes(square));
  return {
    pieces: [first, ...rest],
    discs: [
      ...pieces.map((square) => disc(square, 0.4, HARM.piece)),
      ...changes.map((change) => disc(change.at, 0.3, HARM.change)),
      ...(handle ? [handle] : []),
    ],
    bounds: { x: -PAD, y: -PAD, width: width + 2 * PAD, height: whole.y * unit + 2 * PAD },
  };
}
