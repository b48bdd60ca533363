/** Numbers and dates read the same in the browser and at the terminal: tests/words/test_formats.py has the same samples. */

import { describe, expect, test } from 'vitest';
import samples from './formats.fixture.json';
import { dayOf, LANGUAGES, speakFrom, t } from './words.svelte';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(samples.sentences[language]))('%s is %s', (key, sentence) => {
    speakFrom(language, samples.text.join('\n'));
    const { day, ...numbers } = samples.arguments;
    expect(t(key, { ...numbers, day: dayOf(day) })).toBe(sentence);
  });
});

test.each([
  ['en', 'red, green and blue'],
  ['fr', 'rouge, vert et bleu'],
  ['it', 'rosso, verde e blu'],
  ['nl', 'rood, groen en blauw'],
  ['de', 'Rot, Grün und Blau'],
] as const)('several names are a list in %s', (language, names) => {
  const words = names.split(/, | (?:and|et|e|en|und) /);
  speakFrom(language, ['red', 'green', 'blue'].map((name, at) => `colour-${name} = ${words[at]}`).join('\n') + '\nall = { $colours }');
  const colours = ['red', 'green', 'blue'].map((name) => ({ key: `colour-${name}`, args: {} }));
  expect(t('all', { colours })).toBe(names);
  expect(t('all', { colours: colours.slice(0, 1) })).toBe(words[0]);
});

test('a message as an argument gives its key to selectors', () => {
  speakFrom('de', `
colour-green = Grün
crew = { $colour-key ->
    [colour-green] grüne
   *[colour-red] rote
} ({ $colour })
`);
  expect(t('crew', { colour: { key: 'colour-green', args: {} } })).toBe('grüne (Grün)');
});
