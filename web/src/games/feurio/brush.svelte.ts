/** What has been chosen beside the board but is no move yet: shared by the board and its tools. */

import type { Choice } from './intent';
import type { Colour } from './view';

class Brush implements Choice {
  down = $state(false);
  colour = $state<Colour | null>(null);
  count = $state(1);
  /** The order of the opening tiles as they were pushed about. */
  layout = $state.raw<number[] | null>(null);
  /** A region to light up. */
  lit = $state.raw<{ colour: Colour; cells: string[] } | null>(null);
  /** The cell under the pointer, also while something is carried to it. */
  over = $state<string | null>(null);
  /** Where a move was staged last: a tile laid there was seen already and need not turn over. */
  last: string | null = null;

  /** A new turn begins with nothing chosen. */
  clean(): void {
    this.down = false;
    this.count = 1;
    this.layout = null;
    this.lit = null;
    this.over = null;
  }
}

export const brush = new Brush();
