/** The coach of a first game: chooses the line that is shown. */

import { untrack } from 'svelte';
import type { CoachLine, CoachLines, Stage } from '../games/room';
import type { Table } from '../protocol';
import { CoachMemory } from './memory';

export class Coach {
  /** The line on the board. */
  line = $state.raw<CoachLine | null>(null);
  /** Its number among those that were shown. */
  number = $state(0);
  private readonly memory: CoachMemory;
  /** The position for which a line was shown, and maybe closed: there is one for each. */
  private ply = -1;

  constructor(
    game: string,
    readonly lines: CoachLines<unknown>,
  ) {
    this.memory = new CoachMemory(game);
  }

  /** Chooses the line for a position, in which it stays; there is none once the first game is over. */
  look({ ply, phase }: Pick<Table, 'ply' | 'phase'>, stage: Stage<unknown>): void {
    const fitting = stage.moves.length && !this.memory.silent ? this.lines.at(stage) : [];
    untrack(() => {
      if (phase === 'over') this.end();
      else this.choose(fitting, ply);
    });
  }

  /** Closes the line; after the second one the coach is silent. */
  close(): void {
    this.line = null;
    this.memory.close();
  }

  private choose(fitting: CoachLine[], ply: number): void {
    if (ply === this.ply) return;
    this.line = null;
    const next = fitting.find(({ name }) => !this.memory.knows(name));
    if (!next) return;
    this.ply = ply;
    this.memory.see(next.name);
    this.number = this.memory.count;
    this.line = next;
  }

  private end(): void {
    this.line = null;
    this.memory.end();
  }
}
