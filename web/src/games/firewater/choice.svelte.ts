/** The player's choices, shared by board, tools and scores. */

import type { Stage } from '../room';
import { markerIn, settle, type Grip } from './fitting';
import { readAll, type Kind } from './notation';
import type { View } from './view';

/** A piece dragged from the hand to the board. */
export interface Held {
  kind: Kind;
  marker: string | null;
  x: number;
  y: number;
  /** Whether it is over the board, which then shows a preview. */
  over: boolean;
}

class Choice {
  kind = $state<Kind>('marker');
  marker = $state<string | null>(null);
  heading = $state(0);
  held = $state<Held | null>(null);
  /** Squares highlighted by a row of the scores. */
  lit = $state.raw<string[]>([]);
  /** Whether every square shows who leads there. */
  influence = $state(false);
}

export const choice = new Choice();

/** The effective selection: the chosen one, as far as the legal moves allow. */
export function gripOf(stage: Stage<View>): Grip {
  const moves = readAll(stage.moves);
  const open = stage.eyes === null ? [] : (stage.view.hands[stage.eyes]?.open ?? []);
  return { kind: settle(moves, choice.kind), marker: markerIn(moves, open, choice.marker), heading: choice.heading };
}
