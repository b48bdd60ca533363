/** What the parts are given that show a line of the coach. */

import type { CoachLine } from '../games/room';

export interface Speech {
  game: string;
  /** The table to come back to after the lesson. */
  table: string;
  line: CoachLine;
  number: number;
  of: number;
}

/** What a part is given that can be closed. */
export type Closable = Speech & { close: () => void };
