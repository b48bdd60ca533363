/** The calls of the API: each resolves to its value or throws a Refusal. */

import type { GamesKept } from './pocket/messages';
import type {
  Analysis,
  Archive,
  Credentials,
  Daily,
  GameRecord,
  Hints,
  Join,
  Lists,
  Mail,
  MailDone,
  MailOrder,
  MailToken,
  Me,
  Menu,
  Message,
  PasswordChange,
  PasswordReset,
  PositionMove,
  PositionOrder,
  PositionSeen,
  Preview,
  Progress,
  Puzzle,
  PuzzleAnswer,
  PuzzleMove,
  Push,
  Readiness,
  RecordLine,
  Refused,
  Replay,
  Request,
  RequestAnswer,
  Session,
  Start,
  SubscriptionEnd,
  SubscriptionOrder,
  Table,
  TableOrder,
  Variation,
  VariationOrder,
  Why,
} from './protocol';
import { ask, FAILED } from './transport/carrier';

/** An error with its sentence; also thrown if the server does not answer. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.why.key);
  }

  get why(): Message {
    return this.refused.why;
  }
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  register: (name: string, password: string) => call<Me>('POST', '/account', { name, password } satisfies Credentials),
  enter: (name: string, password: string) => call<Me>('POST', '/session', { name, password } satisfies Credentials),
  leave: () => call<Me>('DELETE', '/session'),
  remove: (password: string) => call<Me>('DELETE', '/account', { password }),
  changePassword: (old: string, fresh: string) => call<Me>('POST', '/account/password', { old, new: fresh } satisfies PasswordChange),
  resetPassword: (token: string, password: string) => call<Me>('POST', '/account/reset', { token, password } satisfies PasswordReset),
  sessions: () => call<Session[]>('GET', '/account/sessions'),
  endSession: (id: string) => call<Session[]>('DELETE', `/account/sessions/${encodeURIComponent(id)}`),
  endAllSessions: () => call<Me>('DELETE', '/account/sessions'),
  games: () => call<Menu[]>('GET', '/games'),
  /** How far the computer players are compiled, which happens once. */
  readiness: () => call<Readiness>('GET', '/readiness'),
  /** The Fluent texts of the rooms that are not part of Embertide itself, in one language. */
  words: (language: string) => call<{ text: string }>('GET', `/words/${language}`),
  lists: () => call<Lists>('GET', '/tables'),
  order: (order: TableOrder) => call<Table>('POST', '/tables', order),
  table: (id: string, key: string | null) => call<Table>('GET', at(id, '', key)),
  join: (id: string, key: string | null, seat?: number) =>
    call<Table>('POST', at(id, '/join'), { key: key ?? '', seat: seat ?? null } satisfies Join),
  request: (id: string, key: string | null, request: Request) => call<RequestAnswer>('POST', at(id, '/requests', key), request),
  rematch: (id: string) => call<Table>('POST', at(id, '/rematch'), {}),
  record: (id: string, key: string | null) => call<GameRecord>('GET', at(id, '/record', key)),
  replay: (id: string, key: string | null) => call<Replay>('GET', at(id, '/replay', key)),
  analysis: (id: string, key: string | null) => call<Analysis>('GET', at(id, '/analysis', key)),
  /** The positions after other moves than those of a finished game. */
  line: (id: string, key: string | null, moves: number, line: string[]) =>
    call<Variation>('POST', at(id, '/line', key), { moves, line } satisfies VariationOrder),
  replayOf: (record: string) => call<Replay>('POST', '/replay', { record }),
  analysisOf: (record: string) => call<Analysis>('POST', '/analysis', { record }),
  lineOf: (record: string, moves: number, line: string[]) => call<Variation>('POST', '/line', { record, moves, line } satisfies RecordLine),
  daily: (day = '') => call<Daily>('GET', `/daily${day ? `?day=${day}` : ''}`),
  archive: (before: string) => call<Archive>('GET', `/daily/archive?before=${before}`),
  start: (since: number) => call<Start>('GET', `/start?since=${since}`),
  results: (since: number) => call<Progress>('GET', `/results?since=${since}`),
  /** The games that this browser keeps. */
  gamesHere: () => call<GamesKept>('GET', '/device'),
  deleteFinished: () => call<GamesKept>('DELETE', '/device/finished'),
  puzzle: (game: string, id: string) => call<Puzzle>('GET', puzzleAt(game, id)),
  nextPuzzle: (game: string, after: string) => call<Puzzle>('GET', `/puzzles/${encodeURIComponent(game)}?after=${encodeURIComponent(after)}`),
  tryPuzzle: (game: string, id: string, move: string) => call<PuzzleAnswer>('POST', puzzleAt(game, id), { move } satisfies PuzzleMove),
  puzzlePreview: (game: string, id: string, move: string) => call<Preview>('POST', `${puzzleAt(game, id)}/preview`, { move } satisfies PuzzleMove),
  puzzleWhy: (game: string, id: string, move: string) => call<Why>('POST', `${puzzleAt(game, id)}/why`, { move } satisfies PuzzleMove),
  position: (order: PositionOrder) => call<PositionSeen>('POST', '/position', order),
  positionWhy: (order: PositionMove) => call<Why>('POST', '/position/why', order),
  /** The best moves; `signal` gives the search up. */
  positionHints: (order: PositionOrder, signal: AbortSignal) => call<Hints>('POST', '/position/hints', order, signal),
  push: () => call<Push>('GET', '/push'),
  subscribe: (order: SubscriptionOrder) => call<Push>('POST', '/push', order),
  unsubscribe: (endpoint: string) => call<Push>('DELETE', '/push', { endpoint } satisfies SubscriptionEnd),
  mail: () => call<Mail>('GET', '/mail'),
  setMail: (order: MailOrder) => call<Mail>('POST', '/mail', order),
  removeMail: () => call<Mail>('DELETE', '/mail'),
  confirmMail: (token: string) => call<MailDone>('POST', '/mail/confirm', { token } satisfies MailToken),
  stopMail: (token: string) => call<MailDone>('POST', `/mail/stop?token=${encodeURIComponent(token)}`),
  playDaily: (day = '') => call<Table>('POST', `/daily${day ? `?day=${day}` : ''}`, {}),
};

/** A new id for a request; `crypto.randomUUID` is missing on plain HTTP. */
export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function puzzleAt(game: string, id: string): string {
  return `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
}

function at(id: string, rest: string, key: string | null = null): string {
  return `/tables/${encodeURIComponent(id)}${rest}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const reply = await ask(method, path, body, signal);
  if (reply && reply.status < FAILED) return reply.body as T;
  throw reply && isRefused(reply.body) ? new Refusal(reply.body) : unreachable();
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'why' in answer && 'kind' in answer;
}

function unreachable(): Refusal {
  const why = { key: 'web-unreachable', args: {} };
  return new Refusal({ type: 'refused', id: null, rule: '', where: '', why, kind: 'busy' });
}
