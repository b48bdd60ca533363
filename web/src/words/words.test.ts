/** Messages are said in each language, players by name. */

import { beforeEach, expect, test } from 'vitest';
import { called, label, type Sitter } from './people';
import { has, introduce, LANGUAGES, say, speak, speakFrom, t, wished } from './words.svelte';

const TEXT = `
player = Player { $number }
level-flame = Flame
web-you = You
draws = { $player } draws { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
both = { $players } are level.
rule = A rule.
    .ruling = Our ruling.
`;

const player = (number: number) => ({ key: 'player', args: { number } });

beforeEach(() => {
  speakFrom('en', TEXT);
  introduce(() => null);
});

test('a message may speak of messages', () => {
  expect(say({ key: 'draws', args: { player: player(2), count: 1 } })).toBe('Player 2 draws one tile.');
  expect(say({ key: 'both', args: { players: [player(1), player(3)] } })).toBe('Player 1, Player 3 are level.');
});

test('players are called by name where they are known', () => {
  introduce((seat) => (seat === 1 ? 'Anna' : null));
  expect(say({ key: 'draws', args: { player: player(2), count: 3 } })).toBe('Anna draws 3 tiles.');
  expect(say(player(1))).toBe('Player 1');
});

test('a part of a message is said by its name', () => {
  expect(t('rule.ruling')).toBe('Our ruling.');
  expect(has('rule.ruling')).toBe(true);
  expect(has('rule.other')).toBe(false);
  expect(() => t('nothing')).toThrow('no words for nothing');
});

test('the reader is "You" on labels only, and computers of one level are numbered', () => {
  const person: Sitter = { kind: 'person', name: 'Anna', level: null, mine: true };
  const computer: Sitter = { kind: 'computer', name: null, level: 'flame', mine: false };
  const seats = [person, computer, computer];
  expect(label(seats, 0)).toBe('You');
  expect(called(seats, 0)).toBe('Anna');
  expect(called(seats, 2)).toBe('Flame 2');
  expect(called([person, computer], 1)).toBe('Flame');
  expect(label([person, { ...person, name: 'Ben' }], 1)).toBe('Ben');
});

test('the first of the browser’s languages that we speak', () => {
  expect(wished(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
  expect(wished(['ja'])).toBe('en');
});

test.each(LANGUAGES)('all texts of %s can be read', async (language) => {
  await speak(language);
  expect(has('web-you')).toBe(true);
});
