/** What a refusal speaks of, as marks on the board. */

import type { Message } from '../../protocol';
import { neighbours } from './geometry';
import { cellOf, read } from './moves';
import type { View } from './view';

export interface Marks {
  /** The cell that was tried; null if the refusal is about no cell. */
  at: string | null;
  /** The heat of an empty cell that is not hot enough. */
  heat: number | null;
  /** The hottest spots, where the tile may go. */
  right: { at: string; heat: number }[];
  /** The value of the tile whose spaces are to be shown; 0: none. */
  spaces: number;
  /** Its free edges, by side. */
  edges: number[];
}

/** The refusals that count spaces and free edges. */
const FULL = new Set(['feurio-edges', 'feurio-spaces', 'feurio-enclosed']);
/** The refusals that name the hottest spots. */
const COOL = new Set(['feurio-cooler', 'feurio-apart']);

export function meantBy(view: View, refused: { move: string; why: Message }): Marks {
  const { key, args } = refused.why;
  const at = cellOf(read(refused.move));
  const tile = FULL.has(key) ? view.tiles.find((one) => one.at === at) : undefined;
  return {
    at,
    heat: key === 'feurio-cooler' ? Number(args['heat']) : null,
    right: COOL.has(key) ? hottest(view, args) : [],
    spaces: tile?.value ?? 0,
    edges: tile ? freeEdges(view, tile.at) : [],
  };
}

/** The spots that the sentence names, with their heat. */
function hottest(view: View, args: Message['args']): { at: string; heat: number }[] {
  const named = String(args['spots'] ?? '').split(' · ').filter(Boolean);
  const known = view.hottest?.[0]?.heat;
  const heat = Number(args['top'] ?? known ?? 0);
  return heat ? named.map((at) => ({ at, heat })) : [];
}

/** Side `j` of a hexagon runs from its corner at 60·j degrees to the next one; so do its neighbours in order. */
function freeEdges(view: View, at: string): number[] {
  const laid = new Set(view.tiles.map((tile) => tile.at));
  return neighbours(at).flatMap((other, side) => (laid.has(other) ? [] : [side]));
}
