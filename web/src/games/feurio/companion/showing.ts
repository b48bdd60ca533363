/** What the companion shows of Feurio!: the server's view, adapted to what is known at a real table. */

import { neighbours } from '../geometry';
import { message } from '../names';
import { COLOURS, type View } from '../view';
import type { Position, PositionSeen } from '../../../protocol';
import type { Offer } from '../../../companion/client';
import type { Setup, Snap } from '../../../companion/snap';
import { ERASER, lacking, position, tiles } from './table';

/** The opening tiles so far; the server needs all of them. */
export function before(snap: Snap, setup: Setup): Offer<View> | null {
  const left = lacking(snap, setup.players);
  if (!left) return null;
  // 0: a place where a tile is missing.
  const drawn = Array.from({ length: setup.players }, (_, at) => Number(tiles(snap)[at]?.split('=')[1] ?? 0));
  return { view: bare(snap, setup, drawn), moves: [], ask: message('web-companion-opening', { left }) };
}

function bare(snap: Snap, { mode, variants }: Setup, drawn: number[]): View {
  return {
    game: 'feurio',
    seat: null,
    mode: mode as View['mode'],
    variants,
    turn: snap.turn,
    phase: 'dealing',
    hand: null,
    drawn,
    tiles: [],
    crews: [],
    paid: [0, 0, 0, 0],
    pile: 0,
  };
}

/** Before a draw, only the spots for the tile are shown. */
export function during(snap: Snap, { view, moves, ask }: PositionSeen<View>): Offer<View> {
  const honest = forgetful(view);
  if (snap.step !== 'draw' || !view.pile) return { view: honest, moves, ask };
  const player = message('player', { number: snap.turn + 1 });
  return { view: { ...honest, phase: 'drawing' }, moves: [], ask: message('web-companion-draw', { player }) };
}

/** Hides the values of face-down tiles, which the server has made up. */
function forgetful(view: View): View {
  const unseen = view.unseen?.map((count, at) => count + view.tiles.filter((tile) => tile.under === at + 1).length);
  const shown = { ...view, tiles: view.tiles.map((tile) => ({ ...tile, under: null })) };
  return unseen ? { ...shown, unseen } : shown;
}

/** Tiles go beside the fire or in the place of others, firefighters and the eraser onto tiles. */
export function anywhere(view: View, tool: string): Omit<Offer<View>, 'ask'> {
  const laid = view.tiles.map((tile) => tile.at);
  const { hottest: _, ...cool } = view;
  if (!tool) return { view, moves: [] };
  const crew = COLOURS.find((colour) => colour === tool);
  if (crew) return { view: { ...cool, phase: 'deploying', hand: null }, moves: laid.map((at) => `d${at}:${crew}:1`) };
  const beside = [...new Set(laid.flatMap(neighbours))].filter((at) => !laid.includes(at));
  const cells = tool === ERASER ? laid : [...beside, ...laid];
  const open = tool === ERASER ? view : cool;
  return { view: { ...open, phase: 'spreading', hand: Number(tool) || 0 }, moves: cells.map((at) => `s${at}`) };
}

/** A tile that is drawn next is drawn by the server, under its seal. */
export function begin(snap: Snap, seen: PositionSeen<View>): Position {
  const { view } = during(snap, seen);
  return view.phase === 'drawing' ? { ...position(snap), hands: ['?'] } : position(snap);
}
