/** What this device remembers of your tables and lists do not say: who else sat there, how it ended, how far you read the chat. */

import { remember, remembered } from './settings.svelte';

export interface Seen {
  /** The others. */
  names?: string[];
  /** All, by seat. */
  seats?: string[];
  /** Once it was over. */
  place?: number;
  /** The last news that was read in an open chat. */
  heard?: number;
}

const KEY = 'stockpot.seen';
const MOST = 100;

export function seen(): Partial<Record<string, Seen>> {
  return remembered<Record<string, Seen>>(KEY);
}

/** The latest tables are kept. */
export function noteSeen(table: string, what: Seen): void {
  const { [table]: before, ...rest } = seen();
  const now = { ...before, ...what };
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  remember(KEY, Object.fromEntries([...Object.entries(rest).slice(1 - MOST), [table, now]]));
}
