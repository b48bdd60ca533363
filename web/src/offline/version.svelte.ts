/** The service worker of this browser, and new versions, which wait until no game is open or the player lets them begin. */

import { site } from './mode.svelte';

/** The lock that a page holds while a game is open in it. */
const PLAYING = 'embertide-playing';
/** Milliseconds for which the host waits for a new version. */
const PATIENCE = 20_000;
/** Milliseconds between two questions whether there is a new version. */
const OFTEN = 3_600_000;

let registering: Promise<void> = Promise.resolve();
let registration: ServiceWorkerRegistration | undefined;
let waiting = $state.raw<ServiceWorker | null>(null);
/** Whether another version has begun since this page was loaded. */
let stale = false;
let playing = 0;

/** Whether a new version waits for the player. */
export function isUpdateReady(): boolean {
  return waiting !== null;
}

/** Whether the next page must be loaded anew. */
export function isStale(): boolean {
  return stale;
}

/** Registers the service worker, which a browser may lack or forbid. */
export function register(): void {
  registering = registerNow();
}

async function registerNow(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let controlled = !!serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page of its own version.
    if (controlled) changed();
    controlled = true;
  });
  registration = await serviceWorker.register(site('worker.js')).catch(() => undefined);
  if (!registration) return;
  serviceWorker.controller?.postMessage({ type: 'tidy' });
  registration.addEventListener('updatefound', () => follow(registration!));
  follow(registration);
  setInterval(() => void registration?.update().catch(() => undefined), OFTEN);
}

/** Lets the new version begin, whatever is open: tables are stored, and their pages are loaded again. */
export function update(): void {
  playing += 1;
  waiting?.postMessage({ type: 'update' });
}

/** Keeps new versions waiting while a game is open; returns the end of it. */
export function hold(): () => void {
  let release = (): void => undefined;
  playing += 1;
  const over = new Promise<void>((done) => (release = done));
  void navigator.locks?.request(PLAYING, { mode: 'shared' }, () => over);
  return () => {
    playing -= 1;
    release();
    void letBegin();
  };
}

/** Resolves when this page and the files that the host is made of are of one version, as far as can be known. */
export async function settled(): Promise<void> {
  await registering;
  if (!registration) return;
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
  await Promise.race([renewed(registration), late]);
}

async function renewed(found: ServiceWorkerRegistration): Promise<void> {
  // Without a network there is nothing newer.
  if (!(await found.update().catch(() => null))) return;
  if (found.installing) await stateOf(found.installing, (state) => state !== 'installing');
  if (!found.waiting || (await isPlaying())) return;
  const next = found.waiting;
  // It begins only if it is the version of this page.
  next.postMessage({ type: 'update', entry: import.meta.url });
  await stateOf(next, (state) => state === 'activated');
}

function stateOf(worker: ServiceWorker, reached: (state: ServiceWorkerState) => boolean): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (reached(worker.state)) done();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function follow(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting = navigator.serviceWorker.controller ? found.waiting : null;
    void letBegin();
  };
  found.installing?.addEventListener('statechange', look);
  look();
}

/** Lets a new version begin if no game is open in any window. */
async function letBegin(): Promise<void> {
  if (waiting && !(await isPlaying())) waiting?.postMessage({ type: 'update' });
}

async function isPlaying(): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === PLAYING);
}

function changed(): void {
  waiting = null;
  stale = true;
  if (playing) location.reload();
}
