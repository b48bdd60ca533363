/** The results of an analysis: what decisions cost, and which ones are worth a note. */

import type { Judgement, Message, Seat } from '../protocol';

/** Smaller losses are not shown. */
const NOTABLE = 0.05;
const MOST = 6;

/** A best move with less lead over the next best one is nothing to speak of. */
const BRILLIANT = 0.05;

/** A remark on one decision: it cost something, or it was the best one of the game. */
export interface Note {
  kind: 'mistake' | 'best';
  judgement: Judgement;
  reason: Message | null;
}

/** What a list of notes needs beside them. */
export interface Noted {
  /** The decision that is looked at. */
  chosen: Judgement | null;
  busy: boolean;
  go: (moves: number) => void;
  again: (judgement: Judgement) => void;
  /** Shows the line of the chosen decision; null if it is no longer than one move. */
  line: (() => void) | null;
}

/** The loss of a decision. */
export function loss(one: Judgement): number {
  return Math.max(0, one.expected - one.played);
}

/** The decisions with the largest losses, in the order of play. */
export function turningPoints(judgements: Judgement[]): Judgement[] {
  return mistakes(judgements).toSorted((one, other) => one.moves - other.moves);
}

/** The decisions with the largest losses, the worst first. */
export function mistakes(judgements: Judgement[]): Judgement[] {
  const costly = judgements.filter((one) => one.move !== one.best && loss(one) >= NOTABLE);
  return costly.toSorted((one, other) => loss(other) - loss(one)).slice(0, MOST);
}

/** The best move that was found where the next best one was furthest behind; null if none stands out. */
export function bestMove(judgements: Judgement[]): Judgement | null {
  const found = judgements.filter((one) => one.move === one.best && one.lead >= BRILLIANT);
  return found.toSorted((one, other) => other.lead - one.lead)[0] ?? null;
}

/** The notes on a game: mistakes by their cost, the best move after the worst one. */
export function notesOn(judgements: Judgement[]): Note[] {
  const [worst, ...others] = mistakes(judgements);
  const best = bestMove(judgements);
  const chosen = [worst, best, ...others].filter((one) => one !== null && one !== undefined);
  const said = new Set<string>();
  return chosen.map((judgement) => {
    const kind = judgement === best ? 'best' : 'mistake';
    const reason = fresh(kind === 'best' ? [judgement.remark] : [...judgement.reasons, judgement.best_remark], said);
    if (reason) said.add(reason.key);
    return { kind, judgement, reason };
  });
}

/** The first reason of a kind that was not given yet; otherwise the weightiest one. */
function fresh(reasons: (Message | null)[], said: Set<string>): Message | null {
  const given = reasons.filter((reason) => reason !== null);
  return given.find((reason) => !said.has(reason.key)) ?? given[0] ?? null;
}

/** The next mistake after a number of moves, or the one before it; null at the end. */
export function nextMistake(judgements: Judgement[], moves: number, way: 1 | -1): Judgement | null {
  const inOrder = turningPoints(judgements);
  return (way > 0 ? inOrder.find((one) => one.moves > moves) : inOrder.findLast((one) => one.moves < moves)) ?? null;
}

/** The judgements of one seat, or of all. */
export function ofSeats(judgements: Judgement[], seats: Seat[]): Judgement[] {
  return seats.length ? judgements.filter((one) => seats.includes(one.seat)) : judgements;
}
