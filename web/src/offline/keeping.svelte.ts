/** Fetches the offline edition into this browser, once the player has agreed. */

import type { EditionFile, Manifest } from '../pocket/messages';
import { noteEdition, serverless, site } from './mode.svelte';

/** The names of caches of editions, which the service worker reads; the manifest comes last, so it is there if all is. */
const CACHE = 'embertide-pocket-';
/** The same of all that this site keeps. */
const ALL = 'embertide-';
/** The note that the player was asked. */
const ASKED = 'offline-asked';
const MEGABYTE = 1_000_000;

/** `failed`: something was not fetched, or there was no room for it. */
export type Stage = 'idle' | 'fetching' | 'failed' | 'done';

let stage = $state<Stage>('idle');
let part = $state(0);

export const keeping = {
  get stage(): Stage {
    return stage;
  },
  /** The part that is fetched, from 0 to 1. */
  get part(): number {
    return part;
  },
};

/** The edition on offer; null if there is none, or this browser cannot keep it. */
export async function offered(): Promise<Manifest | null> {
  // Browsers keep nothing in a frame of another site, in some private windows, or over plain HTTP.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator && 'caches' in window)) return null;
  const answer = await fetch(site('pocket/manifest.json')).catch(() => null);
  return answer?.status === 200 ? ((await answer.json()) as Manifest) : null;
}

/** Whether the player was asked and has answered. */
export function wasAsked(): boolean {
  return localStorage.getItem(ASKED) !== null;
}

export function noteAsked(): void {
  localStorage.setItem(ASKED, 'yes');
}

/** What an edition takes on this device, in megabytes. */
export function megabytes({ files }: Manifest): number {
  return Math.ceil(sum(files) / MEGABYTE);
}

/** Fetches all files of an edition and keeps them. */
export async function keep(manifest: Manifest): Promise<void> {
  noteAsked();
  stage = 'fetching';
  part = 0;
  try {
    await fetchAll(manifest);
    noteEdition(manifest.version);
    stage = 'done';
    // The browser may then not remove the games of this device to make room. Some ask the player, who need not answer.
    void navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // A network that fails or a full disk: the player may try again, and what is there already is not fetched again.
    stage = 'failed';
  }
}

/** The edition that this browser keeps. */
export async function keptHere(): Promise<Manifest | null> {
  const found = await globalThis.caches?.match(addressOf('manifest.json'));
  return found ? ((await found.json()) as Manifest) : null;
}

/** Removes the edition from this browser. A server's pages keep their service worker, which shows notifications, too. */
export async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(serverless ? ALL : CACHE));
  await Promise.all(names.map((name) => caches.delete(name)));
  if (serverless) await (await navigator.serviceWorker.getRegistration())?.unregister();
  noteEdition(null);
  stage = 'idle';
}

async function fetchAll({ version, files }: Manifest): Promise<void> {
  const cache = await caches.open(CACHE + version);
  const total = sum(files);
  let before = 0;
  for (const file of files) {
    const address = addressOf(file.path);
    if (!(await cache.match(address))) {
      await cache.put(address, await fetched(file, (bytes) => (part = (before + bytes) / total)));
    }
    before += file.bytes;
    part = before / total;
  }
  await cache.add(addressOf('manifest.json'));
}

/** A file as it arrives, checked against its digest. */
async function fetched({ path, sha256 }: EditionFile, arrived: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(addressOf(path), { cache: 'no-cache' });
  if (!answer.ok || !answer.body) throw new TypeError(`${path} is missing`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let reader = answer.body.getReader(), next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    arrived((bytes += next.value.length));
  }
  const whole = new Blob(parts);
  if ((await digestOf(whole)) !== sha256) throw new TypeError(`${path} is not what the manifest names`);
  const headers = new Headers(answer.headers);
  // The body is not compressed any more.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(whole, { headers });
}

async function digestOf(whole: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await whole.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function addressOf(path: string): string {
  return new URL(site(`pocket/${path}`), document.baseURI).href;
}

function sum(files: EditionFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
