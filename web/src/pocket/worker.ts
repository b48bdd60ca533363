/** The worker that hosts tables: loads Python and our program, and passes messages between them and the page. */

import { BrowserDatabase } from './database';
import type { FromWorker, Manifest, StartOrder, Step, ToWorker } from './messages';
import { loadPython, loadRules, openHost, type PythonHost, writeLibrary } from './python';

type Order = Exclude<ToWorker, StartOrder>;

/** Our own Python, compressed as a whole. */
const MODULES = 'embertide.pack';

let host: PythonHost | null = null;
let started = false;
/** The key of the message that says why the host could not be started, if that is known. */
let trouble = 'pocket-failed';

onmessage = (event: MessageEvent<ToWorker>) => {
  const order = event.data;
  if (order.type !== 'start') return carryOut(order);
  if (started) return;
  started = true;
  start(order.base).catch((reason: unknown) => {
    console.error(reason);
    say({ type: 'failed', why: { key: trouble, args: {} } });
  });
};

function say(message: FromWorker): void {
  postMessage(message);
}

function carryOut(order: Order): void {
  // A page sends nothing before it has heard that the host is ready.
  if (!host) return;
  switch (order.type) {
    case 'call':
      return host.call(order.id, order.method, order.path, JSON.stringify(order.body ?? null));
    case 'cancel':
      return host.cancel(order.id);
    case 'open':
      return host.open_link(order.link, order.table, order.key, order.seq ?? -1);
    case 'send':
      return host.send(order.link, JSON.stringify(order.request));
    case 'close':
      return host.close_link(order.link);
  }
}

async function start(base: string): Promise<void> {
  const manifest = (await (await found(`${base}manifest.json`)).json()) as Manifest;
  const bytes = (begins: string): number =>
    manifest.files.filter((file) => file.path.startsWith(begins)).reduce((sum, file) => sum + file.bytes, 0);
  const progress = (step: Step, total: number, done: number): void => say({ type: 'progress', step, done, total });
  const rules = bytes(MODULES);

  progress('python', bytes('pyodide/'), 0);
  const archive = load(`${base}${MODULES}`).then(unpacked);
  const database = BrowserDatabase.open(({ table, seq }) => host?.changed_elsewhere(table, seq)).catch((problem) => {
    trouble = 'pocket-storage-away';
    throw problem;
  });
  const python = await loadPython(base);
  progress('python', bytes('pyodide/'), bytes('pyodide/'));
  progress('rules', rules, 0);
  loadRules(python, await archive);
  host = await openHost(python, await database, {
    answer: (id, status, body) => say({ type: 'answer', id, status, body: JSON.parse(body) }),
    heard: (link, message) => say({ type: 'heard', link, message: JSON.parse(message) }),
    closed: (link, code) => say({ type: 'closed', link, code }),
    refused: (key) => (trouble = key),
    players: async (room) => {
      if (!manifest.rooms.includes(room)) return '';
      const size = bytes(`${room}.so`);
      progress('players', size, 0);
      const path = writeLibrary(python, room, await load(`${base}${room}.so`));
      progress('players', size, size);
      return path;
    },
  });
  progress('rules', rules, rules);
  say({ type: 'ready', version: manifest.version });
}

async function load(address: string): Promise<ArrayBuffer> {
  return (await found(address)).arrayBuffer();
}

function unpacked(pack: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(new Blob([pack]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
