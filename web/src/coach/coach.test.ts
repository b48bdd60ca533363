/** The coach: each line once, one for a position, silent after two were closed or the first game is over. */

import { beforeEach, expect, test, vi } from 'vitest';
import type { CoachLine, Stage } from '../games/room';
import { Coach } from './coach.svelte';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
beforeEach(() => store.clear());

const message = (key: string) => ({ key, args: {} });
const line = (name: string): CoachLine => ({ name, title: message(name), text: message(name), about: [] });
const lines = { count: 4, at: (stage: Stage<unknown>) => stage.moves.map(line) };

function look(coach: Coach, ply: number, names: string[], phase: 'playing' | 'over' = 'playing'): string | null {
  coach.look({ ply, phase }, { moves: names } as unknown as Stage<unknown>);
  return coach.line?.name ?? null;
}

test('each line is shown once, also at the next table', () => {
  const coach = new Coach('nim', lines);
  expect(look(coach, 1, ['lay'])).toBe('lay');
  expect(coach.number).toBe(1);
  expect(look(coach, 2, ['lay'])).toBeNull();
  expect(look(coach, 3, ['lay', 'send'])).toBe('send');
  expect(look(new Coach('nim', lines), 3, ['lay', 'send', 'full'])).toBe('full');
  expect(look(new Coach('other', lines), 3, ['lay'])).toBe('lay');
});

test('there is one line for a position, also after it was closed', () => {
  const coach = new Coach('nim', lines);
  expect(look(coach, 1, ['lay', 'send'])).toBe('lay');
  expect(look(coach, 1, ['lay', 'send'])).toBe('lay');
  coach.close();
  expect(look(coach, 1, ['lay', 'send'])).toBeNull();
  expect(look(coach, 2, ['lay', 'send'])).toBe('send');
});

test('two closed lines silence the others', () => {
  const coach = new Coach('nim', lines);
  look(coach, 1, ['lay']);
  coach.close();
  look(coach, 2, ['send']);
  coach.close();
  expect(look(coach, 3, ['full'])).toBeNull();
  expect(look(new Coach('nim', lines), 3, ['full'])).toBeNull();
});

test('only the first game is coached', () => {
  const coach = new Coach('nim', lines);
  expect(look(coach, 1, ['lay'])).toBe('lay');
  expect(look(coach, 2, [], 'over')).toBeNull();
  expect(look(new Coach('nim', lines), 1, ['send'])).toBeNull();
});

test('what is stored may be anything', () => {
  store.set('coach-nim', '{broken');
  expect(look(new Coach('nim', lines), 1, ['lay'])).toBe('lay');
});
