/** The log of a table, and which entries are new to the user. */

import type { Line, Message, Place, Seat } from '../protocol';

/** Adds received entries; a duplicate is dropped. */
export function merged(log: Line[], heard: Line[]): Line[] {
  const last = log.at(-1)?.seq ?? -1;
  const fresh = heard.filter((line) => line.seq > last);
  return fresh.length ? [...log, ...fresh] : log;
}

/** The entries without those that the next one repeats, as `draws a 2` before `lays the 2`. */
export function condensed(log: Line[], repeats?: (told: Message, next: Message) => boolean): Line[] {
  return repeats ? log.filter((line, at) => at + 1 === log.length || !repeats(line.told, log[at + 1]!.told)) : log;
}

/** The seat that an entry is about: the one that acted, or the one that Nature drew for. */
export function seatOf({ seat, told }: Line): Seat | null {
  const player = told.args['player'];
  const number = typeof player === 'object' && !Array.isArray(player) && player.key === 'player' ? player.args['number'] : null;
  return seat ?? (typeof number === 'number' ? number - 1 : null);
}

/** The entries since the user's last turn, without those of the current turn of the user. */
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

/** For spectators: the entries of the last player to move. */
function lastTurn(moves: Line[]): Line[] {
  const last = moves.findLast((line) => line.seat !== null)?.seat;
  const before = moves.findLastIndex((line) => line.seat !== null && line.seat !== last);
  return moves.slice(before + 1);
}
