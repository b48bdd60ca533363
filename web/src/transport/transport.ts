/** What carries calls and links of the protocol: a server, or the worker on this device. */

import type { Answer, Request } from '../protocol';

/** The answer to a call. */
export interface Reply {
  /** An HTTP status: below 400, `body` is what the call asked for, else a `Refused`. */
  status: number;
  body: unknown;
}

/** The table to link to. */
export interface TableAddress {
  table: string;
  key: string | null;
  /** The last event that the page has; null for none. */
  seq: number | null;
}

/** What a link reports, never before `open` has returned. */
export interface Ears {
  opened: () => void;
  heard: (answer: Answer) => void;
  /** The link has ended, with a close code of a socket. */
  closed: (code: number) => void;
}

/** A link to one table. */
export interface Link {
  /** Sends a request if the link is open. */
  send: (request: Request) => void;
  close: () => void;
}

export interface Transport {
  /** Resolves to null if there is no answer, or once the signal gives the call up. */
  ask: (method: string, path: string, body?: unknown, signal?: AbortSignal) => Promise<Reply | null>;
  open: (address: TableAddress, ears: Ears) => Link;
}
