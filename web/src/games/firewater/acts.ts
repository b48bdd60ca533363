/** What a person does with what is in hand: put it down, turn it, take another. */

import type { Stage } from '../room';
import { choice, gripOf } from './choice.svelte';
import { headingOf, HEADINGS, meant, probable, turned } from './fitting';
import { sizeOf } from './geometry';
import { isMarker, read, readAll, squares, write, type Kind, type MarkerMove, type Move } from './notation';
import type { View } from './view';

type Table = Stage<View>;

/** Points at a square: stages what that means, or asks why it means nothing. */
export function point(stage: Table, square: string): void {
  const staged = stagedMarker(stage);
  if (staged && squares(staged).includes(square)) turn(stage, square);
  else propose(stage, square);
}

export function propose(stage: Table, square: string): void {
  const size = sizeOf(stage.view);
  const grip = gripOf(stage);
  const move = meant(readAll(stage.moves), size, square, grip);
  if (move) put(stage, move);
  else stage.why(probable(size, square, { ...grip, kind: likely(stage.view, square, grip.kind) }));
}

/** Turns the staged marker about a square, or else the one in hand. */
export function turn(stage: Table, pivot: string | null = null): void {
  const staged = stagedMarker(stage);
  if (!staged) {
    choice.heading = (choice.heading + 1) % HEADINGS;
    return;
  }
  const about = pivot && squares(staged).includes(pivot) ? pivot : staged.fire;
  put(stage, turned(readAll(stage.moves), sizeOf(stage.view), staged, about));
}

/** Takes another marker in hand; if one is staged, the new one takes its place. */
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
    choice.heading = headingOf(sizeOf(stage.view), move);
    choice.marker = move.marker;
  }
  stage.stage(write(move));
}

/** What pointing at something that lies there already is probably meant for. */
function likely(view: View, square: string, inHand: Kind): Kind {
  const kind = view.pieces[square]?.kind;
  if (view.phase === 'summoning' || !kind) return inHand;
  return kind === 'elemental' ? 'claim' : 'token';
}

function stagedMarker(stage: Table): MarkerMove | null {
  const move = stage.staged === null ? null : read(stage.staged);
  return move && isMarker(move) ? move : null;
}
