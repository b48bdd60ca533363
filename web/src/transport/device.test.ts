/** The transport to the worker: starts it once, matches answers to calls, and carries links. */

import { beforeEach, expect, test } from 'vitest';
import type { FromWorker, ToWorker } from '../pocket/messages';
import type { Answer, Refused } from '../protocol';
import { Device, type Port } from './device';

class FakeWorker implements Port {
  sent: ToWorker[] = [];
  ended = false;
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;

  postMessage(message: ToWorker): void {
    this.sent.push(structuredClone(message));
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }

  terminate(): void {
    this.ended = true;
  }

  die(): void {
    this.onerror?.({} as ErrorEvent);
  }

  of<T extends ToWorker['type']>(type: T): Extract<ToWorker, { type: T }>[] {
    return this.sent.filter((one): one is Extract<ToWorker, { type: T }> => one.type === type);
  }
}

const READY: FromWorker = { type: 'ready', version: 'v1' };
const PONG: Answer = { type: 'pong', id: 'p' };

let workers: FakeWorker[];
let progress: string[];
let device: Device;
const worker = (at = 0): FakeWorker => workers[at]!;
/** Lets everything happen that waits for nothing else. */
const idle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  workers = [];
  progress = [];
  const create = async (): Promise<Port> => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  device = new Device(create, () => 'http://here/pocket/', () => 'fr', () => 2, (news) => progress.push(news?.step ?? 'ready'));
});

function ears(): { log: string[]; heard: Answer[]; opened: () => void; heardAnswer: (answer: Answer) => void } {
  const log: string[] = [];
  const heard: Answer[] = [];
  return { log, heard, opened: () => log.push('open'), heardAnswer: (answer) => heard.push(answer) };
}

function link(said = ears()) {
  const opened = device.open(
    { table: 'local-1', key: null, seq: 7 },
    { opened: said.opened, heard: said.heardAnswer, closed: (code) => said.log.push(`closed ${code}`) },
  );
  return { ...said, link: opened };
}

test('the worker is started once, in the language of the page, and calls wait for it', async () => {
  const first = device.ask('GET', '/games');
  const second = device.ask('POST', '/tables', { game: 'feurio' });
  await idle();
  expect(worker().sent).toEqual([{ type: 'start', base: 'http://here/pocket/', language: 'fr', helpers: 2 }]);
  worker().say({ type: 'progress', step: 'python', done: 1, total: 2 });
  worker().say(READY);
  await idle();
  // Players of a game that are loaded when it needs them are no part of the start.
  worker().say({ type: 'progress', step: 'players', done: 0, total: 2 });
  const [one, two] = worker().of('call');
  expect([one?.path, two?.path, two?.body]).toEqual(['/games', '/tables', { game: 'feurio' }]);
  // Answers find their calls in any order.
  worker().say({ type: 'answer', id: two!.id, status: 201, body: 'table' });
  worker().say({ type: 'answer', id: one!.id, status: 200, body: [] });
  expect(await first).toEqual({ status: 200, body: [] });
  expect(await second).toEqual({ status: 201, body: 'table' });
  expect(workers).toHaveLength(1);
  expect(progress).toEqual(['python', 'ready']);
});

test('a call that its page gives up is cancelled in the worker, and has no answer', async () => {
  const late = new AbortController();
  const unsent = new AbortController();
  const asked = device.ask('POST', '/position/hints', {}, late.signal);
  const never = device.ask('POST', '/position/hints', {}, unsent.signal);
  unsent.abort();
  await idle();
  worker().say(READY);
  expect(await never).toBe(null);
  const { id } = worker().of('call')[0]!;
  late.abort();
  expect(await asked).toBe(null);
  expect(worker().of('call')).toHaveLength(1);
  expect(worker().of('cancel')).toEqual([{ type: 'cancel', id }]);
  // An answer that was on its way is ignored, and so is the end of a call that was answered.
  worker().say({ type: 'answer', id, status: 200, body: 'late' });
  const done = new AbortController();
  const answered = device.ask('GET', '/games', undefined, done.signal);
  await idle();
  worker().say({ type: 'answer', id: worker().of('call')[1]!.id, status: 200, body: [] });
  expect(await answered).toEqual({ status: 200, body: [] });
  done.abort();
  expect(worker().of('cancel')).toHaveLength(1);
});

test('a worker that is stopped loses its links, and the next use starts another', async () => {
  const said = link();
  await idle();
  worker().say(READY);
  await idle();
  device.stop();
  expect(worker().ended).toBe(true);
  expect(said.log).toEqual(['open', 'closed 1006']);
  const again = device.ask('GET', '/games');
  await idle();
  worker(1).say(READY);
  await idle();
  worker(1).say({ type: 'answer', id: worker(1).of('call')[0]!.id, status: 200, body: [] });
  expect(await again).toEqual({ status: 200, body: [] });
});

test('a host that cannot be loaded says why, and is tried again at the next call', async () => {
  const why = { key: 'storage-full', args: {} };
  const refused = device.ask('GET', '/games');
  await idle();
  worker().say({ type: 'failed', why });
  expect(await refused).toMatchObject({ status: 500, body: { kind: 'failed', why } });
  expect(worker().ended).toBe(true);
  const again = device.ask('GET', '/games');
  await idle();
  worker(1).say(READY);
  await idle();
  worker(1).say({ type: 'answer', id: worker(1).of('call')[0]!.id, status: 200, body: [] });
  expect(await again).toEqual({ status: 200, body: [] });
});

test('a link opens when the host is ready, and carries requests and messages', async () => {
  const one = link();
  one.link.send({ type: 'ping', id: 'early' });
  await idle();
  expect(one.log).toEqual([]);
  worker().say(READY);
  await idle();
  const [opened] = worker().of('open');
  expect(opened).toMatchObject({ table: 'local-1', key: '', seq: 7 });
  expect(one.log).toEqual(['open']);
  one.link.send({ type: 'ping', id: 'p' });
  // What was sent before the link was open is repeated by the wire, not by the link.
  expect(worker().of('send')).toEqual([{ type: 'send', link: opened!.link, request: { type: 'ping', id: 'p' } }]);
  worker().say({ type: 'heard', link: opened!.link, message: PONG });
  worker().say({ type: 'heard', link: opened!.link + 1, message: PONG });
  expect(one.heard).toEqual([PONG]);
  worker().say({ type: 'closed', link: opened!.link, code: 4404 });
  expect(one.log).toEqual(['open', 'closed 4404']);
  one.link.send({ type: 'ping', id: 'late' });
  expect(worker().of('send')).toHaveLength(1);
});

test('a link that the page closes is closed in the worker, and not opened if it was not yet', async () => {
  const early = link();
  early.link.close();
  const late = link();
  await idle();
  worker().say(READY);
  await idle();
  expect(worker().of('open')).toHaveLength(1);
  late.link.close();
  await idle();
  expect(worker().of('close')).toEqual([{ type: 'close', link: worker().of('open')[0]!.link }]);
  expect(late.log).toEqual(['open', 'closed 1006']);
});

test('a link to a host that cannot be loaded is refused with the reason', async () => {
  const one = link();
  await idle();
  worker().say({ type: 'failed', why: { key: 'storage-full', args: {} } });
  await idle();
  expect((one.heard[0] as Refused).why.key).toBe('storage-full');
  expect(one.log).toEqual(['closed 4500']);
});

test('a worker that dies refuses what waits, loses its links, and is started anew', async () => {
  const one = link();
  const asked = device.ask('GET', '/hint');
  await idle();
  worker().say(READY);
  await idle();
  worker().die();
  expect(await asked).toMatchObject({ status: 500, body: { why: { key: 'web-offline-broken' } } });
  expect(one.log).toEqual(['open', 'closed 1006']);
  const again = device.ask('GET', '/hint');
  await idle();
  worker(1).say(READY);
  await idle();
  worker(1).say({ type: 'answer', id: worker(1).of('call')[0]!.id, status: 200, body: 'hint' });
  expect(await again).toEqual({ status: 200, body: 'hint' });
});
