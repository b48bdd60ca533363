/** The house's HTTP door: each call answers with its value, or throws a Refusal. */

import type {
  Analysis,
  Answer,
  Hint,
  Lists,
  Me,
  Menu,
  Message,
  PositionOrder,
  PositionSeen,
  Refused,
  Replay,
  Request,
  Table,
  TableOrder,
} from './protocol';

/** A refusal with its sentence; also stands for a house that does not answer. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.why.key);
  }

  get why(): Message {
    return this.refused.why;
  }
}

export interface Daily {
  day: string;
  mine: { table: string; phase: Table['phase']; won: boolean | null; turns: number | null } | null;
  played: number;
  won: number;
  results: { name: string; won: boolean; turns: number; me: boolean }[];
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  register: (name: string, password: string) => call<Me>('POST', '/account', { name, password }),
  enter: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  leave: () => call<Me>('DELETE', '/session'),
  remove: (password: string) => call<Me>('DELETE', '/account', { password }),
  games: () => call<Menu[]>('GET', '/games'),
  lists: () => call<Lists>('GET', '/tables'),
  order: (order: TableOrder) => call<Table>('POST', '/tables', order),
  table: (id: string, key: string | null) => call<Table>('GET', at(id, '', key)),
  join: (id: string, key: string | null, seat?: number) =>
    call<Table>('POST', at(id, '/join'), { ...(key ? { key } : {}), ...(seat === undefined ? {} : { seat }), entropy: entropy() }),
  quit: (id: string) => call<Table>('POST', at(id, '/leave'), {}),
  request: (id: string, key: string | null, request: Request) => call<Answer>('POST', at(id, '/requests', key), request),
  rematch: (id: string) => call<Table>('POST', at(id, '/rematch'), {}),
  record: (id: string, key: string | null) => call<unknown>('GET', at(id, '/record', key)),
  replay: (id: string, key: string | null) => call<Replay>('GET', at(id, '/replay', key)),
  analysis: (id: string, key: string | null) => call<Analysis>('GET', at(id, '/analysis', key)),
  replayOf: (record: unknown) => call<Replay>('POST', '/replay', { record }),
  verify: (record: unknown) => call<{ ok: true; sealed: boolean }>('POST', '/verify', { record }),
  daily: () => call<Daily>('GET', '/daily'),
  position: (order: PositionOrder) => call<PositionSeen>('POST', '/position', order),
  positionWhy: (order: PositionOrder & { move: string }) =>
    call<{ rule: string; why: Message | null }>('POST', '/position/why', order),
  positionHints: (order: PositionOrder) => call<{ hints: Hint[] }>('POST', '/position/hints', order),
  playDaily: () => call<Table>('POST', '/daily', {}),
};

/** This browser's number for the seal. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function at(id: string, rest: string, key: string | null = null): string {
  return `/tables/${encodeURIComponent(id)}${rest}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
}

/** The house makes everybody a guest at the first answer: so the very first question goes alone. */
let greeted: Promise<unknown> | null = localStorage.getItem('greeted') ? Promise.resolve() : null;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (greeted) {
    await greeted;
    return ask(method, path, body);
  }
  const first = ask<T>(method, path, body);
  greeted = first.then(
    () => localStorage.setItem('greeted', 'yes'),
    () => (greeted = null),
  );
  return first;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (!response) throw unreachable();
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw isRefused(answer) ? new Refusal(answer) : unreachable();
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'why' in answer && 'kind' in answer;
}

function unreachable(): Refusal {
  const why = { key: 'web-unreachable', args: {} };
  return new Refusal({ type: 'refused', id: null, rule: '', why, kind: 'busy' });
}
