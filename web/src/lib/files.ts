/** Games as files of one's own: records of finished ones, tables that go on elsewhere, all that is kept in this browser. */

import { api, Refusal } from './api';
import { STATIC_SITE } from './mode';
import { person } from './me.svelte';
import type { Imported, Json } from '$generated/protocol';

interface Named {
  id: string;
  game: string;
}

/** What the page itself keeps, and so adds to a file with everything. */
const OF_THE_PAGE = /^stockpot\.(settings|lesson\..+)$/;

/** A name that says which of somebody's games it is. */
const nameOf = (table: Named): string => `${table.game}-${table.id.replace(/^.*-/, '').slice(0, 8)}`;

export async function downloadRecord(table: Named, code: string): Promise<void> {
  download(`${nameOf(table)}.json`, await api.record(table.id, code));
}

export async function downloadTable(table: Named): Promise<void> {
  download(`${nameOf(table)}-table.json`, await api.file(table.id));
}

export async function downloadAll(): Promise<void> {
  const page = Object.fromEntries(Object.entries({ ...localStorage }).filter(([name]) => OF_THE_PAGE.test(name)));
  download(`stockpot-${new Date().toISOString().slice(0, 10)}.json`, { ...(await api.device()), page });
}

/** Give a person a file. Other things than text are written as JSON. */
export function download(name: string, content: unknown, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([typeof content === 'string' ? content : JSON.stringify(content, null, 1)], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Take in any of these files. A table or a game: where it can be gone to; on a server, so that others can come too. */
export async function openFile(file: File): Promise<Imported | undefined> {
  const content = await file.text().then(JSON.parse).catch(() => null);
  if (typeof content !== 'object' || content === null) throw new Refusal('bad_record', '', 0);
  if ('stockpot_device' in content) {
    await restore(content);
    return undefined;
  }
  await person.beSomebody(STATIC_SITE);
  return api.takeIn(content, STATIC_SITE);
}

async function restore(content: unknown): Promise<void> {
  await person.beSomebody(true);
  const { page } = await api.takeDevice(content);
  for (const [name, value] of Object.entries(page as Record<string, Json>)) {
    if (OF_THE_PAGE.test(name) && typeof value === 'string') localStorage.setItem(name, value);
  }
}
