/** What the page says names no coordinates. */

import { beforeAll, expect, test } from 'vitest';
import { has, LANGUAGES, say, speak, speakFully } from '../../words/words.svelte';
import { message } from './names';
import { repeats, seen } from './seen';

beforeAll(speakFully);

/** Every argument that a sentence about cells may take. */
const ARGS = {
  player: 'Ada', tile: 4, cell: '-1,1', cells: '-1,1', heat: 4, top: 8, spots: '1,-1 · 1,1', colour: message('colour-red'),
  count: 2, held: 2, limit: 2, room: 0, spaces: 2,
};

test.each(LANGUAGES)('%s: no refusal and no line of the log has coordinates', async (language) => {
  await speak(language);
  const names = ['spreads', 'firebreaks', 'deploys', 'occupied', 'apart', 'cooler'];
  for (const name of [...names, 'no-tile', 'on-firebreak', 'enclosed', 'edges', 'spaces']) {
    const sentence = message(`feurio-${name}`, ARGS);
    expect(has(sentence.key)).toBe(true);
    expect(say(sentence)).toContain('-1,1');
    expect(say(seen(sentence))).not.toMatch(/-?\d,-?\d|\{/);
  }
});

test('other sentences stay as they are', () => {
  const sentence = message('feurio-supply', { left: 0 });
  expect(seen(sentence)).toBe(sentence);
});

test('a tile that is laid need not be drawn in the log, too', () => {
  const told = (name: string) => message(`feurio-${name}`);
  expect(repeats(told('draws'), told('spreads'))).toBe(true);
  expect(repeats(told('draws-hidden'), told('firebreaks'))).toBe(true);
  // Only its drawer knows what lies there.
  expect(repeats(told('draws'), told('firebreaks'))).toBe(false);
  expect(repeats(told('draws'), told('passes'))).toBe(false);
});
