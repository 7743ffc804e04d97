/** Who you are here: a name and a cookie, no account. */

import { api, Refusal } from './api';
import { say } from './texts.svelte';
import type { Me } from '$generated/protocol';
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

  /** Become who you were on this device before. */
  async back(): Promise<void> {
    this.be(await api.back());
  }

  /** All other devices are nobody from now on. */
  async signOutOthers(): Promise<void> {
    this.be(await api.signOutOthers());
  }

  /** A socket was closed because devices were signed out: is it this one? */
  async signedOut(): Promise<boolean> {
    try {
      this.be(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) return false;
      this.me = null;
      remember(KEY, {});
      return true;
    }
    return false;
  }

  be(me: Me): void {
    this.me = me;
    remember(KEY, me);
  }

  /** Somebody, at least under a guest's name, so that one click is enough to play. */
  async beSomebody(): Promise<void> {
    if (!(await this.read())) await this.rename(say('guest-name'));
  }
}

export const person = new Person();
