/** What a browser keeps of a player's progress: for a guest it survives the loss of the cookie. */

import type { OwnDay, OwnTry, Progress, GameResult } from '../protocol';

export interface Kept {
  /** The person by the server's name for them. */
  tag: string;
  account: boolean;
  /** Everything that the server has, the earliest first. */
  results: GameResult[];
  days: OwnDay[];
  tries: OwnTry[];
  /** The same of guests that this browser was before it lost their cookies. */
  past: { results: GameResult[]; days: OwnDay[]; tries: OwnTry[] };
}

const NONE = { results: [], days: [], tries: [] };

/** What is kept after an answer of the server, which may be of another person than before. */
export function absorb(kept: Kept | null, said: Progress): Kept {
  const { tag, account, days, tries } = said;
  if (kept?.tag === tag) return { ...kept, account, results: union(kept.results, said.results), days, tries };
  // A guest who is another guest now has lost a cookie. Nothing of an account is left to others at this browser.
  const lost = kept && !kept.account && !account;
  const past = lost
    ? {
        results: union(kept.past.results, kept.results),
        days: [...kept.past.days, ...kept.days],
        tries: [...kept.past.tries, ...kept.tries],
      }
    : NONE;
  return { tag, account, results: union([], said.results), days, tries, past };
}

/** All results, the earliest first. */
export function allResults(kept: Kept): GameResult[] {
  return union(kept.past.results.map((one) => ({ ...one, kept: false })), kept.results);
}

/** All days; what the server has goes before what was only kept here. */
export function allDays(kept: Kept): OwnDay[] {
  const byDay = new Map(kept.past.days.map((one) => [one.day, one]));
  for (const one of kept.days) byDay.set(one.day, one);
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function allTries(kept: Kept): OwnTry[] {
  const byPuzzle = new Map([...kept.tries, ...kept.past.tries].reverse().map((one) => [`${one.game} ${one.puzzle}`, one]));
  return [...byPuzzle.values()];
}

/** What one player has reached in two places: with a server, whose results of days and puzzles go first, and elsewhere. */
export interface Whole {
  results: GameResult[];
  days: OwnDay[];
  tries: OwnTry[];
}

export function together(server: Kept | null, here: Kept | null): Whole {
  const [first, second] = [wholeOf(server), wholeOf(here)];
  const days = new Map([...second.days, ...first.days].map((one) => [one.day, one]));
  const tries = new Map([...second.tries, ...first.tries].map((one) => [`${one.game} ${one.puzzle}`, one]));
  return {
    results: union(first.results, second.results),
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    tries: [...tries.values()],
  };
}

function wholeOf(kept: Kept | null): Whole {
  return kept ? { results: allResults(kept), days: allDays(kept), tries: allTries(kept) } : NONE;
}

/** From when on to ask for results; from the beginning if some are missing. */
export function since(kept: Kept | null): number {
  return kept?.results.at(-1)?.at ?? 0;
}

function union(old: GameResult[], fresh: GameResult[]): GameResult[] {
  const byTable = new Map(old.map((one) => [one.table, one]));
  for (const one of fresh) byTable.set(one.table, one);
  return [...byTable.values()].sort((a, b) => a.at - b.at);
}
