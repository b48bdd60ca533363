/** The scene, cell by cell: from the view, the legal moves and the choices. */

import type { Stage } from '../room';
import { boxAround, centre, neighbours, OPENING, type Box, type Point } from './geometry';
import { placesFor, type Choice } from './intent';
import { cellOf, read, type Move } from './moves';
import type { Tile, View } from './view';

export interface Cell {
  at: string;
  /** A laid tile, a place of the opening, a hottest spot, a possible one, or another cell beside the fire. */
  kind: 'tile' | 'opening' | 'spot' | 'place' | 'rim';
  tile: Tile | null;
  heat: number | null;
  /** Whether the chosen kind of move may be made here. */
  legal: boolean;
}

export interface Scene {
  cells: Cell[];
  box: Box;
  staged: Move | null;
  stagedAt: string | null;
  /** Whether there is anything to choose on the board. */
  choosing: boolean;
}

export function sceneOf(stage: Stage<View>, choice: Choice): Scene {
  const { view, moves } = stage;
  const cells = view.tiles.length ? forest(view, moves, choice) : opening(view);
  const staged = stage.staged ? read(stage.staged) : null;
  const shown = cells.filter((cell) => cell.kind !== 'rim').map((cell) => cell.at);
  return {
    cells,
    box: boxAround(shown, 14),
    staged,
    stagedAt: cellOf(staged),
    choosing: moves.length > 0 && (view.tiles.length > 0 || view.phase === 'arranging'),
  };
}

function forest(view: View, moves: string[], choice: Choice): Cell[] {
  const legal = placesFor(view, moves, choice);
  const laid = view.tiles.map((tile): Cell => {
    return { at: tile.at, kind: 'tile', tile, heat: null, legal: legal.has(tile.at) };
  });
  return [...laid, ...edge(view, legal, moves.length > 0)];
}

/** The empty cells beside the fire; the hottest are marked only with the aid `spots`. */
function edge(view: View, legal: Set<string>, mine: boolean): Cell[] {
  const laid = new Set(view.tiles.map((tile) => tile.at));
  const heats = new Map(laying(view) ? view.hottest?.map((spot) => [spot.at, spot.heat]) : []);
  const empty = new Set(view.tiles.flatMap((tile) => neighbours(tile.at)).filter((at) => !laid.has(at)));
  const cool = mine && view.phase === 'spreading' && !view.hottest ? 'place' : 'rim';
  return [...empty].map((at): Cell => {
    const heat = heats.get(at) ?? null;
    const kind = heat === null ? cool : 'spot';
    return { at, kind, tile: null, heat, legal: kind === 'spot' && legal.has(at) };
  });
}

/** Whether a tile is still to be laid this turn: only then do the hottest spots matter. */
export function laying(view: View): boolean {
  return view.phase === 'spreading' || view.phase === 'drawing';
}

function opening(view: View): Cell[] {
  return view.drawn.map((value, index): Cell => {
    const at = OPENING[index] ?? '0,0';
    // Not turned up yet, as in the companion: an empty place, which is no tile face down.
    if (!value) return { at, kind: 'place', tile: null, heat: null, legal: false };
    return { at, kind: 'opening', tile: faceUp(at, value), heat: null, legal: view.phase === 'arranging' };
  });
}

/** A tile without room for firefighters yet. */
export function faceUp(at: string, value: number): Tile {
  return { at, value, posted: [0, 0, 0, 0], room: 3, edges: 6, layer: null, under: null };
}

/** The opening values in the order in which they are to be shown. */
export function layoutOf(view: View, choice: { layout: number[] | null }, staged: Move | null): number[] {
  if (choice.layout?.length === view.drawn.length) return choice.layout;
  return staged?.kind === 'arrange' ? staged.values : view.drawn;
}

/** The middle of what matters now: the hottest spots, else where a move may be made, else everything. */
export function focusOf({ cells }: Scene): Point {
  const spots = cells.filter((cell) => cell.heat !== null);
  const legal = cells.filter((cell) => cell.legal);
  const points = (spots.length ? spots : legal.length ? legal : cells).map((cell) => centre(cell.at));
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return [middle(0), middle(1)];
}

/** The tiles whose values make the heat of a place. */
export function feeding(view: View, at: string): number[] {
  const values = new Map(view.tiles.map((tile) => [tile.at, tile.value]));
  const around = neighbours(at).map((other) => values.get(other) ?? 0);
  return around.filter((value) => value > 0).sort((a, b) => b - a);
}

/** The cells where an action is possible, in order. */
export function nextLegal({ cells }: Scene, from: string, way: 1 | -1): string | null {
  const legal = cells.filter((cell) => cell.legal || cell.at === from).map((cell) => cell.at);
  return legal.at((legal.indexOf(from) + way) % legal.length) ?? null;
}

/** Whether firefighters are to be sent to the tiles now. */
export function sending(view: View, scene: Scene): boolean {
  return scene.choosing && (view.phase === 'deploying' || view.phase === 'closing');
}

/** The tiles without room for the firefighters that are to be sent. */
export function veiled(view: View, scene: Scene): Set<string> {
  if (!sending(view, scene)) return new Set();
  return new Set(scene.cells.flatMap((cell) => (cell.tile && !cell.legal ? [cell.at] : [])));
}
