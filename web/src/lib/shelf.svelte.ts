/** The games on the shelf, in the language of the page. */

import type { GameInfo } from '$generated/protocol';
import { api } from './api';
import { settings } from './settings.svelte';
import { findIn } from './texts.svelte';

class Shelf {
  #games = $state.raw<GameInfo[]>([]);
  #lang = '';

  /** All games; nothing until they have come. Asked for again after a switch of language, the old texts stay until then. */
  get games(): GameInfo[] {
    void this.read().catch(() => undefined);
    return this.#games;
  }

  async read(): Promise<GameInfo[]> {
    const { lang } = settings;
    const games = await api.games(lang);
    if (this.#lang !== lang && lang === settings.lang) [this.#lang, this.#games] = [lang, games];
    return games;
  }
}

export const shelf = new Shelf();

export const gameInfo = (name: string | undefined): GameInfo | undefined => shelf.games.find((one) => one.name === name);

/** What a game is called; nothing until the shelf is known, or the words of the game are `here`. */
export const titleOf = (name: string | undefined, here = false): string => gameInfo(name)?.title ?? (here ? findIn(name ?? '', 'title') : undefined) ?? '';
