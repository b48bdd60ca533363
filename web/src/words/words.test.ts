/** Messages in each language, with players by name. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import de from 'virtual:words/de';
import deLater from 'virtual:words/de/later';
import en from 'virtual:words/en';
import enLater from 'virtual:words/en/later';
import fr from 'virtual:words/fr';
import frLater from 'virtual:words/fr/later';
import italian from 'virtual:words/it';
import italianLater from 'virtual:words/it/later';
import nl from 'virtual:words/nl';
import nlLater from 'virtual:words/nl/later';
import type { Argument } from '../protocol';
import { called, introduceSeats, label, type Sitter } from './people';
import { has, introduce, LANGUAGES, say, speak, speakFrom, speakFully, t, wished, type Language } from './words.svelte';

const TEXTS: Record<Language, string> = {
  en: en + enLater,
  fr: fr + frLater,
  it: italian + italianLater,
  nl: nl + nlLater,
  de: de + deLater,
};

/** How a language addresses a player. Italian verbs need no pronoun: their ending does it. */
const YOU: Record<Language, RegExp> = {
  en: /\byou/i,
  fr: /\bvo(us|tre|s)\b/i,
  it: /\b(t[ieu]|tu[aoe]|tuoi|hai|sei|puoi|per te|[a-z]+i|condividete)\b/i,
  nl: /\b(je|jij|jou|jouw|jezelf|jullie)\b/i,
  de: /\b(du|dein\w*|di(r|ch)|eigener?)\b/i,
};

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
  expect(say({ key: 'both', args: { players: [player(1), player(3)] } })).toBe('Player 1 and Player 3 are level.');
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
  expect(called(seats, 2)).toBe('Flame\u00a02');
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
  await speakFully();
  expect(has('web-you') && has('request-json')).toBe(true);
  expect(() => t('nothing')).toThrow('no words for nothing');
});

test('a sentence of later is fetched when it is said', async () => {
  vi.resetModules();
  const words = await import('./words.svelte');
  await words.speak('en');
  expect(words.has('request-json')).toBe(false);
  expect(words.t('request-json')).toBe('');
  await vi.waitFor(() => expect(words.t('request-json')).toBe('This isn’t valid JSON.'));
  await words.speak('de');
  expect(words.has('request-json')).toBe(true);
});

test('the language may change while texts are on their way', async () => {
  vi.resetModules();
  const words = await import('./words.svelte');
  await words.speak('en');
  await Promise.all([words.speakFully(), words.speak('fr')]);
  expect(words.language()).toBe('fr');
  expect(words.has('request-json')).toBe(true);
});

describe('a sentence about the reader', () => {
  const VERDICT = `
player = Player { $number }
sits = { $player } sits.
    .you-player = You sit.
level = { $tied } are level; { $winner } wins.
    .you-winner = You are level with { $tied }; you win.
    .you-tied = You are level with { $tied }; { $winner } wins.
`;
  const seats = ['Anna', 'Ben', 'Cleo'];
  const tied = [player(1), player(2), player(3)];

  beforeEach(() => speakFrom('en', VERDICT));

  test('says "you", and leaves the reader out of lists', () => {
    introduce((seat) => seats[seat] ?? null, 0);
    expect(say({ key: 'sits', args: { player: player(1) } })).toBe('You sit.');
    expect(say({ key: 'sits', args: { player: player(2) } })).toBe('Ben sits.');
    expect(say({ key: 'level', args: { tied, winner: player(1) } })).toBe('You are level with Ben and Cleo; you win.');
    expect(say({ key: 'level', args: { tied, winner: player(3) } })).toBe('You are level with Ben and Cleo; Cleo wins.');
  });

  test('names everybody for a reader of no seat, or of several', () => {
    introduceSeats(seats.map((name) => ({ kind: 'person', name, level: null, mine: true })));
    expect(say({ key: 'sits', args: { player: player(1) } })).toBe('Anna sits.');
    introduceSeats(seats.map((name) => ({ kind: 'person', name, level: null, mine: false })));
    expect(say({ key: 'sits', args: { player: player(1) } })).toBe('Anna sits.');
    introduceSeats(seats.map((name) => ({ kind: 'person', name, level: null, mine: name === 'Ben' })));
    expect(say({ key: 'sits', args: { player: player(2) } })).toBe('You sit.');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const forms = [...TEXTS[language].matchAll(/^([a-zA-Z][\w-]*) =((?:.*\n)(?:(?:[ }].*)?\n)*)/gm)]
    .map(([, key, body]) => ({ key: key!, body: body! }))
    .filter(({ body }) => body.includes('.you-'));

  test('every form that addresses the reader leaves out their name', async () => {
    await speak(language);
    await speakFully();
    introduce((seat) => (seat === 0 ? 'Eurus' : 'Vega'), 0);
    expect(forms.length).toBeGreaterThan(40);
    for (const { key, body } of forms) {
      for (const [, you] of body.matchAll(/\.you-(\w+) =/g)) {
        const names = new Set([...body.matchAll(/\$(\w+)/g)].map(([, name]) => name!));
        const args: Record<string, Argument> = Object.fromEntries([...names].map((name) => [name, 2]));
        for (const name of ['player', 'winner', 'rival', 'other']) if (names.has(name)) args[name] = player(2);
        if (key.startsWith('firewater-told-marker')) args['other'] = 'b2';
        if (names.has('tied')) args['tied'] = [player(1), player(2)];
        if (names.has('colour')) args['colour'] = { key: 'colour-red', args: {} };
        if (you !== 'tied') args[you!] = player(1);
        const said = say({ key, args });
        expect(said, key).not.toContain('Eurus');
        expect(said, key).toMatch(YOU[language]);
      }
    }
  });
});
