/** What the table page hands to a room's pictures. */

import type { Stage } from '../games/room';
import type { Table } from '../protocol';
import type { Session } from './session.svelte';

export function stageOf(session: Session, table: Table): Stage<unknown> {
  return {
    view: table.view,
    seats: table.seats,
    eyes: table.eyes,
    moves: table.moves,
    staged: session.staged,
    ahead: session.ahead,
    recent: session.recent.flatMap((line) => (line.move === null ? [] : [line.move])),
    hints: session.hints,
    stage: (move) => session.stage(move),
    confirm: () => void session.confirm(),
    why: (move) => void session.why(move),
    announce: (message) => session.announce(message),
  };
}
