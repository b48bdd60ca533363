/** The line to a table: what was not answered is repeated after a break. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Request } from '../protocol';
import { Wire } from './wire';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Request[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;

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

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  hear(answer: Answer): void {
    this.onmessage({ data: JSON.stringify(answer) });
  }
}

const heard: Answer[] = [];
const lines: string[] = [];

function wire(): Wire {
  return new Wire((seq) => `after=${seq}`, { seq: () => 7, hear: (answer) => heard.push(answer), turn: (line) => lines.push(line) });
}

const socket = (at: number): FakeSocket => FakeSocket.all[at]!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = lines.length = 0;
  const target = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', { ...target, setTimeout, setInterval });
  vi.stubGlobal('document', { ...target, hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer finds its request, other words are heard', async () => {
  const one = wire();
  socket(0).open();
  const answer = one.send({ type: 'move', ply: 3, move: '-' });
  const { id } = socket(0).sent[0]!;
  socket(0).hear({ type: 'presence', present: [true] });
  socket(0).hear({ type: 'done', id, seq: 8 });
  expect(await answer).toEqual({ type: 'done', id, seq: 8 });
  expect(heard).toEqual([{ type: 'presence', present: [true] }]);
});

test('after a break the line resumes, and repeats what was not answered', async () => {
  const one = wire();
  socket(0).open();
  void one.send({ type: 'move', ply: 3, move: '-' });
  const first = socket(0).sent[0]!;
  socket(0).close();
  expect(lines).toEqual(['open', 'lost']);
  await vi.advanceTimersByTimeAsync(300);
  expect(socket(1).address).toBe('after=7');
  socket(1).open();
  expect(socket(1).sent).toEqual([first]);
});

test('a line that does not answer is given up', async () => {
  wire();
  socket(0).open();
  await vi.advanceTimersByTimeAsync(51_000);
  expect(lines).toContain('lost');
});

test('a closed line stays closed', async () => {
  const one = wire();
  socket(0).open();
  one.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
