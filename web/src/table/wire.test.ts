/** The socket of a table: unanswered requests are repeated after a reconnect. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Refused, Request } from '../protocol';
import { server } from '../transport/server';
import { Wire } from './wire';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = 'blob';
  sent: Request[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string | ArrayBuffer }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  hear(answer: Answer): void {
    this.onmessage({ data: JSON.stringify(answer) });
  }
}

const STORAGE: Refused = { type: 'refused', id: null, rule: '', where: '', why: { key: 'storage', args: {} }, kind: 'storage' };

const BUSY: Refused = { type: 'refused', id: null, rule: '', where: '', why: { key: 'busy-sockets', args: {} }, kind: 'busy' };

const heard: Answer[] = [];
const lines: string[] = [];
const refusals: Refused[] = [];

function wire(): Wire {
  return new Wire((seq, ears) => server.open({ table: 'x', key: null, seq }, ears), {
    seq: () => 7,
    hear: (answer) => heard.push(answer),
    turn: (state) => lines.push(state),
    refuse: (refused) => refusals.push(refused),
  });
}

const socket = (at: number): FakeSocket => FakeSocket.all[at]!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = lines.length = refusals.length = 0;
  const target = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('window', { ...target, setTimeout, setInterval });
  vi.stubGlobal('document', { ...target, hidden: false });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an answer finds its request, other words are heard', async () => {
  const one = wire();
  socket(0).open();
  const answer = one.send({ type: 'move', ply: 3, move: '-' });
  const { id } = socket(0).sent[0]!;
  socket(0).hear(STORAGE);
  socket(0).hear({ type: 'done', id, seq: 8 });
  expect(await answer).toEqual({ type: 'done', id, seq: 8 });
  expect(heard).toEqual([STORAGE]);
});

test('after a break the line resumes, and repeats what was not answered', async () => {
  const one = wire();
  socket(0).open();
  void one.send({ type: 'move', ply: 3, move: '-' });
  const first = socket(0).sent[0]!;
  socket(0).close();
  expect(lines).toEqual(['open', 'lost']);
  await vi.advanceTimersByTimeAsync(300);
  expect(socket(1).address).toBe('ws://here/api/tables/x/socket?after=7');
  socket(1).open();
  expect(socket(1).sent).toEqual([first]);
});

test('a line that does not answer is given up', async () => {
  wire();
  socket(0).open();
  await vi.advanceTimersByTimeAsync(51_000);
  expect(lines).toContain('lost');
});

test('a late answer saves the line: no older deadline closes it', async () => {
  wire();
  socket(0).open();
  await vi.advanceTimersByTimeAsync(45_000);
  const pings = socket(0).sent.map(({ id }) => id);
  expect(pings).toHaveLength(2);
  for (const id of pings) socket(0).hear({ type: 'pong', id });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines).toEqual(['open']);
});

test('binary frames are read as text frames are', () => {
  wire();
  socket(0).open();
  expect(socket(0).binaryType).toBe('arraybuffer');
  socket(0).onmessage({ data: new TextEncoder().encode(JSON.stringify(STORAGE)).buffer });
  expect(heard).toEqual([STORAGE]);
});

const MISSING: Refused = { ...BUSY, why: { key: 'table-missing', args: {} }, kind: 'missing' };

test('a refused socket is not opened again, and its reason is handed on', async () => {
  const one = wire();
  socket(0).open();
  const answer = one.send({ type: 'move', ply: 3, move: '-' });
  socket(0).hear(MISSING);
  socket(0).close(4404);
  expect(refusals).toEqual([MISSING]);
  expect(lines).toEqual(['open', 'refused']);
  expect(await answer).toEqual(MISSING);
  expect(await one.send({ type: 'hint', ply: 3 })).toEqual(MISSING);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(FakeSocket.all).toHaveLength(1);
  one.retry();
  expect(FakeSocket.all).toHaveLength(2);
});

test('every other refusal is final, too, even if its message was lost', async () => {
  for (const code of [4403, 4409, 4422]) {
    FakeSocket.all = [];
    refusals.length = 0;
    wire();
    socket(0).close(code);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(refusals.map(({ why }) => why.key)).toEqual(['web-socket-refused']);
  }
});

test('a busy server is asked again after the time that it names', async () => {
  wire();
  socket(0).open();
  socket(0).hear({ ...BUSY, why: { key: 'busy-moves', args: { seconds: 90 } } });
  socket(0).close(4429);
  expect(lines).toEqual(['open', 'refused']);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a busy server that names no time is asked less and less often', async () => {
  wire();
  for (const seconds of [30, 60, 120]) {
    const before = FakeSocket.all.length;
    socket(before - 1).hear(BUSY);
    socket(before - 1).close(4429);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test('a server without its database is a lost one', async () => {
  wire();
  socket(0).open();
  socket(0).hear(STORAGE);
  socket(0).close(4503);
  expect(lines).toEqual(['open', 'lost']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('sockets that open and close without a message are tried less and less often', async () => {
  wire();
  for (let second = 0; second < 300; second++) {
    const newest = FakeSocket.all.at(-1)!;
    if (newest.readyState === 0) {
      newest.open();
      newest.close();
    }
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(FakeSocket.all.length).toBeLessThan(25);
});

test('the first message ends the back-off', async () => {
  wire();
  for (let at = 0; at < 5; at++) {
    socket(at).close();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  socket(5).open();
  socket(5).hear({ type: 'pong', id: 'x' });
  socket(5).close();
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.all).toHaveLength(7);
});

test('two thousand clients of one server do not return at one moment', async () => {
  vi.mocked(Math.random).mockRestore();
  for (let one = 0; one < 2000; one++) wire();
  for (const each of [...FakeSocket.all]) {
    each.open();
    each.close(1012);
  }
  let most = 0;
  let before = 2000;
  for (let tick = 0; tick < 40; tick++) {
    await vi.advanceTimersByTimeAsync(100);
    most = Math.max(most, FakeSocket.all.length - before);
    before = FakeSocket.all.length;
  }
  expect(before).toBe(4000);
  // Evenly spread over 3.2 seconds, a tenth of a second has 62 or 63 of them.
  expect(most).toBeLessThan(130);
});

test('a server that restarts is come back to', async () => {
  wire();
  socket(0).open();
  socket(0).close(1012);
  await vi.advanceTimersByTimeAsync(4000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(refusals).toEqual([]);
});

test('a closed line stays closed', async () => {
  const one = wire();
  socket(0).open();
  one.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
