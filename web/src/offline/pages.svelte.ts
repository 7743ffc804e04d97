/** The page's side of the service worker (service-worker.ts): what is kept for later, and whether there is a new build. */

import { fileOf } from '../lib/address';
import { IN_USE, type FromWorker, type ToWorker } from './files';

/** How often a page that stays open looks for a new build, in milliseconds. */
const LOOK_EVERY = 30 * 60 * 1000;

/** How often it is asked again whether everything is kept, until it is: a connection may have failed in between. */
const ASK_EVERY = 5000;

class Offline {
  /** A new build has been fetched and waits. */
  fresh = $state(false);
  /** Everything is kept: no connection is needed any more. */
  complete = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  /** Pages on a plain address of the local network have no service worker; they play all the same. */
  async start(script: string): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Before anything is waited for: a worker that is there already answers at once.
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => (this.complete ||= data === 'all kept'));
    void navigator.locks?.request(IN_USE + script, { mode: 'shared' }, () => new Promise(() => undefined));
    try {
      this.#registration = await navigator.serviceWorker.register(fileOf('sw.js'), { updateViaCache: 'none' });
    } catch {
      return;
    }
    this.#watch(this.#registration);
    setInterval(() => document.hidden || this.look(), LOOK_EVERY);
  }

  /** Is there a new build? */
  look(): void {
    this.#registration?.update().catch(() => undefined);
  }

  /** The first game is ready: fetch everything else, for when there is no connection. */
  async keepAll(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { active } = await navigator.serviceWorker.ready;
    this.#say(active, 'keep all');
    const again = setInterval(() => (this.complete ? clearInterval(again) : this.#say(active, 'keep all')), ASK_EVERY);
  }

  /** Go on with the new build: only this page is loaded anew, others go on with theirs. */
  renew(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#say(waiting, 'take over');
  }

  #say(worker: ServiceWorker | null, what: ToWorker): void {
    worker?.postMessage(what);
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // Without one that is active this is the first visit, and nothing is new.
      if (registration.waiting && registration.active) this.fresh = true;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }
}

export const offline = new Offline();
