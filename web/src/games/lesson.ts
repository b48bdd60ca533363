/** A lesson: a real table begun from a record, whose luck goes on, and what is said at each step. */

import type { Message } from '../protocol';

export interface Step {
  text: Message;
  /** What the learner is to do: any one of these moves. Null: only to read, then "Next". */
  moves: string[] | null;
  /** Moves that the others make, one after the other, when the step begins. */
  others?: string[];
  /** Where to look: moves whose places glow, as hints do. */
  look?: string[];
}

export interface Lesson {
  /** A record of this game (NOTATION.md): its options and its luck are the lesson's. */
  record: { players: number; mode?: string; [field: string]: unknown };
  /** After so many moves of the record the lesson begins. */
  begin: number;
  /** Through whose eyes the learner plays; the lesson makes the moves of all seats. */
  steps: Step[];
}
