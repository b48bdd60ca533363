/** What pointing at a cell does: stages the move that was meant, or asks why it is not possible. */

import type { Stage } from '../room';
import { brush } from './brush.svelte';
import { OPENING } from './geometry';
import { intend } from './intent';
import { read, sameLayout } from './moves';
import type { View } from './view';

export function pointAt(stage: Stage<View>, at: string): void {
  if (!stage.moves.length) return;
  const staged = stage.staged ? read(stage.staged) : null;
  const meant = intend(stage.view, stage.moves, brush, at, staged);
  if (!meant) return;
  if (meant.legal) stage.stage(meant.text);
  else stage.why(meant.text);
}

/** Takes up a tile of the opening, or changes it with the one taken up; says which is up now. */
export function swapWith(stage: Stage<View>, layout: number[], picked: string | null, at: string): string | null {
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
