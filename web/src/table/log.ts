/** What happened at a table, and what of it is news to the reader. */

import type { Line, Place } from '../protocol';

/** Adds what was heard; a line that came twice stands once. */
export function merged(log: Line[], heard: Line[]): Line[] {
  const last = log.at(-1)?.seq ?? -1;
  const fresh = heard.filter((line) => line.seq > last);
  return fresh.length ? [...log, ...fresh] : log;
}

/** The lines since the reader's last turn: those of this very turn are not news, those before are. */
export function recentLines(log: Line[], seats: Place[]): Line[] {
  const mine = (line: Line): boolean => line.seat !== null && !!seats[line.seat]?.mine;
  const moves = log.filter((line) => line.move !== null);
  if (!seats.some((place) => place.mine)) return lastTurn(moves);
  let end = moves.length;
  while (end > 0 && (mine(moves[end - 1]!) || moves[end - 1]!.seat === null)) end--;
  let begin = end;
  while (begin > 0 && !mine(moves[begin - 1]!)) begin--;
  return moves.slice(begin, end);
}

/** For those who only watch: what the last one to move has done. */
function lastTurn(moves: Line[]): Line[] {
  const last = moves.findLast((line) => line.seat !== null)?.seat;
  const before = moves.findLastIndex((line) => line.seat !== null && line.seat !== last);
  return moves.slice(before + 1);
}
