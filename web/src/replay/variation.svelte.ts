/** The line that would have been better, move by move: its positions, and which of them is shown. */

import { pace } from '../motion';
import type { Judgement, Variation } from '../protocol';

/** Milliseconds a move is shown; the last one stays a little longer. */
const EACH = 700;
const END = 1400;

export class Line {
  /** The move shown, as an index; null while the line does not run. */
  shown = $state<number | null>(null);
  #views = $state.raw(new Map<number, unknown[]>());
  #timer = 0;

  constructor(private readonly ask: (moves: number, line: string[]) => Promise<Variation>) {}

  /** The positions after each move of a judgement's line; none while they are not known. */
  views(judgement: Judgement): unknown[] {
    return this.#views.get(judgement.moves) ?? [];
  }

  /** Loads them, once for each decision. */
  async load({ moves, line }: Judgement): Promise<void> {
    if (this.#views.has(moves) || !line.length) return;
    this.#views = new Map(this.#views).set(moves, []);
    const { views }: Variation = await this.ask(moves, line);
    this.#views = new Map(this.#views).set(moves, views);
  }

  /** Shows the line from its beginning. */
  run(judgement: Judgement): void {
    this.stop();
    if (this.views(judgement).length) this.#step(judgement, 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #step(judgement: Judgement, at: number): void {
    if (at >= judgement.line.length) return this.stop();
    this.shown = at;
    const last = at + 1 === judgement.line.length;
    // Without motion the moves still follow each other, at the usual pace: they carry meaning.
    this.#timer = window.setTimeout(() => this.#step(judgement, at + 1), (last ? END : EACH) * (pace() || 1));
  }
}
