/** Places are called by what one sees there. */

import { expect, test } from 'vitest';
import { LANGUAGES, say, speak } from '../../words/words.svelte';
import { placeName, placeOf } from './places';
import { position, tile } from './sample.fixture';

test('an empty place by its heat and the tiles that make it', async () => {
  await speak('en');
  expect(say(placeName(position(), '1,-1'))).toBe('the 9 between 6 and 3');
  expect(say(placeName(position(), '2,-1'))).toBe('the 8 between 6 and 2');
  expect(say(placeName(position(), '-1,0'))).toBe('the empty spot beside 3');
  expect(say(placeName(position(), '9,0'))).toBe('the empty spot');
});

test('a tile by its value, and by its neighbours if there are several', async () => {
  await speak('en');
  expect(say(placeName(position(), '0,0'))).toBe('the 3');
  expect(say(placeName(position(), '0,1'))).toBe('the 6 beside 6, 4 and 3');
  const lone = position({ tiles: [tile('0,0', 0, { layer: 1 })] });
  expect(say(placeName(lone, '0,0'))).toBe('the firebreak');
});

test('the place of a move', async () => {
  await speak('en');
  expect(say(placeOf(position(), 's1,-1')!)).toBe('the 9 between 6 and 3');
  expect(placeOf(position(), '-')).toBeNull();
});

test.each(LANGUAGES)('%s has a name for every place, without coordinates', async (language) => {
  await speak(language);
  const view = position();
  for (const at of [...view.tiles.map((one) => one.at), '1,-1', '-1,0', '9,0']) {
    expect(say(placeName(view, at))).not.toMatch(/[{}]|-?\d,-?\d/);
  }
});
