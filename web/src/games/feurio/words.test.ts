/** The names of places and moves, in every language. */

import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, say, speak, speakFully } from '../../words/words.svelte';
import { caption, cellName, regionName, tileName } from './names';
import { position, region, tile } from './sample.fixture';
import { goalName, spoken } from './spoken';
import { lesson } from './lesson';

beforeAll(speakFully);

describe('in English', () => {
  test('moves are called by what they do', async () => {
    await speak('en');
    const view = position();
    expect(say(caption(view, 's1,-1'))).toBe('Lay the 2 here');
    expect(say(caption(view, 'd1,0:yellow:2'))).toBe('Send 2 yellow to the 6');
    expect(say(caption(view, 'd1,0:yellow:1'))).toBe('Send 1 yellow to the 6');
    expect(say(caption(view, '-'))).toBe('Send no one');
    expect(say(caption(view, 'x1,-1:red'))).toContain('red');
    expect(say(caption(view, '?'))).toContain('?');
  });

  test('cells are called by what matters', async () => {
    await speak('en');
    expect(say(tileName(tile('1,-1', 5, { posted: [1, 0, 0, 0], room: 2 })))).toBe('5, 2 free spaces, red 1, at 1,-1');
    expect(say(tileName(tile('0,0', 4, { room: 0, edges: 0 })))).toBe('4, enclosed, at 0,0');
    expect(say(tileName(tile('0,0', 0, { layer: 1, under: 6 })))).toContain('6');
    const spot = { at: '2,0', kind: 'spot', tile: null, heat: 10, legal: true } as const;
    expect(say(cellName(spot))).toBe('Hottest spot, heat 10, at 2,0');
  });

  test('regions are sums', async () => {
    await speak('en');
    expect(say(regionName(region({ values: [5, 6, 1], divisor: 1, value: 12 })))).toBe(
      'green: (5 + 6 + 1), divided by 1, makes 12',
    );
    expect(say(regionName(region({ divisor: 0, value: 0 })))).toContain('enclosed');
  });
});

test.each(LANGUAGES)('%s says the lists, the goals and the lesson', async (language) => {
  await speak(language);
  const moves = ['s1,-1', 's-1,1', 'x1,-1:yellow', 'd1,0:yellow:2', 'a1256', '-'];
  const lists = spoken(position(), moves);
  expect(lists.map((list) => say(list.heading)).every(Boolean)).toBe(true);
  const offered = lists.flatMap((list) => list.entries).flatMap((entry) => entry.move ?? []);
  expect(offered.sort()).toEqual([...moves].sort());
  for (const entry of lists.flatMap((list) => list.entries)) expect(say(entry.text)).not.toContain('{');
  const goal = { colour: 'red' as const, left: 0, together: true, watered: false, regions: [] };
  expect(say(goalName(goal))).not.toContain('{');
  for (const step of lesson.steps) {
    expect(say(step.text).length).toBeGreaterThan(30);
  }
});

test('the lesson goes along its record', () => {
  const played = lesson.steps.flatMap((step) => [...(step.others ?? []), ...(step.moves?.slice(0, 1) ?? [])]);
  expect(played).toEqual((lesson.record['moves'] as string[]).slice(lesson.begin));
});
