/** A decision looked back on: ghosts on squares, and what the tags count. */

import { expect, test } from 'vitest';
import type { Comparison } from '../room';
import { arrowOf, ghostOf } from './compared';
import { sizeOf } from './geometry';
import middle from './samples/middle.json';
import type { View } from './view';

const now = (middle as unknown as { view: View }).view;
const compare = (more: Partial<Comparison<View>>): Comparison<View> => ({ seat: 0, played: null, better: null, playedView: null, betterView: null, ...more });

function scored(points: number[]): View {
  return { ...now, score: { points, winners: [], possessions: [], leaders: [], elementals: [], verdict: 'points' } };
}

test('an arrow leads from the squares of one move to those of the other', () => {
  const compared = compare({ played: 'm23:a1a2', better: 't:f6' });
  const [played, better] = [ghostOf(now, compared, 'played'), ghostOf(now, compared, 'better')];
  expect([played!.at, better!.at]).toEqual([['a1', 'a2'], ['f6']]);
  expect(arrowOf(sizeOf(now), played, better)).not.toBeNull();
  expect(arrowOf(sizeOf(now), played, ghostOf(now, compare({ better: 't:a2' }), 'better'))).toBeNull();
});

test('tags count points, or else the squares led', () => {
  const taken = ghostOf(scored([3, 2]), compare({ better: 't:f6', betterView: scored([4, 2]) }), 'better');
  expect(taken!.tag.change).toMatchObject({ from: 3, to: 4, unit: { key: 'web-firewater-tag-points' } });
  const before = { ...scored([3, 2]), influence: { a1: [1, 2], b1: [2, 2] }, pieces: {} };
  const after = { ...before, influence: { a1: [3, 2], b1: [2, 1] } };
  const laid = ghostOf(before, compare({ better: 'm23:c1c2', betterView: after }), 'better');
  expect(laid!.tag.change).toMatchObject({ from: 0, to: 2, unit: { key: 'web-firewater-tag-squares' } });
  expect(ghostOf(before, compare({ better: 'm23:c1c2' }), 'better')!.tag.change).toBeNull();
});
