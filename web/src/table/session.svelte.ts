/** One table as the reader sees it: what is known, what is staged, and what can be asked. */

import { api, entropy, Refusal } from '../api';
import type { Answer, Hint, Line as Told, Message, Place, Preview, Refused, Request, Table } from '../protocol';
import { play } from '../sound';
import { introduceSeats } from '../words/people';
import { say } from '../words/words.svelte';
import { merged, recentLines } from './log';
import { Wire, type Line, type Wish } from './wire';

/** Something that cannot be, with the rule that forbids it. */
export interface Problem {
  rule: string;
  why: Message;
}

export class Session {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Told[]>([]);
  line = $state<Line>('opening');
  staged = $state<string | null>(null);
  ahead = $state.raw<Preview | null>(null);
  hints = $state.raw<Hint[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** What screen readers hear. */
  spoken = $state('');
  /** A move of mine is on its way. */
  moving = $state(false);
  thinking = $state(false);
  /** When the last news came, by this device's clock. */
  heardAt = $state(0);

  readonly recent = $derived(recentLines(this.log, this.table?.seats ?? []));
  readonly mine = $derived((this.table?.seats ?? []).filter((place) => place.mine).length);
  private wire: Wire | null = null;
  private given = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  /** Comes to the table; throws a Refusal if there is none, or not for the reader. */
  async begin(): Promise<void> {
    this.take(await api.table(this.id, this.key));
    this.staged = this.remembered();
    if (this.staged) void this.look(this.staged);
    this.wire = new Wire((seq) => this.address(seq), {
      seq: () => this.table?.seq ?? null,
      hear: (answer) => this.hear(answer),
      turn: (line) => (this.line = line),
    });
  }

  end(): void {
    this.wire?.close();
  }

  /** Takes over a table that the house has just answered with. */
  take(table: Table): void {
    const before = this.table;
    if (before && table.seq < before.seq) return;
    const fresh = merged(this.log, table.log).slice(this.log.length);
    this.log = merged(this.log, table.log);
    this.table = table;
    this.heardAt = Date.now();
    introduceSeats(table.seats);
    if (table.entropy_due) void this.give();
    if (before && before.ply !== table.ply) this.moveOn(table);
    if (before) this.notice(before, table, fresh);
  }

  /** Proposes a move, or none. */
  stage(move: string | null): void {
    this.problem = null;
    if (move !== null && !this.table?.moves.includes(move)) return void this.why(move);
    this.staged = move;
    this.ahead = null;
    this.remember();
    if (move !== null) void this.look(move);
  }

  async confirm(): Promise<void> {
    const { staged, table } = this;
    if (staged === null || !table || this.moving) return;
    this.moving = true;
    const answer = await this.send({ type: 'move', ply: table.ply, move: staged });
    this.moving = false;
    if (answer.type === 'refused') this.refuse(answer);
    else play('mine');
  }

  async why(move: string): Promise<void> {
    const answer = await this.send({ type: 'why', ply: this.table!.ply, move });
    if (answer.type === 'refused') this.refuse(answer);
    else if (answer.type === 'why' && answer.why) this.trouble({ rule: answer.rule, why: answer.why });
  }

  async hint(): Promise<void> {
    this.thinking = true;
    const ply = this.table!.ply;
    const answer = await this.send({ type: 'hint', ply });
    this.thinking = false;
    if (answer.type === 'refused') this.refuse(answer);
    else if (answer.type === 'hint' && this.table!.ply === ply) this.hints = answer.hints;
  }

  /** Any other request: only a refusal needs telling. */
  async ask(wish: Wish): Promise<void> {
    const answer = await this.send(wish);
    if (answer.type === 'refused') this.refuse(answer);
  }

  /** Does something over HTTP that may be refused. */
  async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refuse(refusal.refused);
    }
  }

  /** Resolves when the table has come to that position. */
  async arrived(ply: number): Promise<void> {
    while ((this.table?.ply ?? 0) < ply) await new Promise((later) => setTimeout(later, 50));
  }

  /** Whether the staged move could be taken back afterwards. */
  get returnable(): boolean {
    if (this.ahead) return this.ahead.back;
    return this.table?.back[this.table.moves.indexOf(this.staged ?? '')] === '1';
  }

  announce(message: Message | string): void {
    this.spoken = typeof message === 'string' ? message : say(message);
  }

  private async send(wish: Wish): Promise<Answer> {
    if (this.wire) return this.wire.send(wish);
    const request = { ...wish, id: crypto.randomUUID() } as Request;
    return api.request(this.id, this.key, request).catch((problem: unknown) => {
      if (problem instanceof Refusal) return problem.refused;
      throw problem;
    });
  }

  /** Adds this browser's number to the seal; another window of mine may have been faster. */
  private async give(): Promise<void> {
    if (this.given) return;
    this.given = true;
    await this.send({ type: 'entropy', value: entropy() });
  }

  private async look(move: string): Promise<void> {
    const answer = await this.send({ type: 'preview', ply: this.table!.ply, move });
    if (answer.type === 'preview' && this.staged === move) this.ahead = answer.preview;
    if (answer.type === 'refused' && answer.kind !== 'stale') this.refuse(answer);
  }

  private hear(answer: Answer): void {
    if (answer.type === 'table') this.take(answer);
    if (answer.type === 'presence' && this.table) this.table = withPresence(this.table, answer.present);
    if (answer.type === 'refused') this.refuse(answer);
  }

  /** The position has changed: what was staged stays if it is still possible. */
  private moveOn(table: Table): void {
    this.hints = [];
    this.problem = null;
    this.ahead = null;
    if (this.staged !== null && !this.moving && table.moves.includes(this.staged)) void this.look(this.staged);
    else this.staged = null;
    this.remember();
  }

  private notice(before: Table, table: Table, fresh: Told[]): void {
    const others = fresh.filter((line) => line.seat === null || !table.seats[line.seat]?.mine);
    const turn = table.moves.length && table.ask && before.ply !== table.ply ? [table.ask] : [];
    const sentences = [...others.map((line) => line.told), ...turn, ...ending(before, table)];
    if (sentences.length) this.announce(sentences.map(say).join(' '));
    if (ending(before, table).length) play('over');
    else if (table.moves.length && !before.moves.length) play('turn');
    else if (others.some((line) => line.move !== null)) play('move');
  }

  private refuse(refused: Refused): void {
    if (refused.kind === 'stale') this.stage(null);
    this.trouble({ rule: refused.rule, why: refused.why });
  }

  private trouble(problem: Problem): void {
    this.problem = problem;
    this.announce(problem.why);
    play('no');
  }

  private address(seq: number | null): string {
    const query = new URLSearchParams();
    if (this.key) query.set('key', this.key);
    if (seq !== null) query.set('after', String(seq));
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}/api/tables/${this.id}/socket?${query}`;
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

function ending(before: Table, table: Table): Message[] {
  return before.phase !== 'over' && table.phase === 'over' && table.verdict ? [table.verdict] : [];
}

function withPresence(table: Table, present: boolean[]): Table {
  const seats: Place[] = table.seats.map((place, seat) => ({ ...place, present: present[seat] ?? place.present }));
  return { ...table, seats };
}
