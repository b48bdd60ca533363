/** A lesson: a real table that begins with a record and keeps its random draws, and the text of each step. */

import type { Message } from '../protocol';

export interface Step {
  text: Message;
  /** What the learner is to do: any one of these moves. Null: only to read, then "Next". */
  moves: string[] | null;
  /** Moves of the others, played when the step begins. */
  others?: string[];
  /** Moves whose places are highlighted like hints. */
  look?: string[];
}

export interface Lesson {
  /** A record of this game (NOTATION.md), for the options and random draws of the lesson. */
  record: { players: number; mode?: string; [field: string]: unknown };
  /** The number of moves of the record before the lesson begins. */
  begin: number;
  /** The seat of the learner; the lesson plays the moves of all seats. */
  steps: Step[];
}
