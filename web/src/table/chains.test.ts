/** The queue of animations: order, interruption, and what is not shown at all. */

import { beforeEach, expect, it } from 'vitest';
import type { Act, Performance } from '../games/chain';
import { Chains } from './chains.svelte';

const [LAY, WALK, JOIN]: [Act, Act, Act] = [{ keys: ['tile'] }, { keys: ['pawn'] }, { keys: [] }];

let tempo = 1;
let seen = true;
let shown: { act: Act; tempo: number; end: () => void }[] = [];
let chains = new Chains({ tempo: () => tempo, seen: () => seen });

function perform(act: Act, pace: number): Performance {
  let end = (): void => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  shown.push({ act, tempo: pace, end });
  return { finished, finish: end };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  [tempo, seen, shown] = [1, true, []];
  chains = new Chains({ tempo: () => tempo, seen: () => seen });
  chains.attend(perform);
});

it('performs one act after the other', async () => {
  chains.add([LAY, WALK]);
  expect(shown.map(({ act }) => act)).toEqual([LAY]);
  expect([chains.away('tile'), chains.away('pawn')]).toEqual([true, true]);
  shown[0]!.end();
  await later();
  expect(shown.map(({ act }) => act)).toEqual([LAY, WALK]);
  expect([chains.away('tile'), chains.away('pawn')]).toEqual([false, true]);
});

it('appends what happens meanwhile', async () => {
  chains.add([LAY]);
  chains.add([JOIN]);
  expect(shown).toHaveLength(1);
  shown[0]!.end();
  await later();
  expect(shown.map(({ act }) => act)).toEqual([LAY, JOIN]);
});

it('shows the final state of everything at once', async () => {
  chains.add([LAY, WALK]);
  const settled = chains.settled();
  chains.end();
  await settled;
  await later();
  expect([shown.length, chains.busy, chains.away('pawn')]).toEqual([1, false, false]);
});

it('is settled when the last act has ended, or if there is none', async () => {
  await chains.settled();
  let over = false;
  chains.add([LAY]);
  void chains.settled().then(() => (over = true));
  await later();
  expect(over).toBe(false);
  shown[0]!.end();
  await later();
  expect(over).toBe(true);
});

it('goes on after an interruption', () => {
  chains.add([LAY]);
  chains.end();
  chains.add([WALK]);
  expect(shown.map(({ act }) => act)).toEqual([LAY, WALK]);
});

it('jumps to the end if the page is in the background or the board is not shown', () => {
  seen = false;
  chains.add([LAY]);
  expect([shown.length, chains.busy]).toEqual([0, false]);
  seen = true;
  chains.attend(perform)();
  chains.add([LAY]);
  expect([shown.length, chains.busy]).toEqual([0, false]);
});

it('hurries if several opponents move in a row', () => {
  chains.add([LAY], true);
  expect(shown[0]!.tempo).toBe(0.6);
});

it('draws every piece in its place at once if nothing may move', () => {
  tempo = 0;
  chains.add([LAY]);
  expect(shown[0]!.tempo).toBe(0);
  expect(chains.away('tile')).toBe(false);
});

it('does not fall behind by more than a round', () => {
  for (let move = 0; move < 12; move++) chains.add([LAY]);
  expect(shown).toHaveLength(1);
  chains.add([WALK]);
  expect(shown.map(({ act }) => act)).toEqual([LAY, WALK]);
  expect(chains.away('tile')).toBe(false);
});
