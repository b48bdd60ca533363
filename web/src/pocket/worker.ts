/** The worker that hosts tables: loads Python and our program, and passes messages between them and the page. */

import { BrowserDatabase } from './database';
import { Edition, MODULES } from './edition';
import { Helper } from './helper';
import { type HelperPort, Helpers } from './helpers';
import type { FromHelper, FromWorker, StartOrder, Step, ToHelper, ToWorker } from './messages';
import { loadPython, loadRules, openHost, type PythonHost } from './python';

type Order = Exclude<ToWorker, StartOrder>;

let host: PythonHost | null = null;
/** What this worker is instead, if a host has opened it. */
let helper: Helper | null = null;
let started = false;
/** The key of the message that says why the host could not be started, if that is known. */
let trouble = 'pocket-failed';

onmessage = (event: MessageEvent<ToWorker | ToHelper>) => {
  const order = event.data;
  if (order.type === 'help') helper = new Helper(order.base);
  else if (order.type === 'judge') void judge(order.id, order.task);
  else if (order.type !== 'start') carryOut(order);
  else if (!started) begin(order);
};

function begin(order: StartOrder): void {
  started = true;
  start(order).catch((reason: unknown) => {
    console.error(reason);
    say({ type: 'failed', why: { key: trouble, args: {} } });
  });
}

function say(message: FromWorker): void {
  postMessage(message);
}

async function judge(id: number, task: string): Promise<void> {
  let judgement: string | null = null;
  try {
    judgement = await helper!.judge(task);
  } catch (reason) {
    console.error(reason);
  }
  postMessage({ id, judgement } satisfies FromHelper);
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

async function start({ base, helpers: most }: StartOrder): Promise<void> {
  const edition = await Edition.open(base);
  const progress = (step: Step, total: number, done: number): void => say({ type: 'progress', step, done, total });
  const [pyodide, rules] = [edition.bytes('pyodide/'), edition.bytes(MODULES)];

  progress('python', pyodide, 0);
  const modules = edition.modules();
  const database = BrowserDatabase.open(({ table, seq }) => host?.changed_elsewhere(table, seq)).catch((problem) => {
    trouble = 'pocket-storage-away';
    throw problem;
  });
  const python = await loadPython(base);
  progress('python', pyodide, pyodide);
  progress('rules', rules, 0);
  loadRules(python, await modules);
  const helpers = new Helpers(most, base, openWorker);
  host = await openHost(python, await database, {
    answer: (id, status, body) => say({ type: 'answer', id, status, body: JSON.parse(body) }),
    heard: (link, message) => say({ type: 'heard', link, message: JSON.parse(message) }),
    closed: (link, code) => say({ type: 'closed', link, code }),
    refused: (key) => (trouble = key),
    players: async (room) => {
      const size = edition.bytes(`${room}.so`);
      progress('players', size, 0);
      const path = await edition.players(python, room);
      progress('players', size, size);
      return path;
    },
    helpers: () => helpers.most,
    help: (task) => helpers.judge(task),
  });
  progress('rules', rules, rules);
  say({ type: 'ready', version: edition.manifest.version });
}

/** Opens another worker of this file. */
function openWorker(): HelperPort {
  return new Worker(self.location.href, { type: 'module' });
}
