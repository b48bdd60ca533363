/** Forced moves: where only one is legal, the client of the player to move makes it, once the position was seen. */

import { pace } from '../motion';
import type { Line, Table } from '../protocol';

/** Milliseconds for which a position is shown, after all animations, before its only move is made. */
const SHOWN = 700;
/** Without animations nothing else says what happened, so it takes at least this long. */
const LEAST = 500;

/** How long the position is shown; this is decided here and nowhere else. */
export function shownFor(): number {
  return Math.max(SHOWN * pace(), LEAST);
}

/**
 * The move to be made for the reader; null if there is a choice, or if it is not for this page to make it: another
 * player waits for an answer, the computer plays here, or the reader took a move back to be in this position again.
 */
export function forcedMove(table: Table, log: Line[]): string | null {
  const { actor, moves } = table;
  if (table.phase !== 'playing' || actor === null || moves.length !== 1 || table.asked) return null;
  if (table.seats[actor]?.away || table.resigned.includes(actor)) return null;
  return takenBack(table, log) ? null : moves[0]!;
}

/** Whether a take-back led to this position: it is the only entry of the log with a position but without a move. */
function takenBack(table: Table, log: Line[]): boolean {
  return log.some((line) => line.ply === table.ply && line.move === null);
}

/** Calls a function when animations have ended and the position was shown; the result prevents it. */
export function afterShown(settled: Promise<void>, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let prevented = false;
  void settled.then(() => {
    if (!prevented) timer = setTimeout(act, shownFor());
  });
  return () => {
    prevented = true;
    clearTimeout(timer);
  };
}
