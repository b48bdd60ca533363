/** What a click, a drop or a key on the board means: it confirms, stages a move, or asks why it is not possible. */

import type { Stage } from '../room';
import { brush } from './brush.svelte';
import { OPENING } from './geometry';
import { coloursFor, countsAt, intend, sendColour } from './intent';
import { cellOf, read, readAll, sameLayout, write, type Move } from './moves';
import type { Colour, View } from './view';

type Table = Stage<View>;
type Deployment = Extract<Move, { kind: 'deploy' }>;

/** A click on a cell: where a move is staged, it confirms; elsewhere it stages the move it means. */
export function pointAt(stage: Table, at: string): void {
  if (stage.moves.length && cellOf(stagedMove(stage)) === at) stage.confirm();
  else propose(stage, at);
}

/** Stages the move that the choices beside the board mean on a cell. */
export function propose(stage: Table, at: string): void {
  if (!stage.moves.length) return;
  const meant = intend(stage.view, stage.moves, brush, at);
  if (!meant) return;
  if (!meant.legal) stage.why(meant.text);
  else if (isClear(stage, read(meant.text))) stage.play(meant.text);
  else stage.stage(meant.text);
}

/**
 * Whether nothing is left to choose or to regret: a tile face up can be taken back; a deployment cannot, so its colour
 * and number must be chosen, or the only ones; a firebreak is always worth a second look.
 */
function isClear(stage: Table, move: Move | null): boolean {
  if (move?.kind === 'spread') return true;
  if (move?.kind !== 'deploy') return false;
  const moves = readAll(stage.moves);
  const colours = coloursFor(moves, 'deploy');
  const coloured = colours.length === 1 || (brush.colour !== null && brush.chosen);
  return coloured && (brush.counted || countsAt(moves, move.at, move.colour).length === 1);
}

export function stagedMove(stage: Table): Move | null {
  return stage.staged === null ? null : read(stage.staged);
}

function deployment(stage: Table): Deployment | null {
  const move = stagedMove(stage);
  return move?.kind === 'deploy' ? move : null;
}

/** Chooses the number to send: of the staged deployment, or of the next one. */
export function chooseCount(stage: Table, count: number): void {
  brush.count = count;
  brush.counted = true;
  const sent = deployment(stage);
  if (!sent) return;
  const text = write({ ...sent, count });
  if (stage.moves.includes(text)) stage.stage(text);
  else stage.why(text);
}

/** Chooses the colour to send, and changes the staged deployment. */
export function chooseColour(stage: Table, colour: Colour): void {
  brush.colour = colour;
  brush.chosen = true;
  const sent = deployment(stage);
  if (!sent) return;
  const counts = countsAt(readAll(stage.moves), sent.at, colour);
  stage.stage(write({ ...sent, colour, count: counts.findLast((count) => count <= sent.count) ?? 1 }));
}

/** The counts that the staged deployment may have instead, and its own. */
export function countsOf(stage: Table): number[] {
  const sent = deployment(stage);
  return sent ? countsAt(readAll(stage.moves), sent.at, sent.colour) : [];
}

/** One more or one fewer to send; false if no deployment is staged. */
export function changeCount(stage: Table, by: 1 | -1): boolean {
  const sent = deployment(stage);
  if (!sent) return false;
  const to = sent.count + by;
  if (countsOf(stage).includes(to)) chooseCount(stage, to);
  return true;
}

/** Keys for the choices beside the board: 1 to 3, + and −, C; returns whether the key was one of them. */
export function chooseByKey(stage: Table, key: string): boolean {
  const colours = coloursFor(readAll(stage.moves), 'deploy');
  if (!colours.length) return false;
  if (key === '+' || key === '-') return changeCount(stage, key === '+' ? 1 : -1);
  if (/^[1-3]$/.test(key)) chooseCount(stage, Number(key));
  else if (key === 'c' || key === 'C') chooseColour(stage, after(colours, deployment(stage)?.colour ?? chosenColour(stage)));
  else return false;
  return true;
}

function chosenColour(stage: Table): Colour {
  return sendColour(stage.view, readAll(stage.moves), brush);
}

function after(colours: Colour[], colour: Colour): Colour {
  return colours[(colours.indexOf(colour) + 1) % colours.length]!;
}

/** Selects an opening tile, or swaps it with the selected one; returns the new selection. */
export function swapWith(stage: Table, layout: number[], picked: string | null, at: string): string | null {
  if (!stage.moves.length || picked === at) return null;
  if (!picked) return at;
  const [from, to] = [place(picked), place(at)];
  const swapped = layout.map((value, index) => layout[index === from ? to : index === to ? from : index] ?? value);
  brush.layout = swapped;
  stage.stage(sameLayout(swapped, stage.moves));
  return null;
}

function place(at: string): number {
  return OPENING.findIndex((cell) => cell === at);
}
