/** The moves since the player's last turn, as places to mark. */

import { readAll } from './moves';

/** The cells where tiles were laid. */
export function recentCells(recent: string[]): string[] {
  const laid = readAll(recent).flatMap((move) => {
    return move.kind === 'spread' || move.kind === 'firebreak' ? [move.at] : [];
  });
  return [...new Set(laid)];
}

/** Deployed crews, as `1,-1 red`. */
export function recentCrews(recent: string[]): Set<string> {
  return new Set(readAll(recent).flatMap((move) => (move.kind === 'deploy' ? [`${move.at} ${move.colour}`] : [])));
}
