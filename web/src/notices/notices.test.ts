/** Which tables notices are for, and the mark of unread turns. */

import { beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../protocol';
import { isCorrespondence } from './correspondence';
import { encoded } from './push.svelte';

const place = (kind: string, mine: boolean): Table['seats'][number] => ({ kind, mine }) as Table['seats'][number];
const ME = place('person', true);
const FRIEND = place('person', false);
const COMPUTER = place('computer', false);
const clock = (seconds: number): Table['clock'] => ({ kind: 'turn', seconds }) as Table['clock'];

test.each([
  [[ME, FRIEND], clock(86_400), 'playing', true],
  [[ME, FRIEND], null, 'gathering', true],
  [[ME, place('open', false)], null, 'gathering', true],
  [[ME, FRIEND], clock(600), 'playing', false],
  [[ME, COMPUTER], null, 'playing', false],
  [[ME, ME], null, 'playing', false],
  [[FRIEND, FRIEND], null, 'playing', false],
  [[ME, FRIEND], null, 'over', false],
] as const)('case %#', (seats, clock, phase, yes) => {
  expect(isCorrespondence({ seats: [...seats], clock, phase })).toBe(yes);
});

test('keys are written as the server reads them', () => {
  expect(encoded(new Uint8Array([251, 239, 255, 0]).buffer)).toBe('--__AA');
  expect(encoded(null)).toBe('');
});

const kept = new Map<string, string>();
const icon = { href: '' };
const badges: number[] = [];

beforeEach(() => {
  kept.clear();
  badges.length = 0;
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  vi.stubGlobal('document', { querySelector: (wanted: string) => (wanted === 'link[rel=icon]' ? icon : null) });
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: () => Promise.reject(new Error('not installed')),
  });
});

test('the mark counts tables, is kept, and goes away', async () => {
  const first = await import('./unread.svelte');
  first.setTurns(['a', 'b']);
  first.setTurn('b', true);
  first.setTurn('c', true);
  expect([first.unread.count, first.unread.mark, icon.href]).toEqual([3, '● ', '/icon-turn.svg']);
  expect(badges).toEqual([2, 3]);
  vi.resetModules();
  const second = await import('./unread.svelte');
  expect(second.unread.count).toBe(3);
  for (const table of ['a', 'b', 'c', 'd']) second.setTurn(table, false);
  expect([second.unread.count, second.unread.mark, icon.href]).toEqual([0, '', '/icon.svg']);
});
