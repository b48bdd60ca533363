/** Whether this browser plays with a server or by itself, and whether the server answers. */

/** A static edition has no server at all: its page says so. */
export const serverless = globalThis.document?.querySelector?.('meta[name=embertide-edition]') != null;

/** Why a browser plays by itself: the player has chosen it, or the server did not answer. */
type Cause = 'chosen' | 'lost';

const KEPT = 'offline';
/** The version of the edition that this browser has fetched. */
const EDITION = 'offline-edition';

let cause = $state<Cause | null>(serverless ? 'chosen' : remembered());
let reachable = $state(true);
let edition = $state(globalThis.localStorage?.getItem(EDITION) ?? null);

/** The address of a file of this site. */
export function site(file: string): string {
  return serverless ? file : `/${file}`;
}

/** Whether this browser has all that it needs to play without a network. */
export function isKept(): boolean {
  return edition !== null;
}

/** Notes that it has, or has not any more. */
export function noteEdition(version: string | null): void {
  edition = version;
  if (version === null) localStorage.removeItem(EDITION);
  else localStorage.setItem(EDITION, version);
}

/** Whether calls go to this device. */
export function isOffline(): boolean {
  return cause !== null;
}

/** Whether the player is here only because the server did not answer. */
export function isStranded(): boolean {
  return cause === 'lost' && !serverless;
}

/** Whether the server has answered the last call. */
export function isReachable(): boolean {
  return reachable;
}

/** Notes whether the server has answered. */
export function noteReach(answered: boolean): void {
  reachable = answered;
}

export function goOffline(): void {
  cause = reachable ? 'chosen' : 'lost';
  localStorage.setItem(KEPT, cause);
}

export function goOnline(): void {
  cause = null;
  localStorage.removeItem(KEPT);
}

function remembered(): Cause | null {
  const kept = globalThis.localStorage?.getItem(KEPT);
  return kept === 'chosen' || kept === 'lost' ? kept : null;
}
