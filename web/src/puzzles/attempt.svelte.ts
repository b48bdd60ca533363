/** A try at a puzzle: the move that is staged, and the server's answer. */

import { api, Refusal } from '../api';
import type { Stage } from '../games/room';
import type { Message, Place, Preview, Puzzle, PuzzleAnswer } from '../protocol';
import { say } from '../words/words.svelte';

export class Attempt {
  staged = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  refused = $state.raw<{ move: string; why: Message; rule: string } | null>(null);
  problem = $state.raw<Message | null>(null);
  busy = $state(false);
  spoken = $state('');

  constructor(readonly puzzle: Puzzle) {}

  /** The props of the board: the position with my move, or afterwards with the best one. */
  readonly stageProps = $derived.by<Stage<unknown>>(() => ({
    game: this.puzzle.game,
    view: this.puzzle.view,
    seats: company(this.puzzle),
    eyes: this.puzzle.seat,
    moves: this.answer ? [this.answer.best.move] : this.puzzle.moves,
    staged: this.answer ? this.answer.best.move : this.staged,
    preview: this.answer ? this.answer.preview : this.preview,
    recent: this.puzzle.recent,
    hints: [],
    pointed: [],
    refused: this.refused,
    stage: (move) => this.stage(move),
    play: (move) => this.stage(move),
    confirm: () => void this.confirm(),
    why: (move) => void this.why(move),
    announce: (message) => (this.spoken = typeof message === 'string' ? message : say(message)),
  }));

  stage(move: string | null): void {
    if (this.answer) return;
    this.refused = null;
    this.staged = move;
    this.preview = null;
    if (move !== null) void this.lookAhead(move);
  }

  async confirm(): Promise<void> {
    const { staged, answer, busy, puzzle } = this;
    if (staged === null || answer || busy) return;
    this.busy = true;
    this.answer = (await this.guarded(() => api.tryPuzzle(puzzle.game, puzzle.id, staged))) ?? null;
    this.busy = false;
  }

  /** Begins again; only the first try is counted. */
  retry(): void {
    this.answer = null;
    this.stage(null);
  }

  private async lookAhead(move: string): Promise<void> {
    const { puzzle } = this;
    const found = await this.guarded(() => api.puzzlePreview(puzzle.game, puzzle.id, move));
    if (found && this.staged === move) this.preview = found;
  }

  private async why(move: string): Promise<void> {
    const { puzzle } = this;
    if (this.answer) return;
    const said = await this.guarded(() => api.puzzleWhy(puzzle.game, puzzle.id, move));
    if (said?.why) this.refused = { move, why: said.why, rule: said.rule };
  }

  private async guarded<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      this.problem = null;
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem.why;
      return undefined;
    }
  }
}

/** The reader at the seat to move, and computers at the others. */
function company(puzzle: Puzzle): Place[] {
  return Array.from({ length: puzzle.options.players }, (_, seat) => ({
    kind: seat === puzzle.seat ? 'person' : 'computer',
    name: null,
    level: seat === puzzle.seat ? null : 'flame',
    away: false,
    present: true,
    mine: seat === puzzle.seat,
    key: null,
    left: null,
    rating: null,
    registered: false,
  }));
}
