/** What a page and the worker that hosts tables say to each other. The calls and the requests are those of a server. */

import type { Answer, Message, Request } from '../protocol';

/** Loads the host: answered by `progress`, and then by `ready` or `failed`. */
export interface StartOrder {
  type: 'start';
  /** The address of the folder with the edition's files, ending in a slash. */
  base: string;
  language: string;
  /** How many further workers may judge decisions. */
  helpers: number;
}

/** Makes a worker a helper of a host, which only judges decisions. */
export interface HelpOrder {
  type: 'help';
  base: string;
}

/** Lets a helper judge a decision, given as JSON. */
export interface JudgeOrder {
  type: 'judge';
  id: number;
  task: string;
}

/** From a host to a helper. */
export type ToHelper = HelpOrder | JudgeOrder;

/** From a helper: the judgement as JSON, or null if it failed. */
export interface FromHelper {
  id: number;
  judgement: string | null;
}

/** A call of the HTTP API, as `POST`, `/tables/x/join`. */
export interface CallOrder {
  type: 'call';
  id: number;
  method: string;
  path: string;
  body?: unknown;
}

/** Opens a link to a table, which hears what a socket would: the table now and whenever it changes. */
export interface OpenOrder {
  type: 'open';
  link: number;
  table: string;
  key: string;
  /** The last event that the page has; null for none. */
  seq: number | null;
}

/** A request over a link. */
export interface SendOrder {
  type: 'send';
  link: number;
  request: Request;
}

export interface CloseOrder {
  type: 'close';
  link: number;
}

/** Gives up a call that takes long; it is not answered then. */
export interface CancelOrder {
  type: 'cancel';
  id: number;
}

/** From a page to the worker. */
export type ToWorker = StartOrder | CallOrder | OpenOrder | SendOrder | CloseOrder | CancelOrder;

/** What is loaded at a start, in this order. */
export type Step = 'python' | 'rules' | 'players';

export interface Progress {
  type: 'progress';
  step: Step;
  /** Bytes of the step. */
  done: number;
  total: number;
}

/** Tables can be opened. */
export interface Ready {
  type: 'ready';
  /** The digest of the edition, from its manifest. */
  version: string;
}

/** The host cannot be loaded. */
export interface Failed {
  type: 'failed';
  why: Message;
}

/** The answer to a call. */
export interface CallAnswer {
  type: 'answer';
  id: number;
  /** An HTTP status: below 400, `body` is what the call asked for, else a `Refused`. */
  status: number;
  body: unknown;
}

/** A message on a link. */
export interface Heard {
  type: 'heard';
  link: number;
  message: Answer;
}

/** The worker has closed a link, after a last message that says why. */
export interface Closed {
  type: 'closed';
  link: number;
  /** A close code of the socket. */
  code: number;
}

/** From the worker to a page. */
export type FromWorker = Progress | Ready | Failed | CallAnswer | Heard | Closed;

/** A file of the edition. */
export interface EditionFile {
  /** Relative to the manifest. */
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** `manifest.json` beside the worker. */
export interface Manifest {
  /** The digest of all files. */
  version: string;
  /** The rooms whose computer players search. */
  rooms: string[];
  files: EditionFile[];
}

/** The answer to `GET /device`, and to `DELETE /device/finished`, which removes finished games; no server has these. */
export interface GamesKept {
  running: number;
  finished: number;
}

/** The channel on which tabs of one browser say that a table has changed. */
export const CHANNEL = 'embertide';

/** What is said on it. */
export interface TableChanged {
  table: string;
  seq: number;
}
