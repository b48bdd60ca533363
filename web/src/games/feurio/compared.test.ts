/** A decision looked back on: ghosts, tags, and names that tell the two moves apart. */

import { expect, test } from 'vitest';
import type { Comparison } from '../room';
import { arrowOf, brief, ghostOf } from './compared';
import type { Colour, Region, Tile, View } from './view';

const tile = (at: string, value: number): Tile => ({ at, value, posted: [0, 0, 0, 0], room: 1, edges: 4, layer: null, under: null });
const region = (colour: Colour, cells: string[], value: number): Region => ({ colour, owner: 0, cells, values: [], divisor: 1, value });

function view(regions: Region[], hand: number | null = null): View {
  const score = { points: [regions.reduce((sum, one) => sum + one.value, 0), 0], winners: [], won: null, regions, goals: [] };
  const tiles = [tile('0,0', 5), tile('1,0', 3), tile('0,1', 3), tile('1,1', 5)];
  return { game: 'feurio', seat: null, mode: 'competitive', variants: [], turn: 0, phase: 'deploying', hand, drawn: [], tiles, crews: [], paid: [0, 0, 0, 0], pile: 9, score };
}

const compare = (more: Partial<Comparison<View>>): Comparison<View> => ({ seat: 0, played: null, better: null, playedView: null, betterView: null, ...more });

test('the better move has the region it would make, and both what they gain', () => {
  const now = view([region('red', ['0,0'], 5)]);
  const compared = compare({
    played: 'd1,1:red:1',
    better: 'd1,0:red:1',
    playedView: view([region('red', ['0,0'], 5), region('red', ['1,1'], 1)]),
    betterView: view([region('red', ['0,0', '1,0'], 8)]),
  });
  const [played, better] = [ghostOf(now, compared, 'played'), ghostOf(now, compared, 'better')];
  expect(better!.regions.map(({ cells }) => cells)).toEqual([['0,0', '1,0']]);
  expect(better!.tag.change).toEqual({ from: 5, to: 8, unit: null });
  expect(played!.tag.change).toEqual({ from: 0, to: 1, unit: null });
  expect(arrowOf(played, better)).not.toBeNull();
  expect(arrowOf(better, better)).toBeNull();
});

test('without the position after it, a ghost still shows where', () => {
  const better = ghostOf(view([]), compare({ better: 's2,-1' }), 'better');
  expect([better!.at, better!.regions, better!.tag.change]).toEqual(['2,-1', [], null]);
  expect(ghostOf(view([]), compare({ better: 's2,-1' }), 'played')).toBeNull();
  expect(ghostOf(view([]), compare({ better: '-' }), 'better')!.at).toBeNull();
});

test('two spots of the same heat are told apart by their side', () => {
  const now = view([], 4);
  const [left, right] = ['s-1,1', 's2,0'].map((move, at, all) => brief(now, move, all[1 - at]!));
  expect(left).not.toEqual(right);
  expect(left!.key).toBe('web-feurio-brief-side');
  expect(left!.args['side']).toEqual({ key: 'web-feurio-side-left', args: {} });
  expect(right!.args['side']).toEqual({ key: 'web-feurio-side-right', args: {} });
});

test('a place that has a name of its own needs no side', () => {
  expect(brief(view([], 4), 's1,-1', 's2,1').key).toBe('web-feurio-brief-lay');
});
