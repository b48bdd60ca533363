/** The analysis of a finished game, asked for again until it is ready. */

import { api, Refusal } from '../api';
import { isJudged } from '../games/menus';
import type { Analysis } from '../protocol';

/** Milliseconds between two requests. */
const AGAIN = 1500;

export class Awaited {
  /** As far as it is known. */
  analysis = $state.raw<Analysis | null>(null);
  private timer = 0;
  private ended = false;

  constructor(private readonly ask: () => Promise<Analysis>) {}

  /** Asks until it is ready, if the computer plays this game. */
  async begin(game: string): Promise<void> {
    if (await isJudged(game)) await this.again();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async again(): Promise<void> {
    try {
      this.analysis = await this.ask();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      // A replay works without its analysis: a busy server has it later.
      if (!['busy', 'storage'].includes(problem.refused.kind)) return;
    }
    if (!this.analysis?.ready && !this.ended) this.timer = window.setTimeout(() => void this.again(), AGAIN);
  }
}

/** The analysis of a table's game. */
export function ofTable(id: string, key: string | null): Awaited {
  return new Awaited(() => api.analysis(id, key));
}

/** The analysis of a record from a file. */
export function ofRecord(record: string): Awaited {
  return new Awaited(() => api.analysisOf(record));
}
