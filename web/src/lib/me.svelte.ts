/** Who you are here: a name and a cookie, no account. */

import { api, Refusal } from './api';
import { house } from './house.svelte';
import { STATIC_SITE } from './mode';
import { say } from './texts.svelte';
import type { Me } from '$generated/protocol';
import { remember, remembered } from './settings.svelte';

const KEY = 'stockpot.me';
/** Under what name somebody has played in this browser, beside a server. */
const HERE_KEY = 'stockpot.here';
/** The server's sign that somebody has a name here (`server/people/identity.py`); it outlasts what a page can keep. */
const NAMED = 'stockpot_named';

class Person {
  me = $state.raw<Me | null>(null);
  /** A name that is being given: who asks meanwhile waits for it, else a guest's would take its place. */
  #naming: Promise<unknown> = Promise.resolve();

  /** Ask the server who you are; somebody who has never had a name here is nobody yet, and need not be asked for. */
  async read(): Promise<Me | null> {
    await this.#naming;
    if (this.me || !this.known) return this.me;
    try {
      this.be(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.#beNobody();
    }
    return this.me;
  }

  async rename(name: string): Promise<void> {
    const given = api.name(name);
    this.#naming = given.catch(() => undefined);
    this.be(await given);
    if (!STATIC_SITE && house.state === 'ready') await this.#nameHere(name);
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

  /** Delete yourself on the server; what was played in this browser stays in it. */
  async forget(): Promise<void> {
    await api.forget();
    this.#beNobody();
  }

  /** A socket was closed because devices were signed out: is it this one? */
  async signedOut(): Promise<boolean> {
    try {
      this.be(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) return false;
      this.#beNobody();
      return true;
    }
    return false;
  }

  be(me: Me): void {
    this.me = me;
    remember(KEY, me);
  }

  #beNobody(): void {
    this.me = null;
    remember(KEY, {});
    document.cookie = `${NAMED}=; path=/; max-age=0`;
  }

  /** Has somebody had a name here before? */
  get known(): boolean {
    return this.me !== null || remembered<Me>(KEY).name !== undefined || document.cookie.split('; ').includes(`${NAMED}=1`);
  }

  /** Has anything been played in this browser? */
  get playedHere(): boolean {
    return STATIC_SITE || remembered<Me>(HERE_KEY).name !== undefined;
  }

  /** Somebody, at least under a guest's name, so that one click is enough to play; `here`: in this browser, without the server. */
  async beSomebody(here = STATIC_SITE): Promise<void> {
    await this.#naming;
    if (here && !STATIC_SITE) await this.#nameHere(remembered<Me>(KEY).name ?? remembered<Me>(HERE_KEY).name ?? say('guest-name'));
    else if (!(await this.read())) await this.rename(say('guest-name'));
  }

  async #nameHere(name: string): Promise<void> {
    remember(HERE_KEY, { name: (await api.name(name, true)).name });
  }
}

export const person = new Person();
