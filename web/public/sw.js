// The offline shell: pages open without a connection, from what was last seen. Games themselves need the server.
const SHELF = 'stockpot-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(['/', '/favicon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

/** The page that a notice came from, or that page anew. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

/** The page from the server where there is one, else as it was. */
async function newest(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('/', answer.clone());
    return answer;
  } catch {
    return (await shelf.match('/')) ?? Response.error();
  }
}

/** Built files never change: their names do. */
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const known = await shelf.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
