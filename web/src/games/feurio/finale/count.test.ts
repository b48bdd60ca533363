/** The parts of the score of Feurio!. */

import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, introduce, say, speak, speakFully } from '../../../words/words.svelte';
import { neighbours } from '../geometry';
import lost from '../samples/lost.json';
import over from '../samples/over.json';
import won from '../samples/won.json';
import type { View } from '../view';
import { count, heading, towards } from './count';

beforeAll(speakFully);

const GAME = over.view as unknown as View;

describe('with points', () => {
  test('the parts of each seat make its score', () => {
    const sums = GAME.score!.points.map((_, seat) => count(GAME).reduce((sum, step) => sum + (step.seat === seat ? step.points : 0), 0));
    expect(sums).toEqual(GAME.score!.points);
  });

  test('each tile of a region lights up once, and the one that divides comes last', () => {
    for (const { places, part } of count(GAME)) {
      expect(new Set(places).size).toBe(part.regions[0]!.cells.length);
      expect(part.values.reduce((sum, value) => sum + value, 0)).toBe(part.regions[0]!.values.reduce((sum, value) => sum + value, 0));
      if (part.divisor) expect(places.at(-1)).toBe(part.at);
      if (part.divisor) expect(part.values.at(-1)).toBe(part.divisor);
    }
  });

  test('the light walks from tile to tile', () => {
    const region = GAME.score!.regions.find((one) => one.value === 21)!;
    const way = towards(region.cells, region.cells[0]!);
    way.slice(0, -1).forEach((at, index) => {
      expect(way.slice(index + 1).some((later) => neighbours(at).includes(later))).toBe(true);
    });
  });

  test('no heading of its own', () => expect(heading(GAME)).toBeNull());
});

describe('with a common goal', () => {
  test.each([['won', won], ['lost', lost]] as const)('%s: each colour with its conditions', (_, { view }) => {
    const steps = count(view as unknown as View);
    expect(steps.map((step) => step.colour)).toEqual(['red', 'green', 'blue', 'yellow']);
    expect(steps.every((step) => step.seat === null && step.checks.length === 3)).toBe(true);
    expect(steps.every((step) => step.checks.every((check) => check.done))).toBe((view as unknown as View).score!.won);
  });
});

test.each(LANGUAGES)('%s says everything', async (language) => {
  await speak(language);
  introduce((seat) => (seat ? 'Ember' : 'Ann'), 0);
  const steps = [...count(GAME), ...count(won.view as unknown as View), ...count(lost.view as unknown as View)];
  for (const step of steps) for (const message of [step.title, ...step.checks.map((check) => check.text)]) expect(say(message)).not.toMatch(/[{}]|web-|Ann/);
  for (const view of [won.view, lost.view]) expect(say(heading(view as unknown as View)!)).toBeTruthy();
});
