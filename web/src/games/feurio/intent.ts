/** What somebody means who points at a cell: the move, and whether it is among the legal ones. */

import { readAll, write, type Move } from './moves';
import type { Colour, View } from './view';

/** What has been chosen beside the board. */
export interface Choice {
  /** Lay the tile face down. */
  down: boolean;
  /** The colour to send, or to pay with; null leaves it to the first that can. */
  colour: Colour | null;
  /** How many to send. */
  count: number;
}

export interface Intent {
  text: string;
  legal: boolean;
}

/** The move meant by pointing at a cell; a second time on the same tile sends one more. */
export function intend(view: View, legal: string[], choice: Choice, at: string, staged: Move | null): Intent | null {
  const moves = readAll(legal);
  if (view.phase === 'spreading') return judged(legal, laying(view, moves, choice, at));
  if (view.phase !== 'deploying' && view.phase !== 'closing') return null;
  return judged(legal, sending(view, moves, choice, at, staged));
}

function judged(legal: string[], move: Move): Intent {
  const text = write(move);
  return { text, legal: legal.includes(text) };
}

function laying(view: View, moves: Move[], choice: Choice, at: string): Move {
  if (!choice.down) return { kind: 'spread', at };
  return { kind: 'firebreak', at, colour: payColour(view, moves, choice) };
}

function sending(view: View, moves: Move[], choice: Choice, at: string, staged: Move | null): Move {
  const colour = sendColour(view, moves, choice);
  const counts = countsAt(moves, at, colour);
  return { kind: 'deploy', at, colour, count: howMany(counts, choice.count, alreadyAt(staged, at, colour)) };
}

function alreadyAt(staged: Move | null, at: string, colour: Colour): number {
  return staged?.kind === 'deploy' && staged.at === at && staged.colour === colour ? staged.count : 0;
}

/** The next count after the staged one, else the chosen one, else as many as fit, else the fewest. */
function howMany(counts: number[], chosen: number, already: number): number {
  if (already) return counts.find((count) => count > already) ?? counts[0] ?? 1;
  return counts.findLast((count) => count <= chosen) ?? counts[0] ?? chosen;
}

/** How many of a colour may be sent to a cell. */
export function countsAt(moves: Move[], at: string, colour: Colour): number[] {
  return moves.flatMap((move) =>
    move.kind === 'deploy' && move.at === at && move.colour === colour ? [move.count] : [],
  );
}

/** The colours that may be sent, or paid, in some legal move. */
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
