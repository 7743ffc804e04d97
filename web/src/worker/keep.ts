/** What is kept in this browser: logs of tables entry by entry, their summaries, and values by name (docs/local.md). */

import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

interface Stores extends DBSchema {
  /** By table and number. */
  entries: { key: [string, number]; value: string };
  /** By table. */
  summaries: { key: string; value: string };
  values: { key: string; value: string };
}

type StoreName = 'entries' | 'summaries' | 'values';
const ALL: StoreName[] = ['entries', 'summaries', 'values'];

interface Log {
  table: string;
  first: number;
  entries: string[];
  summary: string;
}

interface Changes {
  delete?: string[];
  logs?: Log[];
  values?: Record<string, string>;
}

/** All entries of a table after a number. */
const after = (table: string, number: number): IDBKeyRange => IDBKeyRange.bound([table, number], [table, Infinity], true);

export class Keep {
  /** Told which tables have changed, after they have. */
  changed: (tables: string[]) => void = () => undefined;

  private constructor(readonly db: IDBPDatabase<Stores>) {}

  static async open(): Promise<Keep> {
    const db = await openDB<Stores>('stockpot', 1, {
      upgrade(made) {
        for (const name of ALL) made.createObjectStore(name);
      },
      // A later version of the application, in another tab, wants the stores for itself.
      blocking: () => db.close(),
    });
    return new Keep(db);
  }

  async tables(): Promise<string> {
    return (await this.db.getAll('summaries')).join('\n');
  }

  async entries(table: string, number: number): Promise<string> {
    return (await this.db.getAll('entries', after(table, number))).join('\n');
  }

  async get(name: string): Promise<string> {
    return (await this.db.get('values', name)) ?? '';
  }

  /** A value, which goes by that: nobody else gets it. One that does not fit stays. */
  async take(name: string, fits: (value: string) => boolean): Promise<string> {
    const work = this.db.transaction('values', 'readwrite');
    const value = (await work.store.get(name)) ?? '';
    if (!value || !fits(value)) return '';
    await work.store.delete(name);
    await work.done;
    return value;
  }

  /** All of it, or nothing. */
  async write(text: string): Promise<void> {
    const changes = JSON.parse(text) as Changes;
    const work = this.db.transaction(ALL, 'readwrite');
    // What a request is refused for is told by the transaction, too.
    work.done.catch(() => undefined);
    try {
      await carryOut(changes, work);
    } catch (error) {
      if (!work.error) abort(work);
      throw error;
    }
    await work.done;
    this.changed([...(changes.delete ?? []), ...(changes.logs ?? []).map((log) => log.table)]);
  }
}

type Work = IDBPTransaction<Stores, StoreName[], 'readwrite'>;

async function carryOut(changes: Changes, work: Work): Promise<void> {
  for (const table of changes.delete ?? []) {
    await work.objectStore('entries').delete(after(table, 0));
    await work.objectStore('summaries').delete(table);
  }
  for (const log of changes.logs ?? []) await append(log, work);
  for (const [name, value] of Object.entries(changes.values ?? {})) {
    await (value ? work.objectStore('values').put(value, name) : work.objectStore('values').delete(name));
  }
}

/** Entries follow one another without a gap, and no number is taken twice. */
async function append({ table, first, entries, summary }: Log, work: Work): Promise<void> {
  const log = work.objectStore('entries');
  if (first > 1 && !(await log.getKey([table, first - 1]))) throw new DOMException(`No entry ${first - 1}`, 'ConstraintError');
  await Promise.all(entries.map((entry, n) => log.add(entry, [table, first + n])));
  if (summary) await work.objectStore('summaries').put(summary, table);
}

function abort(work: Work): void {
  try {
    work.abort();
  } catch {
    // It has ended by itself.
  }
}
