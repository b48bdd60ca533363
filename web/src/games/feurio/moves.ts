/** Moves as text, parsed and written; legality is the server's concern. */

import { COLOURS, type Colour } from './view';

export type Move =
  | { kind: 'arrange'; values: number[] }
  | { kind: 'spread'; at: string }
  | { kind: 'firebreak'; at: string; colour: Colour }
  | { kind: 'deploy'; at: string; colour: Colour; count: number }
  | { kind: 'pass' };

const CELL = '(-?\\d+,-?\\d+)';
const ARRANGE = /^a([1-6]{4})$/;
// If tiles are drawn secretly, the log adds the value of a laid tile: `s1,-1=5`.
const SPREAD = new RegExp(`^s${CELL}(?:=[1-6])?$`);
const FIREBREAK = new RegExp(`^x${CELL}:(${COLOURS.join('|')})$`);
const DEPLOY = new RegExp(`^d${CELL}:(${COLOURS.join('|')}):([1-3])$`);

/** Parses a move; null if it is not a seat's move, such as a draw. */
export function read(text: string): Move | null {
  if (text === '-') return { kind: 'pass' };
  return readLaying(text) ?? readSending(text);
}

function readLaying(text: string): Move | null {
  const spread = SPREAD.exec(text);
  if (spread) return { kind: 'spread', at: spread[1]! };
  const covered = FIREBREAK.exec(text);
  if (covered) return { kind: 'firebreak', at: covered[1]!, colour: covered[2] as Colour };
  const arranged = ARRANGE.exec(text);
  return arranged ? { kind: 'arrange', values: [...arranged[1]!].map(Number) } : null;
}

function readSending(text: string): Move | null {
  const found = DEPLOY.exec(text);
  if (!found) return null;
  return { kind: 'deploy', at: found[1]!, colour: found[2] as Colour, count: Number(found[3]) };
}

export function readAll(texts: string[]): Move[] {
  return texts.map(read).filter((move) => move !== null);
}

export function write(move: Move): string {
  switch (move.kind) {
    case 'arrange':
      return `a${move.values.join('')}`;
    case 'spread':
      return `s${move.at}`;
    case 'firebreak':
      return `x${move.at}:${move.colour}`;
    case 'deploy':
      return `d${move.at}:${move.colour}:${move.count}`;
    case 'pass':
      return '-';
  }
}

/** The cell a move is made on. */
export function cellOf(move: Move | null): string | null {
  return move && 'at' in move ? move.at : null;
}

/** The legal layout equal to this one up to rotation and reflection: ends and middle may swap. */
export function sameLayout(values: number[], legal: string[]): string | null {
  const [a, b, c, d] = values;
  const alike = [`a${a}${b}${c}${d}`, `a${a}${c}${b}${d}`, `a${d}${b}${c}${a}`, `a${d}${c}${b}${a}`];
  return legal.find((text) => alike.includes(text)) ?? null;
}
