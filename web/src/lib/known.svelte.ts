/** Which games have been played or learned on this device. */

import { remember, remembered } from './settings.svelte';

type How = 'played' | 'learned';

const KEY = 'stockpot.known';

class Known {
  #games = $state<Record<string, How>>(remembered<Record<string, How>>(KEY) as Record<string, How>);

  of(game: string): How | undefined {
    return this.#games[game];
  }

  note(game: string, how: How): void {
    if (this.#games[game] === 'learned') return;
    this.#games[game] = how;
    remember(KEY, this.#games);
  }
}

export const known = new Known();
