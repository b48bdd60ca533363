import { expect, test } from 'vitest';
import type { GameOutcome, LevelName, GameResult } from '../protocol';
import { climbing, ladderOf, levelAfter } from './ladder';

let at = 0;

export function game(outcome: GameOutcome, level: LevelName | null = 'spark', more: Partial<GameResult> = {}): GameResult {
  at += 1;
  return {
    table: `t${at}`,
    game: 'fire',
    mode: 'competitive',
    variants: [],
    at,
    moves: 30,
    outcome,
    early: false,
    seat: 0,
    points: [],
    seats: [],
    counts: true,
    level,
    daily: null,
    feats: {},
    kept: true,
    ...more,
  };
}

const states = (results: GameResult[], mode = 'competitive') => ladderOf(results, 'fire', mode).map(({ state, wins }) => `${state} ${wins}`);

test('a rung is held after two wins running, for good', () => {
  expect(states([])).toEqual(['new 0', 'new 0', 'new 0', 'new 0', 'new 0']);
  expect(states([game('won')])[0]).toBe('begun 1');
  expect(states([game('won'), game('lost'), game('won')])[0]).toBe('begun 1');
  expect(states([game('won'), game('drawn')])[0]).toBe('begun 0');
  expect(states([game('won'), game('won'), game('lost')])[0]).toBe('held 2');
});

test('games of other levels do not come between', () => {
  const played = [game('won', 'ember'), game('lost', 'spark'), game('won', 'ember')];
  expect(states(played).slice(0, 3)).toEqual(['begun 0', 'held 2', 'new 0']);
});

test('only games that count do, of this game and mode', () => {
  const others = [{ counts: false }, { game: 'water' }, { mode: 'solitaire' }];
  expect(states(others.flatMap((more) => [game('won', 'spark', more), game('won', 'spark', more)]))[0]).toBe('new 0');
});

test('with a common goal the length of the run decides', () => {
  const alone = (outcome: GameOutcome) => game(outcome, null, { mode: 'solitaire' });
  expect(states([alone('lost')], 'solitaire').slice(0, 2)).toEqual(['begun 0', 'new 0']);
  const three = [alone('won'), alone('won'), alone('won'), alone('lost'), alone('won')];
  expect(states(three, 'solitaire')).toEqual(['held 1', 'held 2', 'held 3', 'begun 1', 'new 1']);
});

test('the level that fits is above the highest rung that is held', () => {
  const after = (results: GameResult[]) => levelAfter(ladderOf(results, 'fire', 'competitive'));
  expect(after([])).toBe('spark');
  expect(after([game('won', 'ember'), game('won', 'ember')])).toBe('flame');
  expect(after([game('won', 'inferno'), game('won', 'inferno')])).toBe('inferno');
});

test('the ladder that is shown is that of the newest game that counts', () => {
  expect(climbing([])).toBeNull();
  const played = [game('won', null, { mode: 'solitaire' }), game('won', 'spark', { game: 'water', counts: false })];
  expect(climbing(played)).toEqual({ game: 'fire', mode: 'solitaire' });
  expect(climbing(played.slice(1))).toEqual({ game: 'water', mode: 'competitive' });
});
