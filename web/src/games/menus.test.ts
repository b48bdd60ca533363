/** Menus of the server: fetched once, cached, with the texts of rooms that are not built in. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameName } from '../words/named';
import { say, speak, speakFully, t } from '../words/words.svelte';
import { MENU } from './plain/nim.fixture';

const kept = new Map<string, string>();
const asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(async () => {
  vi.resetModules();
  kept.clear();
  asked.length = 0;
  answers = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path in answers ? Response.json(answers[path]) : Promise.reject(new TypeError('offline'));
  });
  await speak('en');
  await speakFully();
});

afterEach(() => vi.unstubAllGlobals());

test('the menus are asked for once', async () => {
  const { menuOf } = await import('./menus');
  answers = { '/api/games': [MENU], '/api/words/en': { text: '' } };
  expect(await menuOf('nim')).toEqual(MENU);
  expect(await menuOf('chess')).toBeNull();
  expect(asked.filter((path) => path === '/api/games')).toHaveLength(1);
});

test('a game without computer players is not judged', async () => {
  const { isJudged } = await import('./menus');
  answers = { '/api/games': [{ ...MENU, levels: [] }, { ...MENU, game: 'go', levels: ['spark'] }], '/api/words/en': { text: '' } };
  expect([await isJudged('nim'), await isJudged('go'), await isJudged('chess')]).toEqual([false, true, true]);
});

test('a server that does not answer leaves what it offered last time', async () => {
  answers = { '/api/games': [MENU], '/api/words/en': { text: '' } };
  await (await import('./menus')).menus();
  vi.resetModules();
  answers = {};
  expect(await (await import('./menus')).menuOf('nim')).toEqual(MENU);
});

test('a server that has never answered is said to be unreachable, and asked again later', async () => {
  const { menuOf } = await import('./menus');
  await expect(menuOf('nim')).rejects.toMatchObject({ why: { key: 'web-unreachable' } });
  answers = { '/api/games': [MENU], '/api/words/en': { text: '' } };
  expect(await menuOf('nim')).toEqual(MENU);
});

test('a room that was not built in brings its words; what they lack is shown bare', async () => {
  const { menus } = await import('./menus');
  const { gameName, named, perhaps } = await import('../words/named');
  const words = await import('../words/words.svelte');
  await words.speak('en');
  await words.speakFully();
  answers = {
    '/api/games': [MENU],
    '/api/words/en': { text: 'nim = Nim!\nnim-takes = takes { $count }\nbroken = { $' },
    '/api/words/fr': { text: 'nim = Le nim' },
  };
  expect(gameName('nim')).toBe('Nim');
  await menus();
  expect(gameName('nim')).toBe('Nim!');
  expect(words.say({ key: 'nim-takes', args: { count: 3 } })).toBe('takes 3');
  expect(words.say({ key: 'nim-lost', args: { count: 3 } })).toBe('nim-lost (count: 3)');
  expect(named('web-mode-relay', 'relay_race')).toBe('Relay race');
  expect(perhaps('nim-about')).toBe('');
  await words.speak('fr');
  expect(gameName('nim')).toBe('Le nim');
});

test('as long as all rooms are built in, a sentence without words is a mistake', () => {
  expect(() => say({ key: 'nim-takes', args: {} })).toThrow('no words for nim-takes');
  expect(() => t('nim')).toThrow();
  expect(gameName('nim')).toBe('Nim');
});
