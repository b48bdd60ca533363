/** The client's session at one table: state, staged move, requests. */

import { api, Refusal, requestId } from '../api';
import type { Answer, Hint, Line, Message, Phrase, Place, Preview, Refused, Request, Said, Seat, Table } from '../protocol';
import { Changed, nextStep } from '../seal/giving';
import { observe } from '../seal/notes';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { go } from '../route.svelte';
import { open } from '../transport/carrier';
import { introduceSeats, who } from '../words/people';
import { say } from '../words/words.svelte';
import { Happenings } from './happenings.svelte';
import { takeTable } from './ahead';
import { asking } from './asking';
import { Inbox } from './inbox';
import { merged, recentLines } from './log';
import { Talk } from './talk/talk.svelte';
import { Wire, type LinkState, type Wish } from './wire';

/** Something impossible, with the rule that forbids it. */
export interface Problem {
  rule: string;
  why: Message;
  /** The move that was tried; absent if the problem is not about a move. */
  move?: string;
}

/** Why no number is sent any more. */
const CHANGED: Message = { key: 'web-seal-changed', args: {} };

/** The answer to a request that is shown like something said, since nothing else on the page changes. */
const DECLINED = 'table-declined';

/** Milliseconds after which a refused step for the seal is tried again. */
const AGAIN = 2000;

export class Session {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Line[]>([]);
  link = $state<LinkState>('opening');
  /** Why the server has refused the socket; null while it has not. */
  refusal = $state.raw<Refused | null>(null);
  staged = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  hints = $state.raw<Hint[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** The move that was made for the player because it was the only one, until it is no news any more. */
  forced = $state.raw<{ view: unknown; move: string } | null>(null);
  /** Moves whose places the board lights, because something beside it speaks of them. */
  pointed = $state.raw<string[]>([]);
  /** The text announced to screen readers. */
  spoken = $state('');
  /** Whether a move has been sent, and the position it leads to is not here yet. */
  moving = $state(false);
  thinking = $state(false);
  /** The time of the last message, by this device's clock. */
  heardAt = $state(0);

  readonly recent = $derived(recentLines(this.log, this.table?.seats ?? []));
  readonly mine = $derived((this.table?.seats ?? []).filter((place) => place.mine).length);
  readonly happenings = new Happenings();
  /** Whether the screen is covered until the next player at this device has taken it: players have secrets. */
  readonly covered = $derived(this.isCovered());
  /** The seat for which the screen was uncovered last. */
  private onlooker = $state<Seat | null>(null);
  /** The sentences that wait behind the cover for the player who takes the device. */
  private held: Message[] = [];
  /** Whether the reader plays with people who are elsewhere. */
  readonly company = $derived(this.mine > 0 && (this.table?.seats ?? []).some(isOther));
  readonly talk: Talk;
  /** The rematch that the reader has put aside. */
  private declined = $state<string | null>(null);
  /** What a player asks for. */
  readonly asking = $derived(this.table && asking(this.table, this.declined));
  private wire: Wire | null = null;
  private readonly inbox = new Inbox((table) => this.take(table));
  /** Settles when the effect of the staged move is known. */
  private looked: Promise<void> = Promise.resolve();
  /** Whether a step for the seal is under way. */
  private giving = false;
  /** Whether this session has no step left at first sight; then it replaces no commitment of another device. */
  private settled = false;
  private again = 0;
  /** Whether the staged move was sent, so that it is cleared in the next position. */
  private sent = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.talk = new Talk(id);
  }

  /** Joins the table; throws a Refusal if it does not exist or is not open to the user. */
  async begin(): Promise<void> {
    this.take(await takeTable(this.id, this.key));
    this.staged = this.remembered();
    if (this.staged) void this.look(this.staged);
    this.wire = new Wire((seq, ears) => open({ table: this.id, key: this.key, seq }, ears), {
      seq: () => this.table?.seq ?? null,
      hear: (answer) => this.hear(answer),
      turn: (state) => (this.link = state),
      refuse: (refused) => this.shutOut(refused),
    });
  }

  end(): void {
    this.wire?.close();
    this.inbox.close();
    this.talk.end();
    clearTimeout(this.again);
  }

  /** Connects again after the server has refused the socket. */
  retry(): void {
    this.refusal = null;
    this.wire?.retry();
  }

  /** Takes over the table of a response. */
  take(table: Table): void {
    const before = this.table;
    if (before && table.seq < before.seq) return;
    const fresh = merged(this.log, table.log).slice(this.log.length);
    this.log = merged(this.log, table.log);
    this.table = table;
    this.heardAt = Date.now();
    introduceSeats(table.seats);
    observe(table, this.log);
    if (table.entropy_due) void this.give();
    if (before && before.ply !== table.ply) {
      this.happenings.note(before, table, fresh, this.staged);
      this.moveOn(table);
    }
    if (before) this.notice(before, table, fresh);
  }

  /** Shows the table to the player who has taken the device, and says what has happened meanwhile. */
  async uncover(): Promise<void> {
    const { eyes, ask } = this.table!;
    await this.attempt(async () => {
      // The log so far is what another seat may know.
      const { log } = await api.table(this.id, this.key);
      this.log = merged(log, this.log);
      this.onlooker = eyes;
      const held = this.held.length ? this.held.splice(0) : ask ? [ask] : [];
      if (held.length) this.announce(held.map(say).join(' '));
    });
  }

  /** Stages a move, or none. */
  stage(move: string | null): void {
    this.problem = null;
    if (move !== null && !this.table?.moves.includes(move)) return void this.why(move);
    this.staged = move;
    this.preview = null;
    this.remember();
    this.looked = move === null ? Promise.resolve() : this.look(move);
  }

  /** Stages a move that needs no second look; it is made if it can be taken back, unless this device asks before each. */
  play(move: string): void {
    this.stage(move);
    if (!settings.on('confirm')) void this.looked.then(() => this.makeIfReturnable(move));
  }

  private makeIfReturnable(move: string): void {
    if (this.staged === move && this.preview?.move === move && this.preview.back) void this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.staged === null || this.moving) return;
    this.forced = null;
    const refused = await this.make(this.staged);
    if (refused) this.refuse(refused);
  }

  /** Makes the only legal move for the player. */
  async force(move: string): Promise<void> {
    const { table } = this;
    if (!table || this.moving) return;
    this.staged = move;
    this.forced = { view: table.view, move };
    const refused = await this.make(move);
    if (!refused) return;
    this.forced = null;
    // Another device of the player was faster.
    if (refused.kind !== 'stale') this.refuse(refused);
  }

  /** Sends a move; resolves to the refusal, if it is one. */
  private async make(move: string): Promise<Refused | null> {
    this.moving = this.sent = true;
    const answer = await this.send({ type: 'move', ply: this.table!.ply, move });
    // The position follows the answer; until it is here, nothing can be confirmed a second time.
    if (answer.type !== 'refused') return null;
    this.moving = this.sent = false;
    return answer;
  }

  /** What is said about the move that was made for the player. */
  get forcedSaid(): Message | null {
    const { forced, happenings } = this;
    if (!forced || !happenings.room) return null;
    const name = happenings.room.forced ?? happenings.room.caption;
    return name(forced.view, forced.move);
  }

  async why(move: string): Promise<void> {
    const answer = await this.send({ type: 'why', ply: this.table!.ply, move });
    if (answer.type === 'refused') this.refuse(answer);
    else if (answer.type === 'why' && answer.why) this.trouble({ rule: answer.rule, why: answer.why, move });
  }

  async hint(): Promise<void> {
    // The server would drop the first one for the second.
    if (this.thinking) return;
    this.thinking = true;
    const ply = this.table!.ply;
    const answer = await this.send({ type: 'hint', ply });
    this.thinking = false;
    // The game has gone on: the host may have given the search up.
    if (this.table!.ply !== ply) return;
    if (answer.type === 'refused') this.refuse(answer);
    else if (answer.type === 'hint') this.hints = answer.hints;
  }

  /** Sends any other request; only a refusal is shown. */
  async ask(wish: Wish): Promise<void> {
    const answer = await this.send(wish);
    if (answer.type === 'refused') this.refuse(answer);
  }

  /** Says something to all at the table, unless the connection is lost: later it would mean something else. */
  say(phrase: Phrase): void {
    if (this.link === 'open') void this.ask({ type: 'say', phrase });
  }

  /** Answers what another player asks for. */
  answer(yes: boolean): void {
    const { asking, table } = this;
    if (!asking?.waits || !table) return;
    if (asking.about === 'undo') void this.ask({ type: 'answer_undo', ply: table.ply, yes });
    else if (yes) go(`/t/${table.rematch}`);
    else this.declined = table.rematch;
  }

  /** Leaves or closes the table, and then calls `gone`; or resigns. */
  async endEarly(type: 'leave' | 'close' | 'resign', gone: () => void): Promise<void> {
    if (type === 'resign') return this.ask({ type });
    await this.attempt(async () => {
      // By HTTP: the socket of a closed table is refused.
      await api.request(this.id, this.key, { type, id: crypto.randomUUID() });
      gone();
    });
  }

  /** Runs an HTTP request that may be refused. */
  async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refuse(refusal.refused);
    }
  }

  /** Whether everything since my last move can be shown again. */
  get repeatable(): boolean {
    return this.happenings.stepsOf(this.recent).length > 0;
  }

  /** Shows everything since my last move again. */
  repeat(): void {
    if (this.table) void this.happenings.repeat(this.recent, this.table);
  }

  /** Resolves when the table has reached that position. */
  async arrived(ply: number): Promise<void> {
    while ((this.table?.ply ?? 0) < ply) await new Promise((later) => setTimeout(later, 50));
  }

  announce(message: Message | string): void {
    this.spoken = typeof message === 'string' ? message : say(message);
  }

  private async send(wish: Wish): Promise<Answer> {
    if (this.wire) return this.wire.send(wish);
    const request = { ...wish, id: requestId() } as Request;
    return api.request(this.id, this.key, request).catch((problem: unknown) => {
      if (problem instanceof Refusal) return problem.refused;
      throw problem;
    });
  }

  /** Takes the next step for the seal; the table that follows leads to the one after it. */
  private async give(): Promise<void> {
    const table = this.table;
    if (this.giving || !table) return;
    this.giving = true;
    const refused = await this.step(table).finally(() => (this.giving = false));
    if (this.table !== table) void this.give();
    else if (refused) this.again = window.setTimeout(() => void this.give(), AGAIN);
  }

  /** Resolves to whether the step was refused and may succeed later. */
  private async step(table: Table): Promise<boolean> {
    try {
      const wish = await nextStep(table, !this.settled);
      if (!wish) this.settled = true;
      const answer = wish && (await this.send(wish));
      return answer?.type === 'refused' && ['busy', 'storage'].includes(answer.kind);
    } catch (problem) {
      if (!(problem instanceof Changed)) throw problem;
      this.trouble({ rule: '', why: CHANGED });
      return false;
    }
  }

  private isCovered(): boolean {
    const { table } = this;
    return !!table?.hides && table.phase === 'playing' && this.mine > 1 && table.eyes !== this.onlooker;
  }

  private async look(move: string): Promise<void> {
    const answer = await this.send({ type: 'preview', ply: this.table!.ply, move });
    if (answer.type === 'preview' && this.staged === move) this.preview = answer.preview;
    if (answer.type === 'refused' && answer.kind !== 'stale') this.refuse(answer);
  }

  private hear(answer: Answer): void {
    if (answer.type === 'table') {
      this.refusal = null;
      this.inbox.put(answer);
    }
    if (answer.type === 'said') this.overhear(answer);
    if (answer.type === 'refused') this.refuse(answer);
  }

  private overhear({ seat, phrase }: Said): void {
    const own = !!this.table?.seats[seat]?.mine;
    if (this.talk.muted && !own) return;
    this.talk.show(seat, { phrase });
    const player = who(seat);
    if (!own) this.announce({ key: 'web-said', args: { player, phrase: { key: `web-phrase-${phrase}`, args: {} } } });
  }

  /** Handles a new position: a staged move is kept if it is still legal. */
  private moveOn(table: Table): void {
    this.hints = [];
    this.problem = null;
    this.pointed = [];
    this.preview = null;
    if (this.staged !== null && !this.sent && table.moves.includes(this.staged)) void this.look(this.staged);
    else this.staged = null;
    this.moving = this.sent = false;
    this.remember();
  }

  private notice(before: Table, table: Table, fresh: Line[]): void {
    if (before.eyes !== table.eyes) this.held = [];
    const others = fresh.filter((line) => line.seat === null || !table.seats[line.seat]?.mine);
    const turn = table.moves.length && table.ask && before.ply !== table.ply ? [table.ask] : [];
    const sentences = [...this.forcedNow(table, fresh), ...others.map((line) => line.told), ...turn];
    for (const { seat, told } of others) if (seat !== null && told.key === DECLINED) this.talk.show(seat, { told });
    if (this.covered) {
      this.held.push(...sentences);
      this.spoken = '';
    } else if (sentences.length) this.announce(sentences.map(say).join(' '));
    if (table.moves.length && !before.moves.length) play('your-turn');
  }

  /** What is said of a move that was made for the player just now. Who gets the device next is not the one it was made for. */
  private forcedNow(table: Table, fresh: Line[]): Message[] {
    if (this.covered) this.forced = null;
    const made = fresh.some((line) => line.seat !== null && line.move !== null && !!table.seats[line.seat]?.mine);
    return made && this.forcedSaid ? [this.forcedSaid] : [];
  }

  /** Handles a refused socket: the reason is shown in one place until it reconnects. */
  private shutOut(refused: Refused): void {
    this.problem = null;
    this.spoken = '';
    this.refusal = refused;
  }

  private refuse(refused: Refused): void {
    if (this.refusal) return;
    if (refused.kind === 'stale') this.stage(null);
    this.trouble({ rule: refused.rule, why: refused.why });
  }

  private trouble(problem: Problem): void {
    this.problem = problem;
    this.announce(problem.why);
    play('refused');
  }

  private remember(): void {
    const note = this.staged === null ? null : JSON.stringify([this.table?.ply, this.staged]);
    if (note) sessionStorage.setItem(`staged-${this.id}`, note);
    else sessionStorage.removeItem(`staged-${this.id}`);
  }

  private remembered(): string | null {
    const note = sessionStorage.getItem(`staged-${this.id}`);
    if (!note) return null;
    const [ply, move] = JSON.parse(note) as [number, string];
    return ply === this.table?.ply && this.table.moves.includes(move) ? move : null;
  }
}

function isOther(place: Place): boolean {
  return place.kind === 'person' && !place.mine;
}
