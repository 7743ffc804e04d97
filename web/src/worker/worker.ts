/** A house without a server, in a thread of its own: Python, what is kept, and the page's calls and sockets. */

import { Keep } from './keep';
import type { FromWorker, ToWorker } from './messages';
import { Python, type House } from './python';

const say = (message: FromWorker): void => postMessage(message);

/** Tabs tell each other which tables they have written to. */
const others = new BroadcastChannel('stockpot');

async function begin(): Promise<House> {
  const [python, keep] = await Promise.all([Python.start(), Keep.open().catch(() => undefined)]);
  const house = python.begin(
    {
      post: (socket, text) => say({ type: 'post', socket, text }),
      closed: (socket, code, reason) => say({ type: 'closed', socket, code, reason }),
      fetch: (part) => python.fetch(part),
      tables: async () => keep?.tables() ?? '',
      entries: async (table, after) => keep?.entries(table, after) ?? '',
      get: async (name) => keep?.get(name) ?? '',
      write: async (changes) => keep?.write(changes),
    },
    keep !== undefined,
  );
  if (keep) keep.changed = (tables) => others.postMessage(tables);
  others.onmessage = ({ data }: MessageEvent<string[]>) => data.forEach((table) => house.changed(table));
  say({ type: 'ready', keeps: keep !== undefined });
  return house;
}

const begun = begin();
begun.catch((error: unknown) => say({ type: 'failed', reason: String(error) }));

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const house = await begun;
  switch (data.type) {
    case 'call':
      return say({ type: 'answer', id: data.id, text: await house.call(data.method, data.path, data.body) });
    case 'open':
      return house.open(data.socket, data.table);
    case 'hear':
      return house.hear(data.socket, data.text);
    case 'close':
      return house.close(data.socket);
  }
};
