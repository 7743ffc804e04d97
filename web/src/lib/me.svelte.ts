/** Who you are here: a name and a cookie, no account. */

import { api, Refusal } from './api';
import { t } from './i18n.svelte';
import type { Me } from './protocol';
import { remember, remembered } from './settings.svelte';

const KEY = 'stockpot.me';

class Person {
  me = $state.raw<Me | null>(null);

  /** Ask the server who you are; somebody who has never had a name here is nobody yet, and need not be asked for. */
  async read(): Promise<Me | null> {
    if (this.me || !remembered<Me>(KEY).name) return this.me;
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
    }
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.be(await api.name(name));
  }

  /** Become the person of another device. */
  async claim(token: string): Promise<void> {
    this.be(await api.claim(token));
  }

  be(me: Me): void {
    this.me = me;
    remember(KEY, me);
  }

  /** Somebody, at least under a guest's name, so that one click is enough to play. */
  async beSomebody(): Promise<void> {
    if (!(await this.read())) await this.rename(t.m.guestName);
  }
}

export const person = new Person();
