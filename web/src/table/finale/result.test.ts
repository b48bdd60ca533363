/** Headings, moods, the next level and the turning point. */

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Judgement, Place, Table } from '../../protocol';
import { introduceSeats } from '../../words/people';
import { say, speak, speakFully } from '../../words/words.svelte';
import { another } from './level';
import { moodOf, spokenOf, wordsOf } from './result';
import { greatestSwing } from './swing';

beforeAll(speakFully);

function place(rest: Partial<Place>): Place {
  return { kind: 'person', name: 'Ann', level: null, mine: false, registered: false, away: false, present: true, key: null, left: null, rating: null, ...rest };
}

const ME = place({ mine: true });
const EMBER = place({ kind: 'computer', name: null, level: 'ember' });
const BEN = place({ name: 'Ben' });

function ended(seats: Place[], points: number[], winners: number[], rest: Partial<Table> = {}): Table {
  introduceSeats(seats);
  const result = { points, winners, won: null };
  return { seats, result, ended: null, verdict: { key: 'web-game-over', args: {} }, view: {}, ...rest } as Table;
}

function said(table: Table): [string, string | null] {
  const { heading, line } = wordsOf(table, null);
  return [say(heading), line && say(line)];
}

beforeEach(() => speak('en'));

describe('the heading', () => {
  test('speaks to the reader', () => {
    expect(said(ended([ME, EMBER], [91, 84], [0]))).toEqual(['You win!', 'by 7']);
    expect(said(ended([ME, EMBER], [60, 76], [1]))).toEqual(['Ember wins by 16', null]);
    expect(said(ended([ME, EMBER], [84, 84], [0, 1]))[0]).toBe('Draw, 84 each');
    expect(said(ended([ME, EMBER], [84, 84], [0]))[0]).toBe('You win!');
  });

  test('names the players to others', () => {
    expect(said(ended([place({}), BEN], [91, 84], [0]))[0]).toBe('Ann wins by 7');
    expect(said(ended([ME, place({ mine: true, name: 'Ben' })], [1, 3], [1]))[0]).toBe('Ben wins by 2');
    expect(said(ended([place({}), BEN, EMBER], [5, 5, 1], [0, 1]))[0]).toBe('Ann and Ben share the victory');
  });

  test('of a game that ended early is its verdict', () => {
    const verdict = { key: 'table-ended-host', args: {} };
    expect(said(ended([ME, BEN], [], [], { ended: 'closed', verdict }))).toEqual(['The host of this server has ended the game.', null]);
    const resigned = { key: 'table-won-resigned', args: { player: { key: 'player', args: { number: 2 } }, winner: { key: 'player', args: { number: 1 } } } };
    expect(said(ended([ME, BEN], [], [0], { ended: 'resigned', verdict: resigned }))[0]).toBe('Ben has resigned: you win!');
  });

  test('of a common goal says whether it was reached', () => {
    const goal = (won: boolean) => ended([ME], [], [], { result: { points: [], winners: [], won } });
    expect([said(goal(true))[0], said(goal(false))[0]]).toEqual(['You did it!', 'Not this time']);
  });

  test('is spoken with all scores', () => {
    expect(say(spokenOf(ended([ME, EMBER], [91, 84], [0]), null))).toBe('You win! you 91, Ember 84.');
  });
});

test('the mood is that of the reader', () => {
  const mood = (seats: Place[], winners: number[]) => moodOf(ended(seats, [1, 2], winners));
  expect(mood([ME, BEN], [0])).toBe('win');
  expect(mood([ME, BEN], [1])).toBe('lose');
  expect(mood([ME, BEN], [0, 1])).toBe('draw');
  expect(mood([place({}), BEN], [1])).toBe('win');
  expect(moodOf(ended([ME, BEN], [], [], { ended: 'closed' }))).toBe('draw');
});

describe('the next level', () => {
  const LEVELS = ['spark', 'ember', 'flame'] as const;
  const played = (seats: Place[]) =>
    ({ ...ended(seats, [1, 2], [0]), game: 'feurio', options: { players: 2, mode: 'competitive', variants: ['hotter'], board: [] }, aids: ['hints'], clock: null, patience: 60, daily: null }) as unknown as Table;

  test('rises after a win and falls after a loss, with the same options', () => {
    const harder = another(played([EMBER, ME]), [...LEVELS], 'win');
    expect(harder?.level).toBe('flame');
    expect(harder?.order).toMatchObject({ game: 'feurio', variants: ['hotter'], aids: ['hints'], seats: [{ kind: 'computer', level: 'flame' }, { kind: 'me' }] });
    expect(another(played([ME, EMBER]), [...LEVELS], 'lose')?.level).toBe('spark');
  });

  test('is offered against computers only, and not beyond the best', () => {
    expect(another(played([ME, BEN]), [...LEVELS], 'win')).toBeNull();
    expect(another(played([ME, place({ kind: 'computer', level: 'flame' })]), [...LEVELS], 'win')).toBeNull();
    expect(another(played([ME, EMBER]), [...LEVELS], 'draw')).toBeNull();
    expect(another(played([ME]), [...LEVELS], 'win')).toBeNull();
  });
});

describe('the turning point', () => {
  const judged = (seat: number, moves: number, expected: number) => ({ seat, moves, expected, played: expected }) as Judgement;

  test('is where the chance changed most, seen from one seat', () => {
    const game = [judged(0, 0, 0.5), judged(1, 1, 0.55), judged(0, 2, 0.4), judged(1, 3, 0.15), judged(0, 4, 0.9)];
    const swing = greatestSwing(game, { seat: 0, players: 2, shared: false, final: 1 });
    expect(swing?.judgement.moves).toBe(2);
    expect([swing?.before, swing?.after]).toEqual([0.4, 0.85]);
  });

  test('of others is not known with three players, and small changes do not count', () => {
    expect(greatestSwing([judged(1, 0, 0.1), judged(0, 1, 0.5), judged(0, 2, 0.55)], { seat: 0, players: 3, shared: false, final: 0.5 })).toBeNull();
    expect(greatestSwing([], { seat: 0, players: 2, shared: false, final: 1 })).toBeNull();
  });
});
