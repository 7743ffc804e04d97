/** Who you are here: a name and a cookie, no account. */

import { api, Refusal } from './api';
import { t } from './i18n.svelte';
import type { Me } from './protocol';

class Person {
  me = $state.raw<Me | null>(null);
  /** Has the server been asked? */
  known = $state(false);

  async read(): Promise<Me | null> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.me = null;
    }
    this.known = true;
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.name(name);
    this.known = true;
  }

  /** Somebody, at least under a guest's name, so that one click is enough to play. */
  async beSomebody(): Promise<void> {
    if (!(await this.read())) await this.rename(t.m.guestName);
  }
}

export const person = new Person();
