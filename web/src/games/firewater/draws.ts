/** The draws of a record of Fire & Water, with their odds: each marker comes from the stack of its seat. */

import type { GameRecord } from '../../protocol';
import type { SealedDraw } from '../../seal/check';

const VALUES = ['1', '2', '3', '4'];
/** Elementals, after which the first markers are turned up, and how many each player then has open (W-3). */
const ELEMENTALS = 3;
const OPEN = 3;

export function draws(record: GameRecord): SealedDraw[] {
  const { players, moves, stacks } = record as { players: number; moves: string[]; stacks: string[][] };
  const left = stacks.map(() => box(players));
  const used = stacks.map(() => 0);
  const found = due(players, moves, box(players).length).map((seat) => reveal(seat, stacks[seat]![used[seat]!++]!, left[seat]!));
  if (stacks.some((stack, seat) => stack.length !== used[seat])) throw new Error('the stacks are too long');
  return found;
}

/** The markers of each player in the order of the rules: with four players no doubles (W-2). */
function box(players: number): string[] {
  const all = VALUES.flatMap((fire) => VALUES.map((water) => fire + water));
  return players === 4 ? all.filter(([fire, water]) => fire !== water) : all;
}

/** The seats that turn up a marker, in order: three each after the last elemental, then one after each marker laid. */
function due(players: number, moves: string[], each: number): number[] {
  const seats: number[] = [];
  let elementals = 0;
  moves.forEach((move, number) => {
    const seat = number % players;
    if (move.startsWith('e') && ++elementals === ELEMENTALS) {
      for (let all = 0; all < players * OPEN; all++) seats.push(Math.floor(all / OPEN));
    }
    if (move.startsWith('m') && seats.filter((other) => other === seat).length < each) seats.push(seat);
  });
  return seats;
}

function reveal(seat: number, marker: string, left: string[]): SealedDraw {
  const at = left.indexOf(marker);
  if (at < 0) throw new Error(`no marker ${marker} is left`);
  const odds = left.map(() => 1);
  left.splice(at, 1);
  return { move: `+${seat}:${marker}`, odds, at };
}
