/** What a player likes to see of many games. */

import { coloursOf } from '../games/rooms';
import type { Colour } from '../games/marks';
import type { GameResult, LevelName } from '../protocol';
import { LEVELS, winsRunning } from './ladder';

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  /** The most points in a game; null where there are none. */
  best: number | null;
  run: number;
  colour: Colour | null;
  /** The best of each feat, by the key of its name. */
  feats: [string, number][];
  /** Games by the level of the weakest computer. */
  levels: { level: LevelName; played: number; won: number }[];
}

const won = (games: GameResult[]): number => games.filter((one) => one.outcome === 'won').length;

/** Games in which the reader played: one who only watched or shared all seats has no result. */
export function played(results: GameResult[]): GameResult[] {
  return results.filter((one) => one.outcome !== 'watched');
}

/** The statistics of each game, the one played most first. */
export function statisticsOf(results: GameResult[]): GameStatistics[] {
  const byGame = grouped(played(results));
  return [...byGame].map(([game, games]) => ofGame(game, games)).sort((a, b) => b.played - a.played);
}

function grouped(results: GameResult[]): Map<string, GameResult[]> {
  const groups = new Map<string, GameResult[]>();
  for (const one of results) groups.set(one.game, [...(groups.get(one.game) ?? []), one]);
  return groups;
}

function ofGame(game: string, games: GameResult[]): GameStatistics {
  const scores = games.flatMap(({ seat, points }) => (seat === null || points[seat] === undefined ? [] : [points[seat]]));
  const feats = new Map<string, number>();
  for (const [key, value] of games.flatMap((one) => Object.entries(one.feats))) feats.set(key, Math.max(value, feats.get(key) ?? value));
  return {
    game,
    played: games.length,
    won: won(games),
    best: scores.length ? Math.max(...scores) : null,
    run: winsRunning(games.filter((one) => one.outcome !== 'shared' && one.outcome !== 'ended')).best,
    colour: favourite(games),
    feats: [...feats],
    levels: LEVELS.flatMap((level) => {
      const at = games.filter((one) => one.level === level);
      return at.length ? [{ level, played: at.length, won: won(at) }] : [];
    }),
  };
}

/** The colour that was played most; a person with several colours has played each of them. */
function favourite(games: GameResult[]): Colour | null {
  const counts = new Map<Colour, number>();
  for (const { game, seat, seats } of games) {
    for (const colour of seat === null ? [] : coloursOf(game, seats.length, seat)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
