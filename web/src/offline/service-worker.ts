/**
 * The application without a connection. Each build is kept whole in a cache of its own, so a page never gets parts of two builds:
 *
 * - The first visit keeps the page itself, and everything else once the first game is ready (the page says so: `keep all`).
 * - A new build is fetched in the background, what has not changed from the old cache, and waits. Pages hear of it and may ask it
 *   to `take over`; else it does when the last of them is closed.
 * - An old build stays as long as a page of it is open anywhere. Its files have their contents' hash in their names, so both
 *   builds are served side by side.
 */

import { STATIC_SITE } from '../lib/mode';
import { takePushes } from './push';
import { IN_USE, type Files, type FromWorker, type ToWorker } from './files';

declare const self: ServiceWorkerGlobalScope;

/** Written above this script by `hatch_build.py`, when all files are there. */
declare const FILES: Files;

/** Several applications can lie on one host, each in its folder. */
const { scope } = self.registration;
const SHELVES = `stockpot ${scope} `;
const SHELF = SHELVES + FILES.stamp;
const COMPLETE = new URL('complete', scope).href;
const PAGE = new URL('.', scope).href;
const HASHED = new URL('assets/', scope).href;

/** How many files are fetched at a time for later. */
const AT_ONCE = 4;

const addressOf = (file: string): string => new URL(file === 'index.html' ? '.' : file, scope).href;
const known = new Set([...FILES.shell, ...FILES.rest].map(addressOf));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clearOut().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const said = event.data as ToWorker;
  if (said === 'keep all') event.waitUntil(keepAll().then(() => tellPages('all kept')).then(clearOut));
  else if (said === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  if (request.mode === 'navigate') {
    if (isPage(address)) event.respondWith(STATIC_SITE ? keptPage(request) : newestPage(request));
  } else if (address.startsWith(HASHED)) event.respondWith(kept(request));
  else if (known.has(address)) event.respondWith(keptHere(request));
});

takePushes();

// ------------------------------------------------------------------------------------------------------------- keeping

/** Whoever had everything without a connection has everything of the new build too before it is offered. */
async function install(): Promise<void> {
  await keep(FILES.shell);
  for (const name of await shelves()) {
    if (await (await caches.open(name)).match(COMPLETE)) return keepAll();
  }
}

let keeping: Promise<void> | undefined;

/** However often it is asked for, everything is fetched once. */
const keepAll = (): Promise<void> => (keeping ??= keepRest().finally(() => (keeping = undefined)));

async function keepRest(): Promise<void> {
  const shelf = await caches.open(SHELF);
  if (await shelf.match(COMPLETE)) return;
  await keep(FILES.rest);
  await shelf.put(COMPLETE, new Response());
}

/** Tell all pages of the application: also one that was on its way while this worker came, and is nobody's for now. */
async function tellPages(what: FromWorker): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) if (page.url.startsWith(scope)) page.postMessage(what);
}

/** A few at a time: what somebody waits for goes first. */
async function keep(files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keepFile(addressOf(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function keepFile(address: string): Promise<void> {
  const shelf = await caches.open(SHELF);
  if (await shelf.match(address)) return;
  const hashed = address.startsWith(HASHED);
  const answer = (hashed && (await find(address))) || (await fetch(address, hashed ? {} : { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await shelf.put(address, named(address, answer));
}

/** Browsers keep what they have compiled only of what is called `application/wasm`, and not every host knows to call it that. */
const named = (address: string, answer: Response): Response =>
  answer.ok && address.endsWith('.wasm') ? new Response(answer.body, { headers: { 'content-type': 'application/wasm' } }) : answer;

/** In the order in which they were made, as the specification of `CacheStorage.keys` has it. */
const shelves = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(SHELVES));

/** A file as any build has kept it. */
async function find(address: string): Promise<Response | undefined> {
  for (const name of [SHELF, ...(await shelves())]) {
    const found = await caches.match(address, { cacheName: name });
    if (found) return found;
  }
  return undefined;
}

/** Older builds go that no open page came from. A newer one may be on its way: its worker is filling its shelf. */
async function clearOut(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const used = held.map((lock) => lock.name ?? '').filter((name) => name.startsWith(IN_USE)).map((name) => name.slice(IN_USE.length));
  for (const name of await shelves()) {
    if (name === SHELF) return;
    const shelf = await caches.open(name);
    const inUse = await Promise.all(used.map((address) => shelf.match(address)));
    if (!inUse.some(Boolean)) await caches.delete(name);
  }
}

// ------------------------------------------------------------------------------------------------------------ answering

/** Is it an address of the application? Documentation, the REST interface and the like are none. */
const isPage = (address: string): boolean => {
  const path = address.slice(scope.length);
  return path === '' || path === 'index.html' || (!STATIC_SITE && /^(new|t|r|rules|learn)\/[^/]+$/.test(path));
};

/** The page as this build has it, or the one that has taken its place: at once, whatever the connection is like. */
async function keptPage(request: Request): Promise<Response> {
  return (await find(PAGE)) ?? fetch(request);
}

/** A page has to fit its server: the server's own where there is one, else as it was. */
async function newestPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await find(PAGE);
    if (page) return page;
    throw error;
  }
}

/** Built files never change: their names do. */
async function kept(request: Request): Promise<Response> {
  const found = await find(request.url);
  if (found) return found;
  const answer = named(request.url, await fetch(request));
  if (answer.ok) await (await caches.open(SHELF)).put(request.url, answer.clone());
  return answer;
}

/** A file with a fixed name, as it belongs to this build. */
async function keptHere(request: Request): Promise<Response> {
  return (await find(request.url)) ?? fetch(request);
}
