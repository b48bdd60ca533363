/** The meaning of clicks, where they are possible, and the scene. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { Stage } from '../room';
import { coloursFor, countsAt, intend, placesFor, type Choice } from './intent';
import { read, readAll } from './moves';
import { changeCount, chooseByKey, chooseCount, pointAt, propose } from './play';
import { position, tile } from './sample.fixture';
import { brush } from './brush.svelte';
import { listening, stageWith } from './stage.fixture';
import { feeding, layoutOf, nextLegal, sceneOf } from './scene';
import type { View } from './view';

const NONE: Choice = { down: false, colour: null, count: 1 };
const SPREADS = ['s1,-1', 's-1,1', 'x1,-1:yellow', 'x-1,1:yellow'];
const SENDS = ['d1,0:yellow:1', 'd1,0:yellow:2', 'd0,0:yellow:1', '-'];

function stage(view: View, moves: string[], staged: string | null = null): Stage<View> {
  return stageWith({ view, moves, staged });
}

describe('laying', () => {
  test('a hottest spot is meant as it is', () => {
    expect(intend(position(), SPREADS, NONE, '1,-1')).toEqual({ text: 's1,-1', legal: true });
  });

  test('a cool place is a question', () => {
    expect(intend(position(), SPREADS, NONE, '3,0')).toEqual({ text: 's3,0', legal: false });
  });

  test('face down it costs a firefighter of the colour that can pay', () => {
    const down = { ...NONE, down: true, colour: 'red' as const };
    expect(intend(position(), SPREADS, down, '1,-1')).toEqual({ text: 'x1,-1:yellow', legal: true });
    expect([...placesFor(position(), SPREADS, down)]).toEqual(['1,-1', '-1,1']);
  });
});

describe('sending', () => {
  const view = position({ phase: 'deploying', hand: null });

  test('one, if no number was chosen', () => {
    expect(intend(view, SENDS, NONE, '1,0')).toEqual({ text: 'd1,0:yellow:1', legal: true });
  });

  test('as many as were chosen, if they fit', () => {
    const two = { ...NONE, count: 3 };
    expect(intend(view, SENDS, two, '1,0')?.text).toBe('d1,0:yellow:2');
    expect(intend(view, SENDS, two, '0,1')).toEqual({ text: 'd0,1:yellow:3', legal: false });
  });

  test('the fewest where only more are possible', () => {
    expect(intend(view, ['d1,0:yellow:2'], NONE, '1,0')).toEqual({ text: 'd1,0:yellow:2', legal: true });
  });

  test('what may be sent comes from the legal moves alone', () => {
    expect(countsAt(readAll(SENDS), '1,0', 'yellow')).toEqual([1, 2]);
    expect(coloursFor(readAll(SENDS), 'deploy')).toEqual(['yellow']);
    expect(coloursFor(readAll(SENDS), 'firebreak')).toEqual([]);
  });
});

describe('clicks and keys', () => {
  const view = position({ phase: 'deploying', hand: null });
  const sending = { view, moves: SENDS };
  beforeEach(() => brush.clean());

  test('the first click stages, the second one confirms', () => {
    const { stage, heard } = listening(sending);
    pointAt(stage, '1,0');
    pointAt({ ...stage, staged: 'd1,0:yellow:1' }, '1,0');
    expect(heard).toEqual(['stage d1,0:yellow:1', 'confirm']);
  });

  test('a click elsewhere moves what is staged', () => {
    const { stage, heard } = listening({ ...sending, staged: 'd0,0:yellow:1' });
    pointAt(stage, '1,0');
    expect(heard).toEqual(['stage d1,0:yellow:1']);
  });

  test('a drop on the staged tile chooses anew, and never confirms', () => {
    const { stage, heard } = listening({ ...sending, staged: 'd1,0:yellow:2' });
    propose(stage, '1,0');
    expect(heard).toEqual(['stage d1,0:yellow:1']);
  });

  test('a tile face up needs no second look, a firebreak does', () => {
    const { stage, heard } = listening({ moves: SPREADS });
    propose(stage, '1,-1');
    brush.down = true;
    propose(stage, '1,-1');
    expect(heard).toEqual(['play s1,-1', 'stage x1,-1:yellow']);
  });

  test('a deployment needs none once its number is chosen, or the only one', () => {
    const { stage, heard } = listening(sending);
    propose(stage, '0,0');
    propose(stage, '1,0');
    chooseCount(stage, 2);
    propose(stage, '1,0');
    expect(heard).toEqual(['play d0,0:yellow:1', 'stage d1,0:yellow:1', 'play d1,0:yellow:2']);
  });

  test('with two colours the colour must be chosen, too', () => {
    const { stage, heard } = listening({ view, moves: [...SENDS, 'd0,0:red:1'] });
    propose(stage, '0,0');
    chooseByKey(stage, 'c');
    propose(stage, '0,0');
    expect(heard.map((line) => line.split(' ')[0])).toEqual(['stage', 'play']);
  });

  test('keys change the staged number; + and − zoom if nothing is staged', () => {
    const { stage, heard } = listening({ ...sending, staged: 'd1,0:yellow:1' });
    expect(chooseByKey(stage, '2')).toBe(true);
    expect(chooseByKey(stage, '3')).toBe(true);
    expect(chooseByKey(stage, '+')).toBe(true);
    expect(changeCount(stage, -1)).toBe(true);
    expect(heard).toEqual(['stage d1,0:yellow:2', 'why d1,0:yellow:3', 'stage d1,0:yellow:2']);
    expect(chooseByKey(stageWith(sending), '+')).toBe(false);
    expect(chooseByKey(stageWith({ moves: SPREADS }), '1')).toBe(false);
  });
});

test('nothing is meant when there is nothing to do', () => {
  expect(intend(position({ phase: 'over' }), [], NONE, '0,0')).toBeNull();
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
