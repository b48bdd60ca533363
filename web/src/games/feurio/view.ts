/** A position of Feurio! as the server shows it to one reader. */

import type { Seat } from '../../protocol';

export type Colour = 'red' | 'green' | 'blue' | 'yellow';
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];

export interface Tile {
  /** Axial coordinates as in the notation: `1,-1`. */
  at: string;
  /** 1 to 6; 0 for a tile that lies face down. */
  value: number;
  /** Firefighters on it by colour, in the order of COLOURS. */
  posted: [number, number, number, number];
  /** The room for further firefighters. */
  room: number;
  /** Free edges. */
  edges: number;
  /** The seat that laid it face down; null if face up. */
  layer: Seat | null;
  /** The value of a face-down tile, if this reader may know it. */
  under: number | null;
}

export interface Crew {
  seat: Seat;
  colour: Colour;
  left: number;
  /** Firefighters of the fourth colour, with three players: they score for nobody. */
  auxiliary: boolean;
}

export interface Region {
  colour: Colour;
  /** null: no seat's. */
  owner: Seat | null;
  cells: string[];
  values: number[];
  /** The lowest value with a free edge; 0 if the region is enclosed. */
  divisor: number;
  value: number;
}

export interface Goal {
  colour: Colour;
  left: number;
  together: boolean;
  watered: boolean;
  regions: Region[];
}

export interface Score {
  /** By seat; empty with a common goal. */
  points: number[];
  winners: Seat[];
  won: boolean | null;
  regions: Region[];
  goals: Goal[];
}

export interface View {
  game: 'feurio';
  seat: Seat | null;
  mode: 'competitive' | 'cooperative' | 'solitaire';
  variants: string[];
  turn: Seat;
  phase: 'dealing' | 'arranging' | 'drawing' | 'spreading' | 'deploying' | 'closing' | 'over';
  /** The tile to be laid: null if none is in hand, 0 if this reader may not know it. */
  hand: number | null;
  /** The opening tiles drawn, until they are laid out. */
  drawn: number[];
  /** In the order they were laid. */
  tiles: Tile[];
  crews: Crew[];
  /** Firefighters paid for firebreaks, by colour. */
  paid: [number, number, number, number];
  /** Tiles in the pile. */
  pile: number;
  /** With the aid `spots`: the hottest empty cells with their heat. */
  hottest?: { at: string; heat: number }[];
  /** With the aid `counts`: tiles of each value, 1 to 6, that this reader has not seen. */
  unseen?: number[];
  /** With the aid `scores`, and at the end. */
  score?: Score;
}
