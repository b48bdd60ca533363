/** Whether the computer players of a game are compiled; asked only while something waits for them. */

import { api } from '../api';

/** Milliseconds after which a wait is worth a question: most moves and hints come sooner. */
const LATE = 900;
const AGAIN = 1000;
/** Seconds that compiling takes, unless it has been seen to be slower or faster. */
const USUAL = 20;
/** The share after which the time left is estimated from the time spent. */
const ENOUGH = 0.1;

export class Readiness {
  /** Whether something waits for the code. */
  late = $state(false);
  /** The share that is done, 0 to 1. */
  share = $state(0);
  private readonly first = { at: 0, share: 1 };

  constructor(
    private readonly ask: () => Promise<number>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The seconds left, rounded up to five. */
  get seconds(): number {
    const { at, share } = this.first;
    const gained = this.share - share;
    const left = gained > ENOUGH ? ((1 - this.share) * (this.now() - at)) / gained / 1000 : (1 - this.share) * USUAL;
    return Math.max(5, Math.ceil(left / 5) * 5);
  }

  /** Asks until the code is there or the caller ends the wait, by calling what is returned. */
  watch(): () => void {
    let timer = setTimeout(() => void look(), LATE);
    let ended = this.share === 1;
    const look = async (): Promise<void> => {
      if (ended) return;
      // A server that does not answer is shown elsewhere.
      await this.take().catch(() => undefined);
      if (!ended && this.share < 1) timer = setTimeout(() => void look(), AGAIN);
    };
    return () => {
      ended = true;
      this.late = false;
      clearTimeout(timer);
    };
  }

  private async take(): Promise<void> {
    this.share = await this.ask();
    if (this.share < this.first.share) Object.assign(this.first, { at: this.now(), share: this.share });
    this.late = this.share < 1;
  }
}

const known = new Map<string, Readiness>();

/** What this page knows of a game; once its code is there, nothing is asked any more. */
export function readiness(game: string): Readiness {
  const found = known.get(game) ?? new Readiness(async () => (await api.readiness()).shares[game] ?? 1);
  known.set(game, found);
  return found;
}
