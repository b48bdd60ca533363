/** The link to one table: reconnects by itself, and repeats requests that were not answered. */

import { requestId } from '../api';
import type { Answer, Refused, Request } from '../protocol';
import type { Ears, Link } from '../transport/transport';

/** `refused`: the host of the table has closed the link and said why. */
export type LinkState = 'opening' | 'open' | 'lost' | 'refused';

/** A request before it has its number. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

export interface Listener {
  /** The number of the last event received: a new link resumes after it. */
  seq: () => number | null;
  /** Receives every message that is not the answer to a request. */
  hear: (answer: Answer) => void;
  /** Receives every change of the connection. */
  turn: (state: LinkState) => void;
  /** Receives the reason when the server refuses the socket. */
  refuse: (refused: Refused) => void;
}

interface Waiting {
  request: Request;
  answer: (answer: Answer) => void;
}

/** The close codes of refusals: 4000 and the HTTP status. Others (1012: the server restarts) are losses. */
const REFUSED = 4000;
/** The server cannot read its database now: a loss, too. */
const STORAGE = 4503;
/** Too much at once: the only refusal after which the socket is opened again by itself. */
const BUSY = 4429;
const RESTART = 1012;

/** The longest wait in milliseconds before each attempt to connect again; the last one repeats. */
const WAITS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** After a restart all clients connect at once, so they start with a longer wait, of which each takes a random part. */
const AFTER_RESTART = 3;
/** The shortest and the longest wait after BUSY, if the server names none. */
const BUSY_WAITS = [30_000, 300_000] as const;
/** Milliseconds between pings, and without any message before the socket is given up. */
const HEARTBEAT = 20_000;
const SILENCE = 30_000;

/** The reason used if the message of a refusal did not arrive. */
const UNKNOWN: Refused = {
  type: 'refused',
  id: null,
  kind: 'forbidden',
  rule: '',
  where: '',
  why: { key: 'web-socket-refused', args: {} },
};

export class Wire {
  private link: Link | null = null;
  /** Attempts since the last message of the server; an opened link is no sign that it serves this table. */
  private failures = 0;
  private closed = false;
  /** Why the link was refused; null while it was not. */
  private refused: Refused | null = null;
  private timer = 0;
  private heart = 0;
  /** The timer that gives the link up; 0 while nothing is overdue. */
  private deadline = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly wake = (): void => this.hurry();

  constructor(
    private readonly connect: (seq: number | null, ears: Ears) => Link,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Sends a request now or as soon as the link is back; a repeated one is performed once. */
  send(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: requestId() } as Request;
    if (this.refused) return Promise.resolve(this.refused);
    return new Promise((answer) => {
      this.waiting.set(request.id, { request, answer });
      this.put(request);
    });
  }

  /** Connects again after a refusal. */
  retry(): void {
    if (!this.refused || this.closed) return;
    clearTimeout(this.timer);
    this.refused = null;
    this.listener.turn('opening');
    this.open();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    this.still();
    this.link?.close();
  }

  private open(): void {
    let last: Answer | null = null;
    const link = this.connect(this.listener.seq(), {
      opened: () => this.opened(),
      heard: (answer) => this.heard((last = answer)),
      closed: (code) => {
        if (code < REFUSED || code === STORAGE) return this.lost(link, code);
        this.giveUp(link, last?.type === 'refused' ? last : UNKNOWN, code);
      },
    });
    this.link = link;
  }

  private opened(): void {
    this.listener.turn('open');
    for (const { request } of this.waiting.values()) this.put(request);
    this.heart = window.setInterval(() => this.beat(), HEARTBEAT);
  }

  /** Closes a link that looks open but is dead, after a time without messages. */
  private beat(): void {
    void this.send({ type: 'ping' });
    // A running deadline is kept: pings are more frequent, and each would postpone it forever.
    this.deadline ||= window.setTimeout(() => this.link?.close(), SILENCE);
  }

  private heard(answer: Answer): void {
    this.clearDeadline();
    if (answer.type !== 'refused') this.failures = 0;
    const id = 'id' in answer && answer.type !== 'table' ? answer.id : null;
    const waiting = id ? this.waiting.get(id) : undefined;
    if (id && waiting) {
      this.waiting.delete(id);
      waiting.answer(answer);
    } else {
      this.listener.hear(answer);
    }
  }

  private lost(link: Link, code: number): void {
    if (this.closed || link !== this.link) return;
    this.still();
    this.link = null;
    this.forgetPings();
    this.listener.turn('lost');
    if (code === RESTART) this.failures = Math.max(this.failures, AFTER_RESTART);
    const longest = WAITS[Math.min(this.failures++, WAITS.length - 1)]!;
    this.timer = window.setTimeout(() => this.open(), spread(longest));
  }

  /** Handles a refusal: all pending requests are refused, too. */
  private giveUp(link: Link, refused: Refused, code: number): void {
    if (this.closed || link !== this.link) return;
    this.still();
    this.link = null;
    this.refused = refused;
    this.listener.turn('refused');
    this.listener.refuse(refused);
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { answer } of waiting) answer(refused);
    if (code === BUSY) this.comeAgain(refused);
  }

  /** Connects again after BUSY: not before the time that the server has named. */
  private comeAgain(refused: Refused): void {
    const named = Number(refused.why.args['seconds'] ?? 0) * 1000;
    const [shortest, longest] = BUSY_WAITS;
    const wait = Math.max(named, Math.min(longest, shortest * 2 ** this.failures++));
    this.timer = window.setTimeout(() => this.retry(), wait + spread(wait));
  }

  /** Connects at once when the network is back or the page is shown, instead of waiting. */
  private hurry(): void {
    if (this.link || this.closed || this.refused || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  }

  private still(): void {
    clearInterval(this.heart);
    this.clearDeadline();
  }

  private clearDeadline(): void {
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  private forgetPings(): void {
    for (const [id, { request }] of this.waiting) if (request.type === 'ping') this.waiting.delete(id);
  }

  private put(request: Request): void {
    this.link?.send(request);
  }
}

/** A random part of a wait, at least a fifth: many clients that lose one server do not return at one moment. */
function spread(longest: number): number {
  return longest * (0.2 + 0.8 * Math.random());
}
