/** What a refusal speaks of, as marks on the board. */

import type { Message } from '../../protocol';
import { read, squares } from './notation';

export interface Marks {
  /** The squares of the move that was tried. */
  tried: string[];
  /** Squares that are still empty but should not be. */
  gaps: string[];
  /** What is in the way. */
  against: string[];
  /** The square whose sums are to be shown, because they are not enough. */
  sums: string | null;
}

/** The refusals that compare sums. */
const SUMS = new Set([
  'firewater-token-no-influence',
  'firewater-token-influence',
  'firewater-claim-absent',
  'firewater-claim-presence',
]);
/** The refusals with an elemental that is too near. */
const NEAR = new Set(['firewater-elemental-near', 'firewater-leader-near']);

export function meantBy({ move, why }: { move: string; why: Message }): Marks {
  const { key, args } = why;
  const tried = squares(read(move) ?? { kind: 'pass' });
  // Of a marker, only the half that does not fit.
  const about = key === 'firewater-occupied' ? tried.filter((square) => square === args['square']) : tried;
  return {
    tried: about.length ? about : tried,
    gaps: String(args['gaps'] ?? '').split(' · ').filter(Boolean),
    against: NEAR.has(key) ? [String(args['other'])] : [],
    sums: SUMS.has(key) ? String(args['square']) : null,
  };
}
