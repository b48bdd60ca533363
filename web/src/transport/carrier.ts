/** Sends each call and link where it belongs: to the server, or to the host on this device. */

import { isOffline, noteReach, serverless } from '../offline/mode.svelte';
import { server } from './server';
import type { Ears, Link, Reply, TableAddress, Transport } from './transport';

/** How the names of tables begin that are played on this device. */
const LOCAL = 'local-';
const TABLE = /^\/tables\/([^/?]+)/;
/** Calls about what this browser keeps. */
const DEVICE = /^\/device\b/;

/** The least status of an answer that is a refusal. */
export const FAILED = 400;

/** The host on this device, once it was needed. */
let host: Transport | null = null;

/** Whether a table is played on this device. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** Whether a table is here, in an edition where all are or by its name. */
export function isHere(table: string): boolean {
  return serverless || isLocal(table);
}

/** Sends a call of the API; null if there is no answer, or once the signal gives the call up. */
export async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Reply | null> {
  if (isForHost(path)) return (await loadHost()).ask(method, path, body, signal);
  const reply = await server.ask(method, path, body, signal);
  if (!signal?.aborted) noteReach(reply !== null);
  return reply;
}

/** Asks the host on this device, if it runs. */
export async function askHost<T>(path: string): Promise<T | null> {
  const reply = await host?.ask('GET', path);
  return reply && reply.status < FAILED ? (reply.body as T) : null;
}

/** Opens a link to a table that has been asked for. */
export function open(address: TableAddress, ears: Ears): Link {
  return (isHere(address.table) ? host! : server).open(address, ears);
}

async function loadHost(): Promise<Transport> {
  host ??= (await import('../offline/host')).host;
  return host;
}

/** A table stays where it is, whatever the mode; all else goes where the browser plays now. */
function isForHost(path: string): boolean {
  if (serverless || DEVICE.test(path)) return true;
  const table = TABLE.exec(path)?.[1];
  return table === undefined ? isOffline() : isLocal(table);
}
