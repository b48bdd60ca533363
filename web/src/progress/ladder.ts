/** The ladder: five rungs for each game and mode, none of them locked. */

import type { LevelName, GameResult } from '../protocol';

export const LEVELS: readonly LevelName[] = ['spark', 'ember', 'flame', 'blaze', 'inferno'];

/** Wins in a row that hold a rung against an opponent. */
export const TWICE = 2;
/** Wins in a row for each rung of a game with a common goal, which has no opponent of some strength. */
export const RUNS = [1, 2, 3, 5, 8] as const;

export interface Rung {
  level: LevelName;
  /** Held for good, begun by games, or not tried yet. */
  state: 'held' | 'begun' | 'new';
  /** The wins in a row now, at most `needed`. */
  wins: number;
  needed: number;
}

/** Whether players of this mode play against each other. */
export function against(mode: string): boolean {
  return mode === 'competitive';
}

/**
 * The rungs of a game and a mode from all results, the earliest first. Only whole games without hints count; against
 * each other only those against computers, of whom the weakest decides about the rung.
 */
export function ladderOf(results: GameResult[], game: string, mode: string): Rung[] {
  const counted = results.filter((one) => one.counts && one.game === game && one.mode === mode);
  return against(mode) ? LEVELS.map((level) => opponent(level, counted.filter((one) => one.level === level))) : runs(counted);
}

function opponent(level: LevelName, games: GameResult[]): Rung {
  const { best, now } = winsRunning(games);
  const held = best >= TWICE;
  return { level, state: held ? 'held' : games.length ? 'begun' : 'new', wins: held ? TWICE : now, needed: TWICE };
}

function runs(games: GameResult[]): Rung[] {
  const { best, now } = winsRunning(games);
  return LEVELS.map((level, at) => {
    const needed = RUNS[at]!;
    const held = best >= needed;
    const reached = at === 0 || best >= RUNS[at - 1]!;
    return { level, state: held ? 'held' : reached && games.length ? 'begun' : 'new', wins: held ? needed : Math.min(now, needed), needed };
  });
}

/** The longest row of wins, and the one that is not broken yet. */
export function winsRunning(games: GameResult[]): { best: number; now: number } {
  let best = 0;
  let now = 0;
  for (const game of games) {
    now = game.outcome === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}

/** The level that fits: the one after the highest rung that is held. */
export function levelAfter(rungs: Rung[]): LevelName {
  const highest = rungs.findLastIndex((rung) => rung.state === 'held');
  return LEVELS[Math.min(highest + 1, LEVELS.length - 1)]!;
}

/** The game and mode of the newest result that counts, or else of the newest at all. */
export function climbing(results: GameResult[]): { game: string; mode: string } | null {
  const newest = results.findLast((one) => one.counts) ?? results.at(-1);
  return newest ? { game: newest.game, mode: newest.mode } : null;
}
