/** What happened in the fire, as acts: tiles drawn and laid, firefighters sent, regions joined and enclosed. */

import type { Act, Happening } from '../chain';
import { regionChanges } from './changes';
import { cellOf, read, type Move } from './moves';
import { COLOURS, type Colour, type Region, type View } from './view';

/** A tile comes from the pile; 0: face down, since the reader may not know it. */
export interface DrawAct extends Act {
  kind: 'draw';
  value: number;
  /** It goes to the reader's hand. */
  own: boolean;
}

export interface LayAct extends Act {
  kind: 'lay';
  at: string;
  /** 0: face down. */
  value: number;
  /** It was drawn face down, so it turns over first. */
  unknown: boolean;
  /** It lies there staged already, and is only set down. */
  staged: boolean;
}

export interface WalkAct extends Act {
  kind: 'walk';
  at: string;
  colour: Colour;
  staged: boolean;
}

/** A region grew together; the sum counts from the old value to the new one. */
export interface JoinAct extends Act {
  kind: 'join';
  colour: Colour;
  cells: string[];
  from: number;
  to: number;
}

/** A region has no free edge left, so it is worth nothing. */
export interface EncloseAct extends Act {
  kind: 'enclose';
  colour: Colour;
  cells: string[];
}

export type FireAct = DrawAct | LayAct | WalkAct | JoinAct | EncloseAct;
type Lines = Happening<View>['lines'];

/** The key of the drawn tile beside the pile and in the hand. */
export const DRAWN = 'drawn';

export function tileKey(at: string): string {
  return `tile ${at}`;
}

/** A firefighter by its number among those of its colour on the tile. */
export function crewKey(at: string, colour: Colour, number: number): string {
  return `crew ${at} ${colour} ${number}`;
}

export function acts({ before, after, lines, staged }: Happening<View>): FireAct[] {
  if (!after.tiles.length) return [];
  const moves = lines.map((line) => (line.move === null ? null : read(line.move)));
  const made = staged === null ? null : read(staged);
  const deeds = lines.flatMap((line, at): FireAct[] => {
    const move = moves[at];
    if (!move) return before.tiles.length ? drawn(after, line.move ?? '', lines.slice(at + 1)) : [];
    const lies = made !== null && at === 0 && same(move, made);
    if (move.kind === 'spread' || move.kind === 'firebreak') return [laid(before, after, move, lies)];
    return move.kind === 'deploy' ? [sent(after, move, lies, moves.slice(at + 1))] : [];
  });
  // The effects follow the last move; a tile that is drawn afterwards belongs to the next turn.
  const last = deeds.findLastIndex((act) => act.kind !== 'draw') + 1;
  return [...deeds.slice(0, last), ...joined(before, after, moves), ...enclosed(before, after), ...deeds.slice(last)];
}

function same(move: Move, other: Move): boolean {
  return move.kind === other.kind && cellOf(move) === cellOf(other);
}

function drawn(after: View, text: string, later: Lines): FireAct[] {
  const value = /^\+([1-6?])$/.exec(text)?.[1];
  if (!value) return [];
  // The tile of a turn that is over by now was drawn by the seat that moved next.
  const seat = later.find((line) => line.seat !== null)?.seat ?? after.turn;
  return [{ kind: 'draw', value: Number(value) || 0, own: seat === after.seat, keys: [DRAWN] }];
}

function laid(before: View, after: View, { at }: Extract<Move, { at: string }>, staged: boolean): LayAct {
  const value = after.tiles.find((one) => one.at === at)?.value ?? 0;
  return { kind: 'lay', at, value, unknown: before.hand === 0 && value > 0, staged, keys: [tileKey(at)] };
}

function sent(
  after: View,
  { at, colour, count }: Extract<Move, { kind: 'deploy' }>,
  staged: boolean,
  later: (Move | null)[],
): WalkAct {
  const others = later.reduce((sum, move) => sum + arriving(move, at, colour), 0);
  const stand = (after.tiles.find((tile) => tile.at === at)?.posted[COLOURS.indexOf(colour)] ?? count) - others;
  const keys = [...Array(count).keys()].map((index) => crewKey(at, colour, stand - count + index));
  return { kind: 'walk', at, colour, staged, keys };
}

function arriving(move: Move | null, at: string, colour: Colour): number {
  return move?.kind === 'deploy' && move.at === at && move.colour === colour ? move.count : 0;
}

/** Regions that grew or merged by firefighters of these moves. */
function joined(before: View, after: View, moves: (Move | null)[]): FireAct[] {
  const grown = (cells: string[], colour: Colour): boolean =>
    moves.some((move) => move?.kind === 'deploy' && move.colour === colour && cells.includes(move.at));
  return regionChanges(before, after)
    .filter(({ colour, cells, from, to }) => cells.length > 1 && to > from && grown(cells, colour))
    .map(({ colour, cells, from, to }) => ({ kind: 'join', colour, cells, from, to, keys: [] }));
}

function enclosed(before: View, after: View): FireAct[] {
  return regions(after)
    .filter((region) => !region.divisor && regions(before).some((old) => old.divisor && overlap(old, region)))
    .map(({ colour, cells }) => ({ kind: 'enclose', colour, cells, keys: [] }));
}

function regions({ score }: View): Region[] {
  return score?.regions ?? [];
}

function overlap(one: Region, other: Region): boolean {
  return one.colour === other.colour && one.cells.some((cell) => other.cells.includes(cell));
}
