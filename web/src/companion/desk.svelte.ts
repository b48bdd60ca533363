/** The state of the companion: the table with its history, and the server's last response. */

import { api, Refusal } from '../api';
import type { Stage } from '../games/room';
import { firstDraft, type Draft } from '../order/order';
import type { Hint, Menu, Message, Place, PositionOrder, PositionSeen, Preview, Seat } from '../protocol';
import { note } from '../route.svelte';
import { say } from '../words/words.svelte';
import { anybody, keyOf, orderOf } from './asking';
import type { Offer } from './client';
import type { AnyCompanion } from './client';
import { write, type Kept, type Setup, type Snap } from './snap';

interface Moment {
  snap: Snap;
  /** The server's last response; null while there is too little on the table to ask. */
  seen: PositionSeen | null;
}

export class Desk {
  readonly setup: Setup;
  readonly seats: Place[];

  staged = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  hints = $state.raw<Hint[]>([]);
  thinking = $state(false);
  problem = $state.raw<{ why: Message; rule: string } | null>(null);
  spoken = $state('');
  /** Free editing: whether it is on, the tool, and the seat whose pieces are put. */
  free = $state(false);
  tool = $state('');
  owner = $state<Seat>(0);

  private moments = $state.raw<Moment[]>([]);
  private at = $state(0);
  private queue: Promise<void> = Promise.resolve();
  private ended = false;
  /** What gives up the search for hints that is under way. */
  private search = new AbortController();

  readonly snap = $derived.by(() => this.moment.snap);
  readonly seen = $derived.by(() => this.moment.seen);
  readonly undoable = $derived.by(() => this.at > 0);
  readonly redoable = $derived.by(() => this.at < this.moments.length - 1);
  /** What is shown now. */
  readonly offer = $derived.by<Offer<unknown>>(() => this.offered());
  /** Whether hints are possible: a seat is to move by the rules. */
  readonly advisable = $derived.by(() => !this.free && this.offer.moves.length > 0);

  private constructor(
    readonly game: string,
    readonly client: AnyCompanion,
    readonly menu: Menu,
    kept: Kept,
    seen: PositionSeen | null,
  ) {
    this.setup = kept.setup;
    this.seats = Array.from({ length: kept.setup.players }, anybody);
    this.moments = [{ snap: kept.snap, seen }];
    this.save();
  }

  /** Opens the stored table or a new one; the server may refuse the stored one. */
  static async of(game: string, client: AnyCompanion, menu: Menu, kept: Kept): Promise<Desk> {
    const asked = client.before(kept.snap, kept.setup) ? null : await api.position(orderOf(game, client, kept));
    return new Desk(game, client, menu, kept, asked);
  }

  /** A draft of a new online table with the options of this one. */
  draft(): Draft {
    return { ...firstDraft(this.menu), ...this.setup, seats: [] };
  }

  /** Changes the table if the server accepts it; changes run one after another. */
  change(make: (snap: Snap) => Snap): Promise<void> {
    this.queue = this.queue.then(() => this.changed(make));
    return this.queue;
  }

  turnTo(seat: Seat): void {
    void this.change((snap) => this.client.turnTo(snap, seat));
  }

  stage(move: string | null): void {
    if (move !== null && !this.offer.moves.includes(move)) return this.why(move);
    if (move !== null && this.client.atOnce(move, this.free)) return this.make(move);
    this.staged = move;
    this.preview = null;
    this.problem = null;
    if (move !== null) void this.lookAhead(move);
  }

  confirm(): void {
    if (this.staged !== null) this.make(this.staged);
  }

  /** A move that is not offered: in free editing the server decides whether it is possible. */
  why(move: string): void {
    if (this.free && this.tool) this.make(move);
    else if (this.free) this.problem = { why: { key: 'web-companion-free-ask', args: {} }, rule: '' };
    else void this.explain(move);
  }

  /** Asks the server which rule forbids a move. */
  private async explain(move: string): Promise<void> {
    const { snap } = this;
    const said = await this.guarded(() => api.positionWhy({ ...this.order(snap), move }));
    if (!said || this.snap !== snap) return;
    this.problem = { why: said.why ?? { key: 'web-companion-not-now', args: {} }, rule: said.rule };
  }

  undo(): void {
    this.step(-1);
  }

  redo(): void {
    this.step(1);
  }

  loosen(free: boolean): void {
    this.clear();
    this.free = free;
    this.owner = this.snap.turn;
  }

  take(tool: string): void {
    this.clear();
    this.tool = tool;
  }

  clear(): void {
    this.search.abort();
    this.staged = this.preview = this.problem = null;
    this.hints = [];
  }

  /** The best moves by the rules. */
  async advise(): Promise<void> {
    if (!this.advisable || this.thinking) return;
    const snap = this.snap;
    this.thinking = true;
    const { signal } = (this.search = new AbortController());
    const hints = await this.guarded(() => api.positionHints(this.order(snap), signal), signal);
    this.thinking = false;
    if (hints && snap === this.snap) this.hints = hints.hints;
  }

  stageFor(eyes: Seat | null): Stage<unknown> {
    return {
      game: this.game,
      view: this.offer.view,
      seats: this.seats,
      eyes,
      moves: this.offer.moves,
      staged: this.staged,
      preview: this.preview,
      recent: this.client.latest(this.snap),
      hints: this.hints,
      pointed: [],
      refused: null,
      stage: (move) => this.stage(move),
      play: (move) => this.stage(move),
      confirm: () => this.confirm(),
      why: (move) => this.why(move),
      announce: (message) => this.announce(message),
    };
  }

  announce(message: Message | string): void {
    this.spoken = typeof message === 'string' ? message : say(message);
  }

  /** The table as text, for a link. */
  get text(): string {
    return write({ setup: this.setup, snap: this.snap });
  }

  /** Called when the page is left: the address is no longer updated. */
  end(): void {
    this.ended = true;
    this.search.abort();
  }

  private get moment(): Moment {
    return this.moments[this.at]!;
  }

  private offered(): Offer<unknown> {
    const early = this.client.before(this.snap, this.setup);
    if (early || !this.seen) return early!;
    const offer = this.client.during(this.snap, this.seen);
    return this.free ? { ...this.client.anywhere(offer.view, this.tool, this.owner), ask: null } : offer;
  }

  private make(move: string): void {
    const { free, tool, owner } = this;
    this.staged = this.preview = null;
    void this.change((snap) =>
      free ? this.client.put(snap, move, tool, owner) : this.client.after(snap, move, this.setup.players),
    );
  }

  private async changed(make: (snap: Snap) => Snap): Promise<void> {
    const snap = make(this.snap);
    const early = this.client.before(snap, this.setup) !== null;
    const seen = early ? null : await this.guarded(() => api.position(this.order(snap)));
    if (!early && !seen) return;
    this.moments = [...this.moments.slice(0, this.at + 1), { snap, seen }];
    this.at += 1;
    this.settle();
  }

  private step(by: 1 | -1): void {
    if (!this.moments[this.at + by]) return;
    this.at += by;
    this.settle();
  }

  private settle(): void {
    this.clear();
    if (!this.free) this.owner = this.snap.turn;
    if (this.offer.ask) this.announce(this.offer.ask);
    this.save();
  }

  private async lookAhead(move: string): Promise<void> {
    const { free, tool, owner, snap } = this;
    const next = free ? this.client.put(snap, move, tool, owner) : this.client.after(snap, move, this.setup.players);
    const seen = await this.guarded(() => api.position(this.order(next)));
    if (seen && this.staged === move && this.snap === snap) {
      this.preview = { move, view: this.client.during(next, seen).view, remark: null, back: true };
    }
  }

  /** The response; null if it was given up, or refused with the reason shown on the page. */
  private async guarded<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T | null> {
    try {
      return await ask();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (signal?.aborted) return null;
      this.problem = { why: refusal.why, rule: refusal.refused.rule };
      return null;
    }
  }

  private order(snap: Snap): PositionOrder {
    return orderOf(this.game, this.client, { setup: this.setup, snap });
  }

  private save(): void {
    if (this.ended) return;
    localStorage.setItem(keyOf(this.game), this.text);
    note(this.text);
  }
}
