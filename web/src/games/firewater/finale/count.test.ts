/** The parts of the score of Fire & Water. */

import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, introduce, say, speak, speakFully } from '../../../words/words.svelte';
import over from '../samples/over.json';
import tie from '../samples/tie.json';
import type { Score, View } from '../view';
import { count, reason } from './count';

beforeAll(speakFully);

const GAMES = [over.view, tie.view] as unknown as View[];

describe.each(GAMES)('a game', (view) => {
  test('the parts of each seat make its score', () => {
    const sums = view.score!.points.map((_, seat) => count(view).reduce((sum, step) => sum + (step.seat === seat ? step.points : 0), 0));
    expect(sums).toEqual(view.score!.points);
  });

  test('each square is counted once', () => {
    const places = count(view).filter((step) => step.points > 0).flatMap((step) => step.places);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => view.pieces[place]?.kind === 'token')).toBe(true);
  });
});

test('a leader who is missing or conquered costs points', () => {
  const [view] = structuredClone(GAMES) as [View];
  view.hands[0]!.leader = 'waiting';
  view.score!.leaders = [{ seat: 0, fate: 'waiting', points: -2 }];
  const lost = count(view).filter((step) => step.points < 0);
  expect(lost.map(({ seat, points, places }) => ({ seat, points, places }))).toEqual([{ seat: 0, points: -2, places: [] }]);
});

test('the last token and a tie are said beside the scores', () => {
  const said = (verdict: Score['verdict']) => reason({ ...GAMES[0]!, score: { ...GAMES[0]!.score!, verdict } })?.key ?? null;
  expect([said('points'), said('tie'), said('last-token')]).toEqual([null, 'web-firewater-finale-tie', 'web-firewater-finale-last-token']);
});

test.each(LANGUAGES)('%s says everything', async (language) => {
  await speak(language);
  introduce((seat) => (seat ? 'Ember' : 'Ann'), 0);
  for (const kind of ['squares', 'leaders', 'elementals', 'leader']) {
    for (const number of [1, 2]) expect(say({ key: `web-firewater-finale-${kind}`, args: { player: { key: 'player', args: { number } } } })).not.toMatch(/[{}]|Ann/);
  }
});
