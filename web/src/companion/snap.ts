/** A snapshot of the table, and its text form for links and the browser's storage. */

import type { Draft } from '../order/order';
import type { Position, Seat } from '../protocol';

/** A position, with the step of the turn if the position does not determine it. */
export interface Snap extends Required<Position> {
  step: 'draw' | 'act';
}

/** How the game on the table is played. */
export type Setup = Pick<Draft, 'mode' | 'players' | 'variants' | 'layout' | 'board'>;

export interface Kept {
  setup: Setup;
  snap: Snap;
}

const PARTS = 8;
const OWN = '=';

/** `2/competitive/firebreak//1/draw/5/s0,0=5;s1,0=3`: readable in a URL without escaping. */
export function write({ setup, snap }: Kept): string {
  const ground = setup.board ? OWN + setup.board.join(',') : (setup.layout ?? '');
  const hands = snap.hands.map((hand) => hand.replaceAll(' ', '+')).join(';');
  const how = [setup.players, setup.mode, setup.variants.join(';'), ground];
  return [...how, snap.turn, snap.step, hands, snap.placed.join(';')].join('/');
}

/** Parses a text; null if it is malformed. Only the server knows whether the position is possible. */
export function read(text: string): Kept | null {
  const parts = text.split('/');
  const [players = '', mode = '', variants = '', ground = '', turn = '', step = '', hands = '', placed = ''] = parts;
  if (parts.length !== PARTS || !/^\d+$/.test(players) || !/^\d+$/.test(turn)) return null;
  const own = ground.startsWith(OWN);
  return {
    setup: {
      mode,
      players: Number(players),
      variants: list(variants),
      layout: own || !ground ? null : ground,
      board: own ? ground.slice(1).split(',') : null,
    },
    snap: {
      placed: list(placed),
      turn: Number(turn),
      hands: hands ? hands.split(';').map((hand) => hand.replaceAll('+', ' ')) : [],
      step: step === 'draw' ? 'draw' : 'act',
    },
  };
}

export function positionOf({ placed, turn, hands }: Snap): Position {
  return { placed, turn, hands };
}

/** The next seat, clockwise. */
export function nextSeat(turn: Seat, players: number): Seat {
  return (turn + 1) % players;
}

function list(text: string): string[] {
  return text ? text.split(';') : [];
}
