/** The state of a lesson: shows each step, plays the others' moves, continues when a step is done. */

import { api } from '../api';
import { coloursOf } from '../games/rooms';
import type { Lesson, Step } from '../games/lesson';
import type { Stage } from '../games/room';
import { pace } from '../motion';
import type { Place, SeatOrder, Table, TableOrder } from '../protocol';
import { Session } from '../table/session.svelte';
import { stageOf } from '../table/stage';
import { introduceSeats } from '../words/people';
import { t } from '../words/words.svelte';

/** Milliseconds before each move of the others. */
const PAUSE = 600;

/** The learner moves for all seats, and is the player of the first. */
function learnersOf(seats: Place[]): Place[] {
  return seats.map((place, seat) => ({ ...place, mine: seat === 0 }));
}

export class Teacher {
  at = $state(0);
  /** Whether the others' moves are being played. */
  busy = $state(false);
  private made = 0;
  /** Ends the pause before the next move of the others, and leaves out those to come. */
  private hurried = false;
  private wake: (() => void) | null = null;

  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.at] ?? null);
  readonly last = $derived.by(() => this.at >= this.lesson.steps.length - 1);

  private constructor(
    readonly lesson: Lesson,
    readonly session: Session,
  ) {
    this.made = session.table?.ply ?? 0;
    $effect.root(() => {
      $effect(() => this.watch());
      $effect(() => introduceSeats(learnersOf(this.session.table?.seats ?? [])));
    });
    void this.others();
  }

  /** Sets up the lesson's table. */
  static async of(game: string, lesson: Lesson): Promise<Teacher> {
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

  /** Shows the others' moves without pauses. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
    this.session.happenings.stop();
  }

  end(): void {
    this.session.end();
  }

  /** The props of the room: only the moves of the step are legal. */
  stage(table: Table): Stage<unknown> {
    const stage = stageOf(this.session, table);
    const wanted = this.busy ? [] : (this.step?.moves ?? []);
    const hints = (this.step?.look ?? []).map((move) => ({ move, expected: 1, remark: null }));
    return { ...stage, seats: learnersOf(stage.seats), moves: table.moves.filter((move) => wanted.includes(move)), hints };
  }

  /** Starts the next step after an expected move. */
  private watch(): void {
    const ply = this.session.table?.ply ?? 0;
    if (this.busy || !this.step?.moves || ply <= this.made) return;
    this.next();
  }

  private async others(): Promise<void> {
    this.busy = true;
    this.hurried = false;
    for (const move of this.step?.others ?? []) {
      await this.pause();
      this.session.stage(move);
      await this.session.confirm();
      await this.session.arrived(this.made + 1);
      this.made = this.session.table?.ply ?? 0;
    }
    this.busy = false;
  }

  private pause(): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      setTimeout(done, this.hurried ? 0 : PAUSE * pace());
    });
  }
}

/** The others are named like the computer of a first game, or by their colours. */
function nameOf(game: string, players: number, seat: number): string {
  if (seat && players === 2) return t('level-spark');
  const said = coloursOf(game, players, seat).map((colour) => t(`colour-${colour}`)).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function orderOf(game: string, lesson: Lesson): TableOrder {
  const { record } = lesson;
  const seats = Array.from({ length: record.players }, (_, seat): SeatOrder => ({
    kind: 'here',
    name: nameOf(game, record.players, seat),
  }));
  return {
    game: game as TableOrder['game'],
    players: record.players,
    ...(record.mode ? { mode: record.mode } : {}),
    seats,
    aids: ['spots', 'counts', 'scores'],
    from: { record, moves: lesson.begin, scripted: true },
  };
}
