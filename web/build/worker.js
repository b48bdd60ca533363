/**
 * The service worker: keeps the client, asks the server first for pages, and shows notifications. Where the player has
 * agreed, it also keeps the edition with which games are played without a network.
 */

const HOME = self.registration.scope;
/** The digest of the offline edition, put in by whoever hands this file out; empty if there is none. */
const EDITION = '';
const NAME = 'embertide-' + 'VERSION';
const SHELL = ['SHELL'];
const POCKET = 'pocket/';
/** Caches of editions. The manifest of one comes last, so it is there if all files are. */
const KEPT = 'embertide-pocket-';
const MANIFEST = HOME + POCKET + 'manifest.json';

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { type, entry } = event.data;
  // A page that is about to start the host only wants the version it is of itself.
  if (type === 'update' && (!entry || SHELL.includes(inside(entry)))) event.waitUntil(self.skipWaiting());
  if (type === 'tidy') event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = inside(request.url);
  if (request.method !== 'GET' || path === null || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(HOME, { cacheName: NAME })));
  else if (SHELL.includes(path) || path.startsWith('assets/') || path.startsWith(POCKET)) event.respondWith(kept(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path).then(mark));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription?.options));
});

/** Fetches this version; it waits then until pages that use the old one let it begin. */
async function install() {
  const cache = await caches.open(NAME);
  await cache.addAll(SHELL.map((path) => HOME + path));
  const old = await complete();
  if (old && EDITION && old !== KEPT + EDITION) await renew(await caches.open(old));
  // The first version, and the one after those that did not wait, begin at once.
  if (!self.registration.active) await self.skipWaiting();
}

/** The name of the cache with a whole edition, this one before others; undefined if the player has not agreed. */
async function complete() {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  const whole = await Promise.all(names.map((name) => caches.match(MANIFEST, { cacheName: name })));
  const found = names.filter((_, at) => whole[at]);
  return found.includes(KEPT + EDITION) ? KEPT + EDITION : found[0];
}

/** Keeps the new edition: files that have not changed are copied. */
async function renew(old) {
  const fresh = await caches.open(KEPT + EDITION);
  const before = await (await old.match(MANIFEST)).json();
  const manifest = await fetch(MANIFEST, { cache: 'no-cache' });
  const { files } = await manifest.clone().json();
  for (const { path, sha256 } of files) {
    const address = HOME + POCKET + path;
    const same = before.files.some((file) => file.path === path && file.sha256 === sha256);
    const copy = same && (await old.match(address));
    if (copy) await fresh.put(address, copy);
    else await fresh.add(new Request(address, { cache: 'no-cache' }));
  }
  await fresh.put(MANIFEST, manifest);
}

/** The address of a file relative to the home page; null for another site. */
function inside(address) {
  return address.startsWith(HOME) ? address.slice(HOME.length).replace(/[?#].*/, '') : null;
}

/** A file of this version, or one that an older page still asks for, or from the network. */
async function kept(request) {
  const own = inside(request.url).startsWith(POCKET) ? KEPT + EDITION : NAME;
  const found = (await caches.match(request, { cacheName: own })) ?? (await caches.match(request));
  return found ?? fetch(request);
}

/** Removes what older versions kept, once no page of theirs can be open. */
async function tidy() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const used = await complete();
  const names = (await caches.keys()).filter((name) => name.startsWith('embertide-') && name !== NAME && name !== used);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Shows a notice; one of the same table replaces it. */
async function show({ title = 'Embertide', body = '', table = '' }) {
  const path = /^[A-Za-z0-9_-]{1,64}$/.test(table) ? `/t/${table}` : '/';
  await self.registration.showNotification(title, { body, tag: `turn-${table}`, icon: 'icon.svg', data: { path } });
  await mark();
}
/** Marks the app's icon with the number of tables that have a notice. */
async function mark() {
  const { length } = await self.registration.getNotifications();
  // Only an installed app has a badge.
  await navigator.setAppBadge?.(length).catch(() => undefined);
}

/** Goes to a page that is open, or opens it. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** Replaces a subscription that the push service has ended. */
async function subscribeAgain(options) {
  if (!options) return;
  const made = await self.registration.pushManager.subscribe(options);
  const { endpoint, keys } = made.toJSON();
  const language = ['en', 'fr', 'it', 'nl', 'de'].find((known) => navigator.language.startsWith(known)) ?? 'en';
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
  await fetch('/api/push', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}
