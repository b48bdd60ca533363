/** Sample positions for the stage page: `samples/<name>.json` in the folder of a room. */

import type { Hint, Place, Preview, Seat } from '../protocol';

export interface Sample {
  view: unknown;
  moves?: string[];
  eyes?: Seat | null;
  seats?: Place[];
  recent?: string[];
  hints?: Hint[];
  staged?: string | null;
  /** What staging a move shows, by move. */
  previews?: Record<string, Preview>;
}

const FILES = import.meta.glob<Sample>('../games/*/samples/*.json', { import: 'default' });

export function names(game: string): string[] {
  const prefix = `../games/${game}/samples/`;
  return Object.keys(FILES)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length, -'.json'.length));
}

export function sample(game: string, name: string): Promise<Sample> {
  return FILES[`../games/${game}/samples/${name}.json`]!();
}

/** One person, and computers at the other seats. */
export function company(players: number): Place[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat ? 'computer' : 'person',
    name: seat ? null : 'Anna',
    level: seat ? 'flame' : null,
    away: false,
    present: true,
    mine: seat === 0,
    key: null,
    left: null,
    rating: null,
    registered: false,
  }));
}
