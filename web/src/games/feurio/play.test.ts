/** What pointing means, where it may be done, and what lies on the table. */

import { describe, expect, test } from 'vitest';
import type { Stage } from '../room';
import { coloursFor, countsAt, intend, placesFor, type Choice } from './intent';
import { read, readAll } from './moves';
import { position, tile } from './sample.fixture';
import { feeding, layoutOf, nextLegal, sceneOf } from './scene';
import type { View } from './view';

const NONE: Choice = { down: false, colour: null, count: 1 };
const SPREADS = ['s1,-1', 's-1,1', 'x1,-1:yellow', 'x-1,1:yellow'];
const SENDS = ['d1,0:yellow:1', 'd1,0:yellow:2', 'd0,0:yellow:1', '-'];

function stage(view: View, moves: string[], staged: string | null = null): Stage<View> {
  const nothing = () => {};
  return {
    view, moves, staged, seats: [], eyes: 3, ahead: null, recent: [], hints: [],
    stage: nothing, confirm: nothing, why: nothing, announce: nothing,
  };
}

describe('laying', () => {
  test('a hottest spot is meant as it is', () => {
    expect(intend(position(), SPREADS, NONE, '1,-1', null)).toEqual({ text: 's1,-1', legal: true });
  });

  test('a cool place is a question', () => {
    expect(intend(position(), SPREADS, NONE, '3,0', null)).toEqual({ text: 's3,0', legal: false });
  });

  test('face down it costs a firefighter of the colour that can pay', () => {
    const down = { ...NONE, down: true, colour: 'red' as const };
    expect(intend(position(), SPREADS, down, '1,-1', null)).toEqual({ text: 'x1,-1:yellow', legal: true });
    expect([...placesFor(position(), SPREADS, down)]).toEqual(['1,-1', '-1,1']);
  });
});

describe('sending', () => {
  const view = position({ phase: 'deploying', hand: null });

  test('the first click sends one, the next one more, then it begins anew', () => {
    const texts: (string | undefined)[] = [];
    let staged: string | null = null;
    for (let click = 0; click < 3; click++) {
      const meant = intend(view, SENDS, NONE, '1,0', staged ? read(staged) : null);
      texts.push(meant?.text);
      staged = meant!.text;
    }
    expect(texts).toEqual(['d1,0:yellow:1', 'd1,0:yellow:2', 'd1,0:yellow:1']);
  });

  test('as many as were chosen, if they fit', () => {
    const two = { ...NONE, count: 3 };
    expect(intend(view, SENDS, two, '1,0', null)?.text).toBe('d1,0:yellow:2');
    expect(intend(view, SENDS, two, '0,1', null)).toEqual({ text: 'd0,1:yellow:3', legal: false });
  });

  test('the fewest where only more are possible', () => {
    expect(intend(view, ['d1,0:yellow:2'], NONE, '1,0', null)).toEqual({ text: 'd1,0:yellow:2', legal: true });
  });

  test('what may be sent comes from the legal moves alone', () => {
    expect(countsAt(readAll(SENDS), '1,0', 'yellow')).toEqual([1, 2]);
    expect(coloursFor(readAll(SENDS), 'deploy')).toEqual(['yellow']);
    expect(coloursFor(readAll(SENDS), 'firebreak')).toEqual([]);
  });
});

test('nothing is meant when there is nothing to do', () => {
  expect(intend(position({ phase: 'over' }), [], NONE, '0,0', null)).toBeNull();
});

test('the scene has the tiles, the hottest spots, and the rest of the edge', () => {
  const scene = sceneOf(stage(position(), SPREADS, 's1,-1'), NONE);
  const kinds = new Map(scene.cells.map((cell) => [cell.at, cell.kind]));
  expect(kinds.get('1,0')).toBe('tile');
  expect(kinds.get('1,-1')).toBe('spot');
  expect(kinds.get('2,-1')).toBe('rim');
  expect(scene.cells.filter((cell) => cell.legal).map((cell) => cell.at).sort()).toEqual(['-1,1', '1,-1']);
  expect(scene.stagedAt).toBe('1,-1');
});

test('the legal places follow each other in a ring', () => {
  const scene = sceneOf(stage(position(), SPREADS), NONE);
  const [first, second] = scene.cells.filter((cell) => cell.legal).map((cell) => cell.at);
  expect(nextLegal(scene, first!, 1)).toBe(second);
  expect(nextLegal(scene, second!, 1)).toBe(first);
  expect(nextLegal(scene, first!, -1)).toBe(second);
});

test('without the aid every place beside the fire looks alike', () => {
  const { hottest: _, ...view } = position();
  const scene = sceneOf(stage(view, SPREADS), NONE);
  expect(new Set(scene.cells.map((cell) => cell.kind))).toEqual(new Set(['tile', 'place']));
  expect(scene.cells.some((cell) => cell.legal)).toBe(false);
});

test('heat is fed by the values around, firebreaks by nothing', () => {
  expect(feeding(position(), '1,-1')).toEqual([6, 3]);
  expect(feeding(position({ tiles: [tile('0,0', 0, { layer: 1 })] }), '1,0')).toEqual([]);
});

test('the opening is shown as it was pushed about, else as staged, else as drawn', () => {
  const view = position({ phase: 'arranging', tiles: [], drawn: [3, 4, 6, 6] });
  expect(layoutOf(view, { layout: null }, null)).toEqual([3, 4, 6, 6]);
  expect(layoutOf(view, { layout: null }, read('a3664'))).toEqual([3, 6, 6, 4]);
  expect(layoutOf(view, { layout: [6, 3, 4, 6] }, read('a3664'))).toEqual([6, 3, 4, 6]);
  expect(sceneOf(stage(view, ['a3664']), NONE).cells.map((cell) => cell.at)).toEqual(['0,0', '1,0', '0,1', '1,1']);
});
