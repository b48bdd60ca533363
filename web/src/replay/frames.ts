/** Finding one's way in a game played again. */

import type { Frame, LevelName, Place, Replay } from '../protocol';

const LEVELS: readonly string[] = ['spark', 'ember', 'flame', 'blaze', 'inferno'] satisfies LevelName[];

/** Seats as a picture needs them: only their names are known. */
export function seatsOf(replay: Replay): Place[] {
  return replay.names.map((name) => ({
    ...(isLevel(name) ? { kind: 'computer', name: null, level: name } : { kind: 'person', name, level: null }),
    away: false,
    present: true,
    mine: false,
    key: null,
    left: null,
    rating: null,
  }));
}

/** Records call a computer by its level. */
function isLevel(name: string | null): name is LevelName {
  return name !== null && LEVELS.includes(name);
}

/** The position in which the move after so many was chosen: the last one with that count. */
export function decisionAt(frames: Frame[], moves: number): number {
  return frames.findLastIndex((frame) => frame.moves <= moves);
}

export function clamp(at: number, frames: Frame[]): number {
  return Math.min(Math.max(0, at), frames.length - 1);
}
