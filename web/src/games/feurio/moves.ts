/** Moves as text, taken apart and put together: nothing here knows which of them are legal. */

import { COLOURS, type Colour } from './view';

export type Move =
  | { kind: 'arrange'; values: number[] }
  | { kind: 'spread'; at: string }
  | { kind: 'firebreak'; at: string; colour: Colour }
  | { kind: 'deploy'; at: string; colour: Colour; count: number }
  | { kind: 'pass' };

const CELL = '(-?\\d+,-?\\d+)';
const ARRANGE = /^a([1-6]{4})$/;
// Where tiles are drawn in secret, a reader is told what was laid: `s1,-1=5`.
const SPREAD = new RegExp(`^s${CELL}(?:=[1-6])?$`);
const FIREBREAK = new RegExp(`^x${CELL}:(${COLOURS.join('|')})$`);
const DEPLOY = new RegExp(`^d${CELL}:(${COLOURS.join('|')}):([1-3])$`);

/** The move a text means; null for what is no seat's move, such as a draw. */
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

/** The legal layout that is this one, perhaps turned or mirrored: the ends and the middle may swap. */
export function sameLayout(values: number[], legal: string[]): string | null {
  const [a, b, c, d] = values;
  const alike = [`a${a}${b}${c}${d}`, `a${a}${c}${b}${d}`, `a${d}${b}${c}${a}`, `a${d}${c}${b}${a}`];
  return legal.find((text) => alike.includes(text)) ?? null;
}
