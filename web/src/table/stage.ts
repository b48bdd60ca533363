/** The props that the table page passes to a room's components. */

import type { Stage } from '../games/room';
import type { Table } from '../protocol';
import type { Session } from './session.svelte';

export function stageOf(session: Session, table: Table): Stage<unknown> {
  const { shown, chains } = session.happenings;
  return {
    ...present(session, table),
    ...(shown ? { view: shown.view, moves: [], staged: null, preview: null, recent: [], hints: [], pointed: [], refused: null } : {}),
    chain: chains,
  };
}

function present(session: Session, table: Table): Stage<unknown> {
  const { problem } = session;
  return {
    game: table.game,
    view: table.view,
    seats: table.seats,
    eyes: table.eyes,
    moves: table.moves,
    staged: session.staged,
    preview: session.preview,
    recent: session.recent.flatMap((line) => (line.move === null ? [] : [line.move])),
    hints: session.hints,
    pointed: session.pointed,
    refused: problem?.move === undefined ? null : { move: problem.move, why: problem.why },
    stage: (move) => session.stage(move),
    play: (move) => session.play(move),
    confirm: () => void session.confirm(),
    why: (move) => void session.why(move),
    announce: (message) => session.announce(message),
  };
}
