/** Push notifications in this browser: whether they are possible and on, and the switch. */

import { api, Refusal } from '../api';
import { language } from '../words/words.svelte';

/**
 * `never`: the browser cannot, or the server does not; `denied`: the user has forbidden them in the browser;
 * `unknown`: not looked at yet.
 */
export type PushState = 'unknown' | 'never' | 'denied' | 'off' | 'on';

let state = $state<PushState>('unknown');

/** The work under way: what is turned off meanwhile must not come back with an older answer. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

export const push = {
  get state(): PushState {
    return state;
  },
};

/** Finds out whether this browser is subscribed; asks the user nothing. */
export async function look(): Promise<void> {
  const worker = await registration();
  if (!worker) state = 'never';
  else if (Notification.permission === 'denied') state = 'denied';
  else state = (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the user for permission and subscribes; throws a Refusal. Call it from a click only. */
export function turnOn(): Promise<void> {
  return inTurn(subscribe);
}

async function subscribe(): Promise<void> {
  const worker = await registration();
  const { key } = await api.push();
  if (!worker || !key) return void (state = 'never');
  if ((await Notification.requestPermission()) !== 'granted') return look();
  await report(await subscribed(worker, key));
  state = 'on';
}

/** Ends the subscription of this browser, here and on the server. */
export function turnOff(): Promise<void> {
  return inTurn(unsubscribe);
}

async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    // The server forgets a dead subscription by itself when the push service refuses it.
    await api.unsubscribe(subscription.endpoint).catch(onlyRefusals);
    await subscription.unsubscribe();
  }
  await look();
}

/**
 * Tells the server of a subscription that is on: the person, the language or the server's key may have changed.
 * Throws a Refusal.
 */
export function renew(): Promise<void> {
  return inTurn(reportAgain);
}

async function reportAgain(): Promise<void> {
  const worker = await registration();
  const old = await worker?.pushManager.getSubscription();
  if (!worker || !old) return;
  const { key } = await api.push();
  if (key) await report(await subscribed(worker, key));
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** The subscription for a key of the server; one for another key is replaced. */
async function subscribed(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const old = await worker.pushManager.getSubscription();
  if (old && encoded(old.options.applicationServerKey) === key) return old;
  await old?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch((problem: unknown) => {
    throw problem instanceof DOMException ? unavailable() : problem;
  });
}

async function report(subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription;
  const [p256dh, auth] = [encoded(subscription.getKey('p256dh')), encoded(subscription.getKey('auth'))];
  await api.subscribe({ endpoint, p256dh, auth, language: language() });
}

/** The browser's push service does not answer. */
function unavailable(): Refusal {
  const why = { key: 'web-notices-failed', args: {} };
  return new Refusal({ type: 'refused', id: null, rule: '', where: '', why, kind: 'busy' });
}

export function onlyRefusals(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem;
}

/** Base64url without padding. */
export function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
