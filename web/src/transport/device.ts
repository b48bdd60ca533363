/** The transport to the worker that hosts tables on this device. */

import type { CallAnswer, FromWorker, Progress, ToWorker } from '../pocket/messages';
import type { Message, Refused } from '../protocol';
import type { Ears, Link, Reply, TableAddress, Transport } from './transport';

/** What a page needs of a Worker. */
export interface Port {
  postMessage: (message: ToWorker) => void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

/** How a start goes on: the progress of a step, or null once it has ended. */
export type Watcher = (progress: Progress | null) => void;

interface Opened {
  ears: Ears;
  /** Whether the worker knows of it. */
  open: boolean;
}

/** The status of answers if the host cannot be loaded. */
const FAILED = 500;
/** The close code of the same: the page shows the refusal before it, and connects again when asked to. */
const CLOSED = 4000 + FAILED;
/** The close code of a link that is lost, as of a socket. */
const LOST = 1006;
/** The reason if the worker itself gives none. */
const BROKEN: Message = { key: 'web-offline-broken', args: {} };

/** The host cannot be loaded. */
export class Unloadable extends Error {
  constructor(readonly why: Message) {
    super(why.key);
  }
}

export class Device implements Transport {
  private port: Port | null = null;
  private ready: Promise<void> | null = null;
  private started: (() => void) | null = null;
  private failed: ((problem: Unloadable) => void) | null = null;
  private starting = false;
  private count = 0;
  private readonly waiting = new Map<number, (answer: CallAnswer | null) => void>();
  private readonly links = new Map<number, Opened>();

  constructor(
    private readonly create: () => Promise<Port>,
    private readonly base: () => string,
    private readonly language: () => string,
    private readonly helpers: () => number,
    private readonly watch: Watcher = () => undefined,
  ) {}

  /** Loads the host once; throws Unloadable, and tries again at the next call. */
  start(): Promise<void> {
    this.ready ??= this.load().catch((problem: unknown) => {
      this.ready = null;
      throw problem;
    });
    return this.ready;
  }

  async ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Reply | null> {
    try {
      await this.start();
    } catch (problem) {
      return { status: FAILED, body: refusedFor(problem) };
    }
    // It may have been given up while the host was loaded.
    if (signal?.aborted) return null;
    const id = ++this.count;
    const giveUp = (): void => this.cancel(id);
    const answer = await new Promise<CallAnswer | null>((resolve) => {
      this.waiting.set(id, resolve);
      signal?.addEventListener('abort', giveUp);
      this.post({ type: 'call', id, method, path, ...(body === undefined ? {} : { body }) });
    });
    signal?.removeEventListener('abort', giveUp);
    return answer && { status: answer.status, body: answer.body };
  }

  open(address: TableAddress, ears: Ears): Link {
    const link = ++this.count;
    this.links.set(link, { ears, open: false });
    void this.start().then(
      () => this.opened(link, address),
      (problem: unknown) => this.shut(link, problem),
    );
    return {
      send: (request) => {
        if (this.links.get(link)?.open) this.post({ type: 'send', link, request });
      },
      close: () => this.close(link),
    };
  }

  private async load(): Promise<void> {
    const port = await this.create();
    this.port = port;
    const ready = new Promise<void>((resolve, reject) => {
      this.started = resolve;
      this.failed = reject;
    });
    port.onmessage = ({ data }) => this.hear(data);
    port.onerror = () => this.lost();
    this.post({ type: 'start', base: this.base(), language: this.language(), helpers: this.helpers() });
    this.starting = true;
    try {
      await ready;
    } catch (problem) {
      port.terminate();
      throw problem;
    } finally {
      this.starting = false;
      this.watch(null);
    }
  }

  private hear(message: FromWorker): void {
    if (message.type === 'progress') this.report(message);
    else if (message.type === 'ready') this.started?.();
    else if (message.type === 'failed') this.failed?.(new Unloadable(message.why));
    else if (message.type === 'answer') this.answer(message);
    else if (message.type === 'heard') this.links.get(message.link)?.ears.heard(message.message);
    else this.end(message.link, message.code);
  }

  /** What is loaded later, when a game needs it, holds nobody up. */
  private report(progress: Progress): void {
    if (this.starting) this.watch(progress);
  }

  private answer(answer: CallAnswer): void {
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  private cancel(id: number): void {
    this.post({ type: 'cancel', id });
    this.waiting.get(id)?.(null);
    this.waiting.delete(id);
  }

  private opened(link: number, { table, key, seq }: TableAddress): void {
    const found = this.links.get(link);
    // It may have been closed while the host was loaded.
    if (!found) return;
    found.open = true;
    this.post({ type: 'open', link, table, key: key ?? '', seq });
    found.ears.opened();
  }

  private close(link: number): void {
    const found = this.links.get(link);
    this.links.delete(link);
    if (found?.open) this.post({ type: 'close', link });
    // A socket that is closed reports it, too.
    if (found) queueMicrotask(() => found.ears.closed(LOST));
  }

  private end(link: number, code: number): void {
    const found = this.links.get(link);
    this.links.delete(link);
    found?.ears.closed(code);
  }

  private shut(link: number, problem: unknown): void {
    this.links.get(link)?.ears.heard(refusedFor(problem));
    this.end(link, CLOSED);
  }

  /** Ends the worker, with all that waits for it; the next use starts it anew. */
  stop(): void {
    this.port?.terminate();
    this.lost();
  }

  /** The worker has died or could not be read: what waits is refused, links are lost, and the next use starts anew. */
  private lost(): void {
    const broken = new Unloadable(BROKEN);
    this.failed?.(broken);
    this.ready = null;
    this.port = null;
    for (const [id, answer] of this.waiting) answer({ type: 'answer', id, status: FAILED, body: refusedFor(broken) });
    this.waiting.clear();
    for (const link of [...this.links.keys()]) this.end(link, LOST);
  }

  private post(message: ToWorker): void {
    this.port?.postMessage(message);
  }
}

function refusedFor(problem: unknown): Refused {
  if (!(problem instanceof Unloadable)) throw problem;
  return { type: 'refused', id: null, rule: '', where: '', why: problem.why, kind: 'failed' };
}
