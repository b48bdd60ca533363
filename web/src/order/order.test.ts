/** Putting a new table together. */

import { beforeEach, expect, test } from 'vitest';
import type { Menu } from '../protocol';
import { speakFrom } from '../words/words.svelte';
import { MENU as NIM } from '../games/plain/nim.fixture';
import { aidsOf, firstDraft, quickOrder, rowsOf, toOrder, withMode, withPlayers } from './order';

const MENU: Menu = {
  game: 'nim' as Menu['game'],
  modes: { competitive: [2, 3, 4], solitaire: [1] },
  variants: { competitive: ['firebreak'] },
  boards: { '2': { default: ['FW'], plain: ['WF'] }, '3': { wide: ['FWF'] } },
  levels: ['spark', 'flame'],
  aids: ['spots', 'hints'],
  rules: {},
  palette: {},
  hides: [],
  daily: null,
};

beforeEach(() => speakFrom('en', 'player = Player { $number }'));

test('the first draft: the reader against the computer, all aids, no clock', () => {
  const order = toOrder('nim', firstDraft(MENU));
  expect(order).toMatchObject({ mode: 'competitive', players: 2, clock: null, aids: ['spots', 'hints'], layout: 'default' });
  expect(order.seats).toEqual([{ kind: 'me' }, { kind: 'computer', level: 'flame' }]);
});

test('between people no computer gives hints, unless they want it', () => {
  const draft = firstDraft(MENU);
  for (const kind of ['friend', 'anyone', 'here'] as const) {
    expect(toOrder('nim', { ...draft, seats: [{ kind: 'me' }, { kind }] }).aids).toEqual(['spots']);
  }
  const three = { ...draft, seats: [...draft.seats, { kind: 'friend' as const }] };
  expect(aidsOf(three)).toEqual(['spots']);
  expect(aidsOf({ ...three, aids: ['hints'] })).toEqual(['hints']);
});

test('another mode keeps only what goes with it', () => {
  const draft = { ...firstDraft(MENU), variants: ['firebreak'] };
  const alone = withMode(draft, MENU, 'solitaire');
  expect(alone).toMatchObject({ players: 1, variants: [] });
  expect(alone.seats).toHaveLength(1);
});

test('more players: those who sit stay, and the board fits', () => {
  const draft = { ...firstDraft(MENU), layout: 'plain' };
  draft.seats[1] = { kind: 'friend' };
  const three = withPlayers(draft, MENU, 3);
  expect(three.seats.map((seat) => seat.kind)).toEqual(['me', 'friend', 'computer']);
  expect(three.layout).toBe('wide');
});

test('somebody at this device has a name, a board of one’s own goes first', () => {
  const draft = { ...firstDraft(MENU), board: rowsOf('F W\r\nWF\n\n') };
  draft.seats[1] = { kind: 'here', name: '  ' };
  const order = toOrder('nim', draft);
  expect(order.seats[1]).toEqual({ kind: 'here', name: 'Player 2' });
  expect(order.board).toEqual(['FW', 'WF']);
  expect(order.layout).toBeUndefined();
});

test('to play now: two, the easiest computer, every aid', () => {
  const menu: Menu = { ...MENU, levels: ['spark', 'ember', 'flame'] };
  const order = quickOrder('nim', menu);
  expect(order).toMatchObject({ mode: 'competitive', players: 2, aids: ['spots', 'hints'] });
  expect(order.seats).toEqual([{ kind: 'me' }, { kind: 'computer', level: 'spark' }]);
  expect(quickOrder('nim', menu, 'flame').seats[1]).toEqual({ kind: 'computer', level: 'flame' });
});

test('where no computer can play, people at this device do', () => {
  expect(firstDraft(NIM).seats.map((seat) => seat.kind)).toEqual(['me', 'here', 'here']);
  const order = quickOrder('nim', NIM);
  expect(order).toMatchObject({ mode: 'competitive', players: 2 });
  expect(order.seats).toEqual([{ kind: 'me' }, { kind: 'here', name: 'Player 2' }]);
});
