/** Loads the coach of a first game with its lines and its box. */

import type { CoachLines } from '../games/room';
import type { Coach } from './coach.svelte';
import { CoachMemory } from './memory';

export interface Coaching {
  coach: Coach;
  /** Beside what it speaks of, on a wide board. */
  CoachBox: typeof import('./CoachBox.svelte').default;
  /** Above the board, on a phone. */
  CoachBar: typeof import('./CoachBar.svelte').default;
}

/** The coach of a game; null if it has nothing to say any more on this device. */
export async function coaching(game: string, lines: () => Promise<CoachLines<unknown>>): Promise<Coaching | null> {
  if (new CoachMemory(game).silent) return null;
  const [{ Coach }, { CoachBox, CoachBar }, known] = await Promise.all([import('./coach.svelte'), import('./boxes'), lines()]);
  return { coach: new Coach(game, known), CoachBox, CoachBar };
}
