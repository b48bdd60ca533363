/** The list of running games: those of this device stand beside those of the server. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Summary } from '../protocol';

const kept = new Map<string, string>();
const table = (id: string) => ({ id }) as Summary;
let atHost: { running: Summary[] } | null = null;
let offline = false;

vi.mock('./mode.svelte', () => ({ isOffline: () => offline }));
vi.mock('../api', () => ({ api: {} }));
vi.mock('../transport/carrier', () => ({ askHost: async () => atHost }));

beforeEach(() => {
  kept.clear();
  atHost = null;
  offline = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was listed offline is listed online, too, until the host says otherwise', async () => {
  const { withHere } = await import('./running');
  const ids = async (...tables: string[]) => (await withHere({ running: tables.map(table) })).running.map(({ id }) => id);
  expect(await ids('a')).toEqual(['a']);
  offline = true;
  expect(await ids('local-b')).toEqual(['local-b']);
  offline = false;
  expect(await ids('a')).toEqual(['a', 'local-b']);
  // The game has ended meanwhile.
  atHost = { running: [] };
  expect(await ids('a')).toEqual(['a']);
  atHost = null;
  expect(await ids('a')).toEqual(['a']);
});
