/** The printed rules of each game: headings and numbers, in the order of the rule book. */

import type { GameName } from '../protocol';

type Chapters = Record<string, string[]>;

function numbers(letter: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}-${from + at}`);
}

export const RULES: Record<GameName, Chapters> = {
  feurio: {
    'feurio-material': numbers('F', 1, 3),
    'feurio-setup': numbers('F', 4, 6),
    'feurio-turn': numbers('F', 7, 11),
    'feurio-scoring': numbers('F', 12, 15),
    'feurio-together': numbers('F', 16, 18),
    'feurio-variants': numbers('F', 19, 20),
  },
  firewater: {
    'firewater-heading-material': numbers('W', 1, 2),
    'firewater-heading-setup': numbers('W', 3, 3),
    'firewater-heading-turn': numbers('W', 4, 11),
    'firewater-heading-end': numbers('W', 12, 15),
  },
};

/** The game that a rule belongs to. */
export function rulesOf(rule: string): GameName | null {
  const games = Object.keys(RULES) as GameName[];
  return games.find((game) => Object.values(RULES[game]).flat().includes(rule)) ?? null;
}
