/**
 * The queue of animations: acts are performed one after the other above positions that are already up to date.
 *
 * `add` puts acts into the queue, `end` shows the final state at once (on any input), and `settled` resolves when
 * nothing moves any more, which is the time to begin something else, such as the count at the end of a game.
 */

import type { Act, Chain, Performance, Performer } from '../games/chain';

/** The share of the usual time if several opponents move in a row. */
const HURRIED = 0.6;

/** The most acts that wait: a round of three opponents. Who is further behind sees the final state of what waited. */
const MOST = 12;

interface Due {
  act: Act;
  hurried: boolean;
}

/** What the queue asks of the page; a test has its own. */
export interface Watcher {
  /** The factor for durations; 0: nothing moves. */
  tempo: () => number;
  /** Whether the page can be seen. */
  seen: () => boolean;
}

export class Chains implements Chain {
  private waiting = $state.raw<Due[]>([]);
  private running: Performance | null = null;
  private performer: Performer | null = null;
  private heirs: (() => void)[] = [];

  constructor(private readonly watcher: Watcher) {}

  /** Whether an act is performed or waits. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  away = (key: string): boolean => this.waiting.some(({ act }) => act.keys.includes(key)) && this.watcher.tempo() > 0;

  attend = (performer: Performer): (() => void) => {
    this.performer = performer;
    return () => {
      if (this.performer !== performer) return;
      this.end();
      this.performer = null;
    };
  };

  /** Queues acts; drops them if nobody can see them. */
  add(acts: Act[], hurried = false): void {
    if (!this.performer || !this.watcher.seen()) return this.end();
    if (this.waiting.length + acts.length > MOST) this.end();
    this.waiting = [...this.waiting, ...acts.map((act) => ({ act, hurried }))];
    if (!this.running) this.next();
  }

  /** Shows the final state of everything that is queued. */
  end(): void {
    const running = this.running;
    this.running = null;
    this.waiting = [];
    running?.finish();
    this.settle();
  }

  /** Resolves when no act is left; at once if there is none. */
  async settled(): Promise<void> {
    if (this.busy) await new Promise<void>((heir) => this.heirs.push(heir));
  }

  private next(): void {
    const due = this.waiting[0];
    if (!due || !this.performer) return this.settle();
    const performance = this.performer(due.act, this.watcher.tempo() * (due.hurried ? HURRIED : 1));
    this.running = performance;
    void performance.finished.then(() => this.leave(performance));
  }

  private leave(performance: Performance): void {
    if (this.running !== performance) return;
    this.running = null;
    this.waiting = this.waiting.slice(1);
    this.next();
  }

  private settle(): void {
    const heirs = this.heirs;
    this.heirs = [];
    for (const heir of heirs) heir();
  }
}
