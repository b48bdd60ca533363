/** The move that a click on a cell means, and whether it is legal. */

import { readAll, write, type Move } from './moves';
import type { Colour, View } from './view';

/** The choices made beside the board. */
export interface Choice {
  /** Lay the tile face down. */
  down: boolean;
  /** The colour to deploy or to pay with; null: the first possible one. */
  colour: Colour | null;
  /** The number to deploy. */
  count: number;
}

export interface Intent {
  text: string;
  legal: boolean;
}

/** The move that the choices mean on a cell. */
export function intend(view: View, legal: string[], choice: Choice, at: string): Intent | null {
  const moves = readAll(legal);
  if (view.phase === 'spreading') return judged(legal, laying(view, moves, choice, at));
  if (view.phase !== 'deploying' && view.phase !== 'closing') return null;
  return judged(legal, sending(view, moves, choice, at));
}

function judged(legal: string[], move: Move): Intent {
  const text = write(move);
  return { text, legal: legal.includes(text) };
}

function laying(view: View, moves: Move[], choice: Choice, at: string): Move {
  if (!choice.down) return { kind: 'spread', at };
  return { kind: 'firebreak', at, colour: payColour(view, moves, choice) };
}

function sending(view: View, moves: Move[], choice: Choice, at: string): Move {
  const colour = sendColour(view, moves, choice);
  return { kind: 'deploy', at, colour, count: howMany(countsAt(moves, at, colour), choice.count) };
}

/** The chosen count, else as many as fit, else the fewest. */
function howMany(counts: number[], chosen: number): number {
  return counts.findLast((count) => count <= chosen) ?? counts[0] ?? chosen;
}

/** The counts of a colour that may be deployed on a cell. */
export function countsAt(moves: Move[], at: string, colour: Colour): number[] {
  return moves.flatMap((move) =>
    move.kind === 'deploy' && move.at === at && move.colour === colour ? [move.count] : [],
  );
}

/** The colours that some legal move deploys or pays. */
export function coloursFor(moves: Move[], kind: 'deploy' | 'firebreak'): Colour[] {
  return [...new Set(moves.flatMap((move) => (move.kind === kind ? [move.colour] : [])))];
}

export function sendColour(view: View, moves: Move[], choice: Choice): Colour {
  return pick(coloursFor(moves, 'deploy'), choice.colour) ?? ownColour(view);
}

export function payColour(view: View, moves: Move[], choice: Choice): Colour {
  return pick(coloursFor(moves, 'firebreak'), choice.colour) ?? ownColour(view);
}

function pick(possible: Colour[], chosen: Colour | null): Colour | undefined {
  return chosen && possible.includes(chosen) ? chosen : possible[0];
}

function ownColour(view: View): Colour {
  return view.crews.find((crew) => crew.seat === view.turn)?.colour ?? 'red';
}

/** The cells where the chosen kind of move may be made. */
export function placesFor(view: View, legal: string[], choice: Choice): Set<string> {
  const moves = readAll(legal);
  const kind = view.phase !== 'spreading' ? 'deploy' : choice.down ? 'firebreak' : 'spread';
  return new Set(moves.flatMap((move) => (move.kind === kind ? [move.at] : [])));
}
