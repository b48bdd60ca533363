/** A game without its own client: text picture, list of moves, typed moves. */

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { say, speak } from '../../words/words.svelte';
import type { Stage } from '../room';
import Board from './Board.svelte';
import { matching, meant } from './choice';
import { PICTURE, stageWith, VIEW } from './nim.fixture';
import Scores from './Scores.svelte';
import { lookOf } from './styles';
import { table } from './table';
import Tools from './Tools.svelte';
import { columnsOf, fieldsOf, type PlainView } from './view';

beforeAll(() => speak('en'));

function html(part: Component<{ stage: Stage<PlainView> }>, stage: Stage<PlainView>): string {
  return render(part, { props: { stage } }).body.replaceAll(/<!--.*?-->/g, '');
}

const text = (body: string): string => body.replaceAll(/<[^>]*>/g, '');

test('a view without a picture is written out field by field, empty ones left out', () => {
  const lines = fieldsOf(VIEW).map(({ name, text, depth }) => `${'  '.repeat(depth)}${name}: ${text}`.trimEnd());
  expect(lines).toEqual([
    'heaps: 3, 5',
    'players:',
    '  1:',
    '    name: Anna',
    '    taken: 2',
    '  2:',
    '    name: Ben',
    '    taken: 0',
    'hidden:',
    '  kept: unknown',
  ]);
});

test('lists of lists keep their rows', () => {
  expect(fieldsOf({ board: [[1, 2], [3, 4]] }).map(({ name, text }) => `${name} ${text}`)).toEqual(['board ', '1 1, 2', '2 3, 4']);
});

test('the board shows the server’s picture letter by letter, or else the fields', () => {
  expect(text(html(Board, stageWith({ view: PICTURE })))).toContain('a ● ● ●\nb ● ● ● ● ●\n');
  expect(html(Board, stageWith())).toContain('<dd');
  expect(columnsOf(PICTURE.picture!)).toBe(11);
});

test('a staged move is shown as it would be, once the server has said so', () => {
  const view: PlainView = { picture: [[{ text: 'after', style: '' }]] };
  const preview = { move: 'a1', view, remark: null, back: true };
  expect(text(html(Board, stageWith({ view: PICTURE, staged: 'a1', preview })))).toContain('after');
  expect(text(html(Board, stageWith({ view: PICTURE, staged: 'b1', preview })))).not.toContain('after');
});

test('a style has the colour of its game, or the one that all games share', () => {
  expect(lookOf('heap', { heap: '#ff7a1a' })).toEqual({ name: 'own', colour: '#ff7a1a' });
  expect(lookOf('heap', { heap: 'url(evil)' })).toEqual({ name: '', colour: null });
  expect(lookOf('seat1', {})).toEqual({ name: 'green', colour: null });
  expect(lookOf('toString', {})).toEqual({ name: '', colour: null });
});

test('typing finds moves: those that begin so first', () => {
  expect(matching(['ba', 'ab', 'B1', 'c'], 'b')).toEqual(['ba', 'B1', 'ab']);
  expect(matching(['a1', 'a2'], ' ')).toEqual(['a1', 'a2']);
});

test('a move typed in full is meant, also where others begin with it; so is the only one that fits', () => {
  expect(meant(['a1', 'a10', 'b2'], 'a1')).toBe('a1');
  expect(meant(['a1', 'a10', 'b2'], 'B')).toBe('b2');
  expect(meant(['a1', 'a10', 'b2'], 'a')).toBe('a');
  expect(meant(['a1'], ' zz ')).toBe('zz');
});

test('every legal move is a button, the staged one is pressed, the field has a label', () => {
  const body = html(Tools, stageWith({ staged: 'a3' }));
  expect(body.match(/<button aria-pressed[^>]*>([^<]*)/g)).toHaveLength(5);
  expect(body).toMatch(/aria-pressed="true"[^>]*>a3/);
  expect(body).toMatch(/<label for="plain-move"[\s\S]*id="plain-move"/);
});

test('of hundreds of moves the first are shown, and the rest on request', () => {
  const moves = Array.from({ length: 500 }, (_, at) => `m${at}`);
  const body = html(Tools, stageWith({ moves }));
  expect(body.match(/aria-pressed/g)).toHaveLength(48);
  expect(body).toContain('Show all 500');
});

test('a move is called by its notation', () => {
  expect(say(table.caption(VIEW, 'a3'))).toBe('Play a3');
});

test('without a count nothing is shown of it', () => {
  expect(text(html(Scores, stageWith())).trim()).toBe('');
});
