/** The end of one game: when the count begins, how far it is, and when the card is shown. */

import type { AnyFinale, Spot } from '../../games/finale';
import type { AnyTable } from '../../games/room';
import { pace } from '../../motion';
import type { Seat, Table } from '../../protocol';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import { speakFully } from '../../words/words.svelte';
import { cuesBetween, endOf, momentAt, planOf, type PageMoment, type Plan } from './plan';
import { moodOf } from './result';

export type Parts = typeof import('./parts');

/** Nothing yet; the last move comes to rest; the count; the card. */
export type FinalePhase = 'before' | 'resting' | 'counting' | 'over';

/** Milliseconds; a frame is not taken for longer, so that a hidden page pauses the count. */
const LONGEST_FRAME = 250;
/** Frames from which the speed of the device is judged, and what is too slow for sparks. */
const PROBE = 20;
const SLOW = 40;

/** What the page does for the finale. */
interface Page {
  /** Resolves when the animation of the last move has ended. */
  rest: () => Promise<void>;
  /** Called when the card is shown at the end of a game that was watched. */
  ended: (table: Table, client: AnyFinale | null) => void;
}

export class Finale {
  phase = $state<FinalePhase>('before');
  /** How the room draws the end; null if it does not, or if the game ended early. */
  client = $state.raw<AnyFinale | null>(null);
  /** What the page shows from the count on. */
  parts = $state.raw<Parts | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** Whether the reader saw the game end: then the card is celebrated. */
  watched = $state(false);
  /** Whether the device draws too slowly for sparks. */
  slow = $state(false);
  /** Where a place of the board is on the screen: the board says it. */
  at: (place: string) => Spot | null = () => null;
  /** Where a seat's score is on the screen: the rail says it. */
  scoreAt: (seat: Seat) => Spot | null = () => null;

  private table: Table | null = null;
  private elapsed = $state(0);
  private frame = 0;
  private seen: number | null = null;
  private frames: number[] = [];

  readonly moment = $derived.by((): PageMoment | null => {
    if (!this.plan) return null;
    return this.phase === 'counting' ? momentAt(this.plan, this.elapsed) : endOf(this.plan);
  });
  /** The factor of the durations of the count. */
  readonly tempo = $derived(this.plan?.scale ?? 1);
  /** Whether the room draws the board at night now. */
  readonly night = $derived(this.plan !== null && (this.phase === 'counting' || this.phase === 'over'));

  constructor(private readonly page: Page) {}

  /** Follows the table from position to position. */
  async follow(table: Table, room: AnyTable): Promise<void> {
    if (table.phase !== 'over') {
      this.watched ||= table.phase === 'playing';
      return;
    }
    this.table = table;
    if (this.phase !== 'before') return;
    this.phase = 'resting';
    try {
      [this.client, this.parts] = await Promise.all([clientOf(table, room), partsOf()]);
    } catch {
      // Without a connection: the table comes again with the next one.
      this.phase = 'before';
      return;
    }
    this.plan = this.client && this.planned(this.client, table);
    if (this.watched) await this.page.rest();
    if (this.watched && this.plan && pace()) this.count();
    else this.finish();
  }

  /** Counts, perhaps once more. */
  count(): void {
    // The setting of the speed may have changed since.
    if (this.client && this.table) this.plan = this.planned(this.client, this.table);
    this.watched = true;
    this.elapsed = 0;
    this.seen = null;
    this.frames = [];
    this.phase = 'counting';
    settings.nightfall = true;
    this.frame = requestAnimationFrame(this.tick);
  }

  /** Jumps to the card. */
  skip(): void {
    if (this.phase !== 'counting') return;
    this.finish();
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    settings.nightfall = false;
  }

  private planned(client: AnyFinale, { view, result, options }: Table): Plan | null {
    const steps = client.count(view);
    return steps.length ? planOf(steps, options.players, result!.winners, pace() || 1) : null;
  }

  private tick = (now: number): void => {
    if (this.phase !== 'counting' || !this.plan) return;
    const passed = Math.min(now - (this.seen ?? now), LONGEST_FRAME);
    const before = this.elapsed;
    this.seen = now;
    this.elapsed += passed;
    this.judge(passed);
    for (const { sound, semitones } of cuesBetween(this.plan, before, this.elapsed)) play(sound, semitones);
    if (this.elapsed >= this.plan.length) this.finish();
    else this.frame = requestAnimationFrame(this.tick);
  };

  private judge(passed: number): void {
    this.frames = [...this.frames, passed].slice(-PROBE);
    if (this.frames.length === PROBE) this.slow = this.frames.reduce((sum, one) => sum + one, 0) > SLOW * PROBE;
  }

  private finish(): void {
    cancelAnimationFrame(this.frame);
    this.phase = 'over';
    settings.nightfall = this.plan !== null;
    if (!this.watched || !this.table) return;
    play(moodOf(this.table));
    this.page.ended(this.table, this.client);
  }
}

/** Loads the parts, and what they say. */
export async function partsOf(): Promise<Parts> {
  const [parts] = await Promise.all([import('./parts'), speakFully()]);
  return parts;
}

/** A game that ended early has no count, nor has one whose room draws none. */
async function clientOf(table: Table, room: AnyTable): Promise<AnyFinale | null> {
  if (table.ended || !table.result || !room.finale) return null;
  // Without a connection, the card does without.
  return room.finale().catch(() => null);
}
