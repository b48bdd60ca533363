/** Moves of Fire & Water, from their text and back (NOTATION.md). */

export type Spot = 'elemental' | 'leader' | 'token' | 'claim';
export type Kind = Spot | 'marker' | 'pass';

export type Move =
  | { kind: Spot; at: string }
  | { kind: 'marker'; marker: string; fire: string; water: string }
  | { kind: 'pass' };

export type MarkerMove = Extract<Move, { kind: 'marker' }>;

const SPOTS: Record<string, Spot> = { e: 'elemental', l: 'leader', t: 'token', c: 'claim' };
const LETTERS: Record<Spot, string> = { elemental: 'e', leader: 'l', token: 't', claim: 'c' };
const ON_SQUARE = /^([eltc]):([a-z]\d+)$/;
const MARKER = /^m(\d\d):([a-z]\d)([a-z]\d)$/;

/** Parses a move; null if it is not a seat's move. */
export function read(text: string): Move | null {
  if (text === '-') return { kind: 'pass' };
  const [, letter = '', at = ''] = ON_SQUARE.exec(text) ?? [];
  const spot = SPOTS[letter];
  if (spot) return { kind: spot, at };
  const [, marker = '', fire = '', water = ''] = MARKER.exec(text) ?? [];
  return marker ? { kind: 'marker', marker, fire, water } : null;
}

export function write(move: Move): string {
  if (move.kind === 'pass') return '-';
  if (move.kind === 'marker') return `m${move.marker}:${move.fire}${move.water}`;
  return `${LETTERS[move.kind]}:${move.at}`;
}

/** Parses several moves. */
export function readAll(texts: string[]): Move[] {
  return texts.map(read).filter((move) => move !== null);
}

/** The squares a move puts something on. */
export function squares(move: Move): string[] {
  if (move.kind === 'pass') return [];
  return move.kind === 'marker' ? [move.fire, move.water] : [move.at];
}

export function isMarker(move: Move): move is MarkerMove {
  return move.kind === 'marker';
}

/** The values printed on a marker: `23` is fire 2, water 3. */
export function values(marker: string): { fire: number; water: number } {
  return { fire: Number(marker[0]), water: Number(marker[1]) };
}
