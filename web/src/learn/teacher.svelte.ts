/** Leads through a lesson: says what to do, makes the others' moves, goes on when it is done. */

import { api } from '../api';
import { coloursOf } from '../games/marks';
import type { Lesson, Step } from '../games/lesson';
import type { Stage } from '../games/room';
import type { GameName, SeatOrder, Table, TableOrder } from '../protocol';
import { Session } from '../table/session.svelte';
import { stageOf } from '../table/stage';
import { t } from '../words/words.svelte';

const PAUSE = 700;

export class Teacher {
  at = $state(0);
  /** The others are making their moves. */
  busy = $state(false);
  private made = 0;

  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.at] ?? null);
  readonly last = $derived.by(() => this.at >= this.lesson.steps.length - 1);

  private constructor(
    readonly lesson: Lesson,
    readonly session: Session,
  ) {
    this.made = session.table?.ply ?? 0;
    $effect.root(() => {
      $effect(() => this.watch());
    });
    void this.others();
  }

  /** Sets up the lesson's table. */
  static async of(game: GameName, lesson: Lesson): Promise<Teacher> {
    const session = new Session((await api.order(orderOf(game, lesson))).id, null);
    await session.begin();
    return new Teacher(lesson, session);
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  next(): void {
    if (this.last) return;
    this.at += 1;
    this.made = this.session.table?.ply ?? 0;
    void this.others();
  }

  end(): void {
    this.session.end();
  }

  /** The table as a room draws it: only what the step asks for is possible. */
  stage(table: Table): Stage<unknown> {
    const stage = stageOf(this.session, table);
    const wanted = this.busy ? [] : (this.step?.moves ?? []);
    const hints = (this.step?.look ?? []).map((move) => ({ move, expected: 1, remark: null }));
    return { ...stage, moves: table.moves.filter((move) => wanted.includes(move)), hints };
  }

  /** A wanted move was made: the next step begins. */
  private watch(): void {
    const ply = this.session.table?.ply ?? 0;
    if (this.busy || !this.step?.moves || ply <= this.made) return;
    this.next();
  }

  private async others(): Promise<void> {
    this.busy = true;
    for (const move of this.step?.others ?? []) {
      await new Promise((done) => setTimeout(done, PAUSE));
      this.session.stage(move);
      await this.session.confirm();
      await this.session.arrived(this.made + 1);
      this.made = this.session.table?.ply ?? 0;
    }
    this.busy = false;
  }
}

/** The learner plays everybody: seats are called by their colours. */
function nameOf(game: GameName, players: number, seat: number): string {
  const said = coloursOf(game, players, seat).map((colour) => t(`colour-${colour}`)).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function orderOf(game: GameName, lesson: Lesson): TableOrder {
  const { record } = lesson;
  const seats = Array.from({ length: record.players }, (_, seat): SeatOrder => ({
    kind: 'here',
    name: nameOf(game, record.players, seat),
  }));
  return {
    game,
    players: record.players,
    ...(record.mode ? { mode: record.mode } : {}),
    seats,
    aids: ['spots', 'counts', 'scores'],
    from: { record, moves: lesson.begin, scripted: true },
  };
}
