/**
 * Tables that are dealt ahead (docs/local.md): "Play now" shows one at once, while the house still wakes up. A move that is made
 * before it is ready waits for it.
 */

import type { NewTable } from '$generated/protocol';
import { editionOf } from '../worker/files';
import type { Keep } from '../worker/keep';
import { api } from './api';
import { house } from './house.svelte';

/** What is kept of one (`local/ahead.py`). */
interface Next {
  table: string;
  edition: string;
  messages: string[];
}

/** Tabs deal ahead one after the other. */
const LOCK = 'stockpot deals ahead';

const keyOf = (game: string): string => `next ${game}`;

/** With what is kept here; a browser that lets nothing be kept has no tables that wait. */
async function withKeep<T>(ask: (keep: Keep) => Promise<T>): Promise<T | undefined> {
  try {
    const { Keep } = await import('../worker/keep');
    const keep = await Keep.open();
    return await ask(keep).finally(() => keep.db.close());
  } catch {
    return undefined;
  }
}

/** Take the table that waits in a game, and let it be shown: its name. Nothing where none does, or one of another version of the rules. */
export async function takeNext(game: string): Promise<string | undefined> {
  const fits = (text: string): boolean => (JSON.parse(text) as Next).edition === editionOf(game);
  const found = await withKeep((keep) => keep.take(keyOf(game), fits));
  if (!found) return undefined;
  const { table, messages } = JSON.parse(found) as Next;
  house.foretell(table, messages);
  return table;
}

/** Deal tables ahead that do not wait yet, one after the other, as long as nothing else is to be done. */
export async function dealAhead(tables: NewTable[], wanted: () => boolean): Promise<void> {
  // Addresses that stay the same while files change tell nothing of what a table was dealt by.
  if (!import.meta.env.PROD || !navigator.locks) return;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    for (const table of lock ? tables : []) {
      await idle();
      if (!wanted() || house.state !== 'ready') return;
      await api.dealAhead(table, editionOf(table.game)).catch(() => undefined);
    }
  });
}

const idle = (): Promise<void> => new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done, 500)));
