/** Notices: those that the server sends while no page is open (Web Push), and what happens when one is touched. */

declare const self: ServiceWorkerGlobalScope;

/** What the server sends (`server/people/push.py`). */
interface Pushed {
  title: string;
  body: string;
  /** Where it leads, on this site. */
  link: string;
  tag: string;
  /** Where to say that this browser wants no more, and the words for it. */
  stop: string;
  stop_title: string;
}

/** What the types of this version do not know yet. */
interface Options extends NotificationOptions {
  renotify: boolean;
  actions: { action: string; title: string }[];
}

const STOP = 'stop';

export function takePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
  self.addEventListener('pushsubscriptionchange', (event) => (event as ExtendableEvent).waitUntil(subscribeAgain()));
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const { link, stop } = (notification.data ?? {}) as Partial<Pushed>;
    notification.close();
    event.waitUntil(action === STOP && stop ? end(stop) : show(link ? addressOf(link) : notification.tag));
  });
}

/** Tell it, unless the person is looking at the very table. */
async function tell(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, link, stop, stop_title } = data?.json() as Pushed;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((one) => one.focused && samePage(one.url, addressOf(link)))) return;
  const more: Options = { body, tag, renotify: true, icon: addressOf('/icon-192.png'), data: { link, stop }, actions: [{ action: STOP, title: stop_title }] };
  await self.registration.showNotification(title, more);
}

/** The page that a notice is about, or that page anew. */
async function show(address: string): Promise<WindowClient | null> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => samePage(one.url, address));
  return page ? page.focus() : self.clients.openWindow(address);
}

/** One tap, and this browser is left alone. */
async function end(stop: string): Promise<void> {
  await fetch(addressOf(stop), { method: 'DELETE' });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

/** The push service has given this browser another address. */
async function subscribeAgain(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(addressOf('/api/me/push'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ endpoint, ...keys }) });
}

const addressOf = (path: string): string => new URL(path, self.registration.scope).href;

/** Invitations may stand behind it. */
const samePage = (one: string, other: string): boolean => new URL(one).pathname === new URL(other).pathname;
