/** Helpers: how many there are, what each is sent, and what happens if one fails. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HelperPort, Helpers } from './helpers';
import type { ToHelper } from './messages';

class FakePort implements HelperPort {
  sent: ToHelper[] = [];
  ended = false;
  onmessage: HelperPort['onmessage'] = null;
  onerror: HelperPort['onerror'] = null;

  postMessage(message: ToHelper): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  /** Answers what it was sent first and has not answered. */
  answer(judgement: string | null): void {
    const order = this.sent.splice(this.sent.findIndex(({ type }) => type === 'judge'), 1)[0]!;
    if (order.type === 'judge') this.onmessage?.({ data: { id: order.id, judgement } } as MessageEvent);
  }
}

let ports: FakePort[] = [];

function open(): HelperPort {
  ports.push(new FakePort());
  return ports.at(-1)!;
}

beforeEach(() => {
  ports = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('each decision goes to the helper with the least to do, and no more helpers are opened than there may be', async () => {
  const helpers = new Helpers(2, 'http://here/pocket/', open);
  expect(ports).toEqual([]);
  const found = ['a', 'b', 'c'].map((task) => helpers.judge(task));
  expect(ports.map(({ sent }) => sent)).toEqual([
    [
      { type: 'help', base: 'http://here/pocket/' },
      { type: 'judge', id: 1, task: 'a' },
      { type: 'judge', id: 3, task: 'c' },
    ],
    [
      { type: 'help', base: 'http://here/pocket/' },
      { type: 'judge', id: 2, task: 'b' },
    ],
  ]);
  ports[1]!.answer('B');
  ports[0]!.answer('A');
  ports[0]!.answer('C');
  expect(await Promise.all(found)).toEqual(['A', 'B', 'C']);
});

test('a helper that is free is used again, and all end when nothing was asked for a while', async () => {
  const helpers = new Helpers(3, 'http://here/', open);
  for (const task of ['a', 'b']) {
    const found = helpers.judge(task);
    ports[0]!.answer(task);
    await found;
    vi.advanceTimersByTime(15_000);
  }
  expect(ports.map(({ ended }) => ended)).toEqual([false]);
  vi.advanceTimersByTime(10_000);
  expect(ports.map(({ ended }) => ended)).toEqual([true]);
  void helpers.judge('c');
  expect(ports).toHaveLength(2);
});

test.each([
  ['answers that it failed', () => ports[0]!.answer(null)],
  ['cannot be loaded', () => ports[0]!.onerror?.({} as ErrorEvent)],
])('without helpers from one on that %s', async (_, fail) => {
  const helpers = new Helpers(2, 'http://here/', open);
  const found = ['a', 'b'].map((task) => helpers.judge(task));
  fail();
  expect((await Promise.allSettled(found)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ports.map(({ ended }) => ended)).toEqual([true, true]);
  expect(helpers.most).toBe(0);
  await expect(helpers.judge('c')).rejects.toThrow();
});

test('without helpers where a worker cannot open another one', async () => {
  const helpers = new Helpers(2, 'http://here/', () => {
    throw new ReferenceError('Worker is not defined');
  });
  await expect(helpers.judge('a')).rejects.toThrow('Worker');
  expect(helpers.most).toBe(0);
});
