/** The people you have blocked at a table, by their aliases there. The list itself is kept by the server. */

import { api } from './api';
import { isHere } from './house.svelte';
import { person } from './me.svelte';

export class Blocked {
  persons = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    readonly table: string,
    /** The invitation, for a table where one is needed. */
    readonly code: string,
  ) {
    void this.read().catch(() => undefined);
  }

  /** Whom you have blocked at this table; somebody without a name has blocked nobody. */
  async read(): Promise<void> {
    if (isHere(this.table) || !(await person.read())) return;
    this.persons = new Set((await api.blocked(this.table, this.code)).persons);
  }

  async block(who: string): Promise<void> {
    await api.block({ table: this.table, code: this.code, person: who });
    this.persons = new Set([...this.persons, who]);
  }
}
