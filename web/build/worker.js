/** The service worker: keeps the shell, asks the house first for pages, never touches the API. */

const NAME = 'embertide-' + 'VERSION';
const SHELL = ['SHELL'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/', { cacheName: NAME })));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname, { cacheName: NAME }).then((kept) => kept ?? fetch(event.request)));
  }
});
