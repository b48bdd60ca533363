/** On which side of the board a bubble covers less of the places it speaks about. */

export type Side = 'bottom' | 'top';

interface Span {
  top: number;
  bottom: number;
}

/** Pixels between the bubble and the border of the board. */
const APART = 28;

/** The side for a bubble of that height; the bottom unless the top is clearer. */
export function clearerSide(board: Span, height: number, places: Span[]): Side {
  const covered = (top: number, bottom: number): number =>
    places.reduce((sum, place) => sum + Math.max(0, Math.min(bottom, place.bottom) - Math.max(top, place.top)), 0);
  const below = covered(board.bottom - APART - height, board.bottom);
  return below > covered(board.top, board.top + APART + height) ? 'top' : 'bottom';
}
