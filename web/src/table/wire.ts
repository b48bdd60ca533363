/** The line to one table: opens again by itself, and repeats what was not answered. */

import type { Answer, Request } from '../protocol';

export type Line = 'opening' | 'open' | 'lost';

/** A request before it has its number. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

export interface Listener {
  /** The last thing heard: the line resumes after it. */
  seq: () => number | null;
  hear: (answer: Answer) => void;
  turn: (line: Line) => void;
}

interface Waiting {
  request: Request;
  answer: (answer: Answer) => void;
}

const PATIENCE = [200, 500, 1000, 2000, 4000];
const HEARTBEAT = 20_000;
const SILENCE = 30_000;

export class Wire {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private timer = 0;
  private heart = 0;
  private deadline = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly wake = (): void => this.hurry();

  constructor(
    private readonly address: (seq: number | null) => string,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Sends a request now or as soon as the line is back; the house does a repeated one once. */
  send(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: crypto.randomUUID() } as Request;
    return new Promise((answer) => {
      this.waiting.set(request.id, { request, answer });
      this.put(request);
    });
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    this.still();
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address(this.listener.seq()));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as Answer);
    socket.onclose = () => this.lost(socket);
  }

  private opened(): void {
    this.failures = 0;
    this.listener.turn('open');
    for (const { request } of this.waiting.values()) this.put(request);
    this.heart = window.setInterval(() => this.beat(), HEARTBEAT);
  }

  /** A line that looks open may be dead: after a while of silence it is given up. */
  private beat(): void {
    void this.send({ type: 'ping' });
    this.deadline = window.setTimeout(() => this.socket?.close(), SILENCE);
  }

  private heard(answer: Answer): void {
    clearTimeout(this.deadline);
    const id = 'id' in answer && answer.type !== 'table' ? answer.id : null;
    const waiting = id ? this.waiting.get(id) : undefined;
    if (id && waiting) {
      this.waiting.delete(id);
      waiting.answer(answer);
    } else {
      this.listener.hear(answer);
    }
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.still();
    this.socket = null;
    this.forgetPings();
    this.listener.turn('lost');
    const wait = PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)];
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private hurry(): void {
    if (this.socket || this.closed || document.hidden) return;
    clearTimeout(this.timer);
    this.failures = 0;
    this.open();
  }

  private still(): void {
    clearInterval(this.heart);
    clearTimeout(this.deadline);
  }

  private forgetPings(): void {
    for (const [id, { request }] of this.waiting) if (request.type === 'ping') this.waiting.delete(id);
  }

  private put(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }
}
