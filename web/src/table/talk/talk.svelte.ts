/** What the players of a table say to each other: shown for a few seconds, and kept nowhere. */

import type { Message, Phrase, Seat } from '../../protocol';
import { settings } from '../../settings.svelte';

/** A phrase of a seat, or a sentence about what it answered. */
export type Saying = { phrase: Phrase } | { told: Message };

/** Milliseconds for which something said is shown. */
const SHOWN = 6000;

export class Talk {
  /** What each seat has said last, as long as it is shown. */
  said = $state.raw<ReadonlyMap<Seat, Saying>>(new Map());
  /** Whether phrases are not shown at this table. */
  private silenced = $state(false);
  private readonly timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(private readonly table: string) {
    this.silenced = localStorage.getItem(this.note) !== null;
  }

  /** Whether phrases are not shown, here or anywhere. */
  get muted(): boolean {
    return this.silenced || !settings.on('phrases');
  }

  get mutedHere(): boolean {
    return this.silenced;
  }

  set mutedHere(muted: boolean) {
    this.silenced = muted;
    if (muted) localStorage.setItem(this.note, 'yes');
    else localStorage.removeItem(this.note);
  }

  /** Shows something for a few seconds, in place of what the seat said before. */
  show(seat: Seat, saying: Saying): void {
    clearTimeout(this.timers.get(seat));
    this.said = new Map([...this.said, [seat, saying]]);
    this.timers.set(seat, setTimeout(() => this.hide(seat), SHOWN));
  }

  /** Ends all timers. */
  end(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private hide(seat: Seat): void {
    this.said = new Map([...this.said].filter(([other]) => other !== seat));
  }

  private get note(): string {
    return `muted-${this.table}`;
  }
}
