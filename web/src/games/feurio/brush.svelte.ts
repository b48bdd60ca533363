/** Choices that are not a move yet, shared by the board and its tools. */

import type { Choice } from './intent';
import type { Colour } from './view';

class Brush implements Choice {
  down = $state(false);
  colour = $state<Colour | null>(null);
  count = $state(1);
  /** Whether colour and count were chosen this turn, not only preset. */
  chosen = false;
  counted = false;
  /** The order of the opening tiles after swaps. */
  layout = $state.raw<number[] | null>(null);
  /** The region to highlight. */
  lit = $state.raw<{ colour: Colour; cells: string[] } | null>(null);
  /** The cell under the pointer, also while dragging. */
  over = $state<string | null>(null);
  /** The cell of the last staged move: a tile laid there is shown without turning over. */
  last: string | null = null;

  /** Clears all choices for a new turn. */
  clean(): void {
    this.down = false;
    this.count = 1;
    this.chosen = false;
    this.counted = false;
    this.layout = null;
    this.lit = null;
    this.over = null;
  }
}

export const brush = new Brush();
