/** What is shown of a step between two positions. */

import { expect, it } from 'vitest';
import type { Happening } from '../chain';
import { acts } from './happened';
import type { Hand, View } from './view';

type Lines = Happening<View>['lines'];

const HAND: Hand = { open: ['12', '34'], stack: 9, tokens: 18, leader: 'placed' };
const VIEW: View = {
  game: 'firewater',
  seat: 0,
  rows: Array.from({ length: 8 }, (_, row) => (row % 2 ? 'WFWFWFWF' : 'FWFWFWFW')),
  phase: 'acting',
  turn: 0,
  pieces: {
    b1: { kind: 'token', seat: 1, count: 1, covered: null },
    h5: { kind: 'token', seat: 1, count: 2, covered: { kind: 'leader', seat: 0 } },
    d4: { kind: 'token', seat: 1, count: 2, covered: { kind: 'elemental' } },
  },
  elementals: ['d4'],
  hands: [HAND, HAND],
};

function shown(lines: Lines, staged: string | null = null) {
  return acts({ before: VIEW, after: VIEW, lines, staged });
}

it('brings a marker, and then turns up the next one', () => {
  expect(shown([{ seat: 1, move: 'm23:c3c4' }, { seat: null, move: '+1:31' }])).toEqual([
    { kind: 'marker', seat: 1, at: ['c3', 'c4'], staged: false, conquers: null, keys: ['marker 1-23'] },
    { kind: 'reveal', seat: 1, marker: '31', keys: ['open 1-31'] },
  ]);
});

it('only sets down what lies staged', () => {
  expect(shown([{ seat: 0, move: 'l:b5' }], 'l:b5')).toMatchObject([{ kind: 'leader', staged: true, keys: ['leader-0'] }]);
  expect(shown([{ seat: 0, move: 'l:b5' }], 'l:b6')).toMatchObject([{ staged: false }]);
});

it('lets a conquered leader fall', () => {
  expect(shown([{ seat: 1, move: 't:h5' }])).toMatchObject([
    { kind: 'token', conquers: 0, keys: ['token h5', 'leader-0'] },
  ]);
  expect(shown([{ seat: 1, move: 't:b1' }])).toMatchObject([{ conquers: null, keys: ['token b1'] }]);
});

it('brings elementals from nobody, and claims with the tokens of their seat', () => {
  expect(shown([{ seat: 1, move: 'e:d4' }])).toMatchObject([{ kind: 'elemental', seat: null, keys: ['elemental d4'] }]);
  expect(shown([{ seat: 1, move: 'c:d4' }])).toMatchObject([{ kind: 'claim', seat: 1, keys: ['token d4'] }]);
});

it('shows nothing of a pass, nor of the first hands', () => {
  expect(shown([{ seat: 1, move: '-' }])).toEqual([]);
  const first: Lines = [{ seat: 0, move: 'e:d4' }, { seat: null, move: '+0:11' }, { seat: null, move: '+1:22' }];
  expect(shown(first).map((act) => act.kind)).toEqual(['elemental']);
});
