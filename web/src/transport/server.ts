/** The transport to a server: HTTP for calls, a socket for each table. */

import type { Answer } from '../protocol';
import type { Ears, Link, Reply, TableAddress, Transport } from './transport';

export const server: Transport = { ask, open };

/** The first response makes the browser a guest, so the first request is sent alone. */
let greeted: Promise<unknown> | null = null;

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Reply | null> {
  if (localStorage.getItem('greeted')) greeted ??= Promise.resolve();
  if (greeted) {
    await greeted;
    return request(method, path, body, signal);
  }
  const first = request(method, path, body, signal);
  greeted = first.then((reply) => {
    if (reply) localStorage.setItem('greeted', 'yes');
    else greeted = null;
  });
  return first;
}

async function request(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Reply | null> {
  const response = await fetch(`/api${path}`, {
    method,
    signal: signal ?? null,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (!response) return null;
  const answer: unknown = await response.json().catch(() => null);
  // A proxy that answers for a server that is down speaks no JSON.
  return answer === null && !response.ok ? null : { status: response.status, body: answer };
}

function open({ table, key, seq }: TableAddress, ears: Ears): Link {
  const query = new URLSearchParams();
  if (key) query.set('key', key);
  if (seq !== null) query.set('after', String(seq));
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket?${query}`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => ears.opened();
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => ears.heard(parsed(data));
  socket.onclose = ({ code }) => ears.closed(code);
  return {
    send: (asked) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(asked));
    },
    close: () => socket.close(),
  };
}

/** Decodes a message from a text or binary frame. */
function parsed(data: string | ArrayBuffer): Answer {
  return JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data)) as Answer;
}
