/** Notices while no page is open (Web Push): whether this browser takes them, for whom, and how that is changed. */

import { api } from './api';
import { person } from './me.svelte';
import { STATIC_SITE } from './mode';
import { remember, remembered, settings } from './settings.svelte';

const KEY = 'stockpot.push';

/** What this browser has told the server last: under which address it takes notices for whom, and how to end it. */
interface Told {
  endpoint: string;
  since: number;
  stop: string;
}

class Push {
  on = $state(false);

  /** Only pages with a service worker can be told anything when they are closed. */
  readonly possible = !STATIC_SITE && 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window;

  /** How things are; and where somebody else is at home here now, the notices are theirs. */
  async read(): Promise<void> {
    const subscription = await this.#subscription();
    this.on = subscription !== undefined && Notification.permission === 'granted';
    const me = this.on ? await person.read() : null;
    const told = remembered<Told>(KEY);
    if (subscription && me && (told.endpoint !== subscription.endpoint || told.since !== me.since)) await this.#tell(subscription, me.since);
  }

  /** Take notices from now on: the browser asks its person, who may say no; and not every browser can. */
  async start(): Promise<'on' | 'denied' | 'impossible'> {
    const registration = this.possible ? await navigator.serviceWorker.getRegistration() : undefined;
    if (!registration) return 'impossible';
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await person.beSomebody();
    const { push_key } = await api.settings();
    const subscription = await subscribed(registration.pushManager, push_key);
    if (!subscription) return 'impossible';
    await this.#tell(subscription, person.me?.since ?? 0);
    this.on = true;
    return 'on';
  }

  async stop(): Promise<void> {
    const { stop } = remembered<Told>(KEY);
    if (stop) await api.stopPush(stop);
    await (await this.#subscription())?.unsubscribe();
    remember(KEY, {});
    this.on = false;
  }

  /** The server has forgotten all browsers of this person: this one is to go on. */
  async again(): Promise<void> {
    const subscription = await this.#subscription();
    if (this.on && subscription && person.me) await this.#tell(subscription, person.me.since);
  }

  async #tell(subscription: PushSubscription, since: number): Promise<void> {
    const { endpoint = '', keys } = subscription.toJSON();
    const { stop } = await api.subscribe({ endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', lang: settings.lang });
    remember(KEY, { endpoint, since, stop });
  }

  async #subscription(): Promise<PushSubscription | undefined> {
    if (!this.possible) return undefined;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? undefined;
  }
}

/** A subscription under the server's key; none where the browser has no push service, or cannot reach it. */
async function subscribed(pushManager: PushManager, key: string): Promise<PushSubscription | undefined> {
  const old = await pushManager.getSubscription();
  if (old && sameKey(old.options.applicationServerKey, key)) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined);
}

function sameKey(known: ArrayBuffer | null, key: string): boolean {
  const bytes = Array.from(new Uint8Array(known ?? new ArrayBuffer(0)), (one) => String.fromCharCode(one)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

export const push = new Push();
