/** What goes to the server, and what to the host on this device. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
/** What listens to an event of the page, by its name. */
const events = new Map<string, () => void>();
let asked: string[];
let answers: boolean;
/** Whether the pointer is that of a computer, and the cores. */
let device = { fine: true, cores: 8 };
/** How many helpers the worker may have. */
let helpers: number | undefined;

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror = null;

  postMessage(message: { type: string; id?: number; path?: string; table?: string; helpers?: number }): void {
    helpers ??= message.helpers;
    if (message.type === 'start') queueMicrotask(() => this.onmessage?.({ data: { type: 'ready', version: '' } }));
    if (message.type === 'open') asked.push(`worker opens ${message.table}`);
    if (message.type !== 'call') return;
    asked.push(`worker ${message.path}`);
    queueMicrotask(() => this.onmessage?.({ data: { type: 'answer', id: message.id, status: 200, body: 'local' } }));
  }

  terminate(): void {
    asked.push('worker ends');
  }
}

class FakeSocket {
  constructor(address: string) {
    asked.push(`socket ${address.split('/api')[1]}`);
  }
}

async function load(serverless = false) {
  vi.resetModules();
  asked = [];
  answers = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { baseURI: 'http://here/', querySelector: () => (serverless ? {} : null) });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('matchMedia', () => ({ matches: device.fine }));
  vi.stubGlobal('navigator', { hardwareConcurrency: device.cores });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('addEventListener', (name: string, happened: () => void) => events.set(name, happened));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(`server ${path}`);
    return answers ? Response.json('server') : Promise.reject(new TypeError('offline'));
  });
  return { ...(await import('./carrier')), ...(await import('../offline/mode.svelte')) };
}

beforeEach(() => {
  kept.clear();
  kept.set('greeted', 'yes');
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ fine: true, cores: 16 }, 3],
  [{ fine: true, cores: 4 }, 2],
  [{ fine: true, cores: 1 }, 0],
  [{ fine: false, cores: 8 }, 0],
])('on a device with %o the worker may have %i helpers', async (given, most) => {
  device = given;
  helpers = undefined;
  const { ask } = await load(true);
  await ask('GET', '/games');
  expect(helpers).toBe(most);
});

const EARS = { opened: () => undefined, heard: () => undefined, closed: () => undefined };
const idle = (): Promise<void> => new Promise((done) => setTimeout(done));

test('with a server, only tables of this device are asked of the worker', async () => {
  const { ask, open } = await load();
  expect((await ask('GET', '/games'))?.body).toBe('server');
  expect((await ask('GET', '/tables/abc?key=x'))?.body).toBe('server');
  expect((await ask('GET', '/tables/local-abc/replay'))?.body).toBe('local');
  open({ table: 'abc', key: null, seq: null }, EARS);
  open({ table: 'local-abc', key: null, seq: null }, EARS);
  await idle();
  expect(asked).toEqual([
    'server /api/games',
    'server /api/tables/abc?key=x',
    'worker /tables/local-abc/replay',
    'socket /tables/abc/socket?',
    'worker opens local-abc',
  ]);
});

test('offline, the worker answers, but tables of the server stay there', async () => {
  const { ask, goOffline, goOnline } = await load();
  goOffline();
  expect((await ask('GET', '/games'))?.body).toBe('local');
  expect((await ask('POST', '/tables', {}))?.body).toBe('local');
  expect((await ask('GET', '/tables/abc'))?.body).toBe('server');
  goOnline();
  expect((await ask('GET', '/games'))?.body).toBe('server');
});

test('the mode is kept, with its cause', async () => {
  const first = await load();
  answers = false;
  expect(await first.ask('GET', '/games')).toBeNull();
  expect(first.isReachable()).toBe(false);
  first.goOffline();
  const second = await load();
  expect([second.isOffline(), second.isStranded()]).toEqual([true, true]);
  second.goOnline();
  const third = await load();
  expect(third.isOffline()).toBe(false);
  third.goOffline();
  expect(third.isStranded()).toBe(false);
});

test('an edition without a server asks its worker for everything', async () => {
  const { ask, open, isOffline } = await load(true);
  expect((await ask('GET', '/tables/abc'))?.body).toBe('local');
  open({ table: 'abc', key: null, seq: null }, EARS);
  await idle();
  expect(asked).toEqual(['worker /tables/abc', 'worker opens abc']);
  expect(isOffline()).toBe(true);
});

test('a page that is left ends its worker, and starts another when it is shown again', async () => {
  const { ask } = await load(true);
  await ask('GET', '/games');
  events.get('pagehide')!();
  expect((await ask('GET', '/me'))?.body).toBe('local');
  expect(asked).toEqual(['worker /games', 'worker ends', 'worker /me']);
});
