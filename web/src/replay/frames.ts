/** The frames of a replay. */

import type { Frame, LevelName, Place, Replay } from '../protocol';

const LEVELS: readonly string[] = ['spark', 'ember', 'flame', 'blaze', 'inferno'] satisfies LevelName[];

/** Seats for a picture, of which only the names are known, and which ones the reader played. */
export function seatsOf(replay: Replay): Place[] {
  return replay.names.map((name, seat) => ({
    ...(isLevel(name) ? { kind: 'computer', name: null, level: name } : { kind: 'person', name, level: null }),
    away: false,
    present: true,
    mine: replay.mine.includes(seat),
    key: null,
    left: null,
    rating: null,
    registered: false,
  }));
}

/** Records call a computer by its level. */
function isLevel(name: string | null): name is LevelName {
  return name !== null && LEVELS.includes(name);
}

/** The frame in which the next move was chosen: the last one after at most `moves` moves. */
export function decisionAt(frames: Frame[], moves: number): number {
  return frames.findLastIndex((frame) => frame.moves <= moves);
}

export function clamp(at: number, frames: Frame[]): number {
  return Math.min(Math.max(0, at), frames.length - 1);
}
