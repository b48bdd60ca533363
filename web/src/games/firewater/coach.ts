/** The coach's lines for a first game: elementals, influence, tokens, the leader, the end. */

import type { Seat } from '../../protocol';
import type { CoachLine, CoachLines, Stage } from '../room';
import { message } from './names';
import { readAll, squares } from './notation';
import type { View } from './view';

/** Markers a player has laid before the coach speaks of the leader. */
const SETTLED = 2;
/** Tokens left, or squares that a marker still fits on, when the coach speaks of the end. */
const LAST_TOKENS = 4;
const LAST_SQUARES = 10;

export const coach: CoachLines<View> = { count: 5, at: lines };

function lines(stage: Stage<View>): CoachLine[] {
  const { view, eyes } = stage;
  if (!stage.moves.length || eyes === null) return [];
  if (view.phase === 'summoning') return [line('elemental', middle(stage))];
  return [...token(stage, eyes), ...end(stage, eyes), line('marker', newest(stage)), ...leader(stage, eyes)];
}

/** An elemental lying there already, as an example. */
function middle({ view }: Stage<View>): string[] {
  return view.elementals.slice(-1);
}

/** The other's last marker, as an example. */
function newest({ recent }: Stage<View>): string[] {
  return readAll(recent).filter((move) => move.kind === 'marker').flatMap(squares).slice(-2);
}

function token({ view, moves }: Stage<View>, seat: Seat): CoachLine[] {
  const move = readAll(moves).find((each) => each.kind === 'token');
  if (!move || !('at' in move)) return [];
  const sums = view.influence?.[move.at] ?? [];
  const other = Math.max(0, ...sums.filter((_, each) => each !== seat));
  return [line('token', [move.at], { own: sums[seat] ?? 0, other })];
}

function leader({ view, moves }: Stage<View>, seat: Seat): CoachLine[] {
  const laid = Object.values(view.pieces).filter((piece) => piece.kind === 'half' && piece.seat === seat).length / 2;
  const can = moves.some((move) => move.startsWith('l:'));
  return can && laid >= SETTLED ? [line('leader', [])] : [];
}

function end({ view, moves }: Stage<View>, seat: Seat): CoachLine[] {
  const room = new Set(readAll(moves).filter((move) => move.kind === 'marker').flatMap(squares)).size;
  const near = view.phase === 'last-round' || (view.hands[seat]?.tokens ?? 20) <= LAST_TOKENS || room <= LAST_SQUARES;
  return near ? [line('end', [])] : [];
}

function line(name: string, squaresMeant: string[], args: Record<string, number> = {}): CoachLine {
  const about = squaresMeant.map((at) => `[data-square="${at}"]`);
  return { name, title: message(`web-firewater-coach-${name}-title`), text: message(`web-firewater-coach-${name}`, args), about };
}
