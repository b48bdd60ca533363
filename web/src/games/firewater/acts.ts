/** Actions with the selected piece: place it, turn it, select another. */

import type { Stage } from '../room';
import { choice, gripOf } from './choice.svelte';
import { headingOf, HEADINGS, meant, probable, turned } from './fitting';
import { lieOf } from './lie';
import { isMarker, read, readAll, squares, write, type Kind, type MarkerMove, type Move } from './notation';
import type { View } from './view';

type Table = Stage<View>;

/** A click on a square: where a move is staged, it confirms; elsewhere it stages the move it means, or asks why there is none. */
export function point(stage: Table, square: string): void {
  const staged = stage.staged === null ? null : read(stage.staged);
  if (staged && stage.moves.length && squares(staged).includes(square)) stage.confirm();
  else propose(stage, square);
}

/** Stages the move that the selection means on a square. */
export function propose(stage: Table, square: string): void {
  const size = lieOf(stage.view);
  const grip = gripOf(stage);
  const move = meant(readAll(stage.moves), size, square, grip);
  if (move && isClear(stage, move, square)) stage.play(write(move));
  else if (move) put(stage, move);
  else stage.why(probable(size, square, { ...grip, kind: likely(stage.view, square, grip.kind) }));
}

/** Whether nothing is left to choose: a marker that fits one way only, or another piece that alone fits or was selected. */
function isClear(stage: Table, move: Move, square: string): boolean {
  const there = readAll(stage.moves).filter((other) => squares(other).includes(square));
  if (isMarker(move)) return there.length === 1;
  return choice.kind === move.kind || there.every((other) => other.kind === move.kind);
}

/** Turns the staged marker about a square, or else the selected one. */
export function turn(stage: Table, pivot: string | null = null): void {
  const staged = stagedMarker(stage);
  if (!staged) {
    choice.heading = (choice.heading + 1) % HEADINGS;
    return;
  }
  const about = pivot && squares(staged).includes(pivot) ? pivot : staged.fire;
  put(stage, turned(readAll(stage.moves), lieOf(stage.view), staged, about));
}

/** Selects another marker; it replaces a staged one. */
export function takeMarker(stage: Table, marker: string): void {
  const staged = stagedMarker(stage);
  choice.kind = 'marker';
  choice.marker = marker;
  if (stage.staged === null || staged?.marker === marker) return;
  const text = staged ? write({ ...staged, marker }) : null;
  stage.stage(text !== null && stage.moves.includes(text) ? text : null);
}

export function takeKind(stage: Table, kind: Kind): void {
  choice.kind = kind;
  if (stage.staged !== null && read(stage.staged)?.kind !== kind) stage.stage(null);
}

function put(stage: Table, move: Move): void {
  if (isMarker(move)) {
    choice.heading = headingOf(lieOf(stage.view), move);
    choice.marker = move.marker;
  }
  stage.stage(write(move));
}

/** The likely meaning of a click on an occupied square. */
function likely(view: View, square: string, inHand: Kind): Kind {
  const kind = view.pieces[square]?.kind;
  if (view.phase === 'summoning' || !kind) return inHand;
  return kind === 'elemental' ? 'claim' : 'token';
}

function stagedMarker(stage: Table): MarkerMove | null {
  const move = stage.staged === null ? null : read(stage.staged);
  return move && isMarker(move) ? move : null;
}
