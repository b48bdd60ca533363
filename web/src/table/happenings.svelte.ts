/** What has happened at a table while this client watched: shown as it happens, and again on demand. */

import type { Happening } from '../games/chain';
import type { AnyTable } from '../games/room';
import { wake } from '../life';
import { pace } from '../motion';
import type { Line, Table } from '../protocol';
import { play } from '../sound';
import { Chains } from './chains.svelte';

/** How many steps are kept to be shown again: more than a round of the longest game. */
const KEPT = 60;

interface Step {
  happening: Happening<unknown>;
  lines: Line[];
  /** The position it led to. */
  ply: number;
}

export class Happenings {
  readonly chains = new Chains({ tempo: pace, seen: () => !document.hidden });
  /** The components of the game, once they are loaded. */
  room: AnyTable | null = null;
  /** The earlier position on the board while something is shown again; null otherwise. */
  shown = $state.raw<{ view: unknown } | null>(null);
  private steps = $state.raw<Step[]>([]);

  /** Takes note of a new position, and shows what led to it. */
  note(before: Table, after: Table, fresh: Line[], staged: string | null): void {
    const made = staged !== null && fresh.some((line) => line.seat !== null && after.seats[line.seat]?.mine);
    if (this.shown || made) this.stop();
    wake();
    const lines = fresh.filter((line) => line.move !== null && line.ply !== null);
    this.steps = this.steps.filter((step) => step.ply <= Math.min(before.ply, after.ply)).slice(-KEPT);
    const moves = lines.filter((line) => line.seat !== null).length;
    // After a take-back, or if lines are missing, nothing can be derived.
    if (!before.view || moves !== after.ply - before.ply) return;
    const happening: Happening<unknown> = { before: before.view, after: after.view, lines, staged };
    // A screen that passes from one seat to another has two views that cannot be compared.
    if (before.eyes === after.eyes || !after.hides) {
      this.steps = [...this.steps, { happening, lines, ply: after.ply }];
      this.show(happening, severalOthers(after));
    }
  }

  /** The steps that consist of these lines; none if one of them was not seen here. */
  stepsOf(lines: Line[]): Step[] {
    const asked = new Set(lines);
    const found = this.steps.flatMap((step) => {
      const seen = step.lines.filter((line) => asked.has(line));
      return seen.length ? [{ ...step, lines: seen }] : [];
    });
    const count = found.reduce((sum, step) => sum + step.lines.length, 0);
    return this.room?.acts && count === lines.length ? found : [];
  }

  /** Shows these lines again, step by step. */
  async repeat(lines: Line[], table: Table): Promise<void> {
    this.stop();
    for (const { happening, lines: seen } of this.stepsOf(lines)) {
      const now = { view: happening.after };
      this.shown = now;
      this.show({ ...happening, lines: seen, staged: null }, severalOthers(table));
      await this.chains.settled();
      if (this.shown !== now) return;
    }
    this.shown = null;
  }

  /** Shows the present position at once. */
  stop(): void {
    this.shown = null;
    this.chains.end();
  }

  private show(happening: Happening<unknown>, hurried: boolean): void {
    if (this.room?.acts) this.chains.add(this.room.acts(happening), hurried);
    else if (happening.lines.some((line) => line.seat !== null)) play('lay');
  }
}

/** Whether several opponents move between two turns of the reader. */
function severalOthers({ seats }: Table): boolean {
  const mine = seats.filter((place) => place.mine).length;
  return mine > 0 && seats.length - mine > 1;
}
