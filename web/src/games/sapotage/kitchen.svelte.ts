/** What you have in mind before you do it, and the names that dishes were given. */

import { eventsOf } from '$generated/games/sapotage';
import type { News } from '../contract';

class Kitchen {
  /** Cards of the hand laid on the prep board, by name. */
  picked = $state.raw<string[]>([]);
  /** The shared ingredient chosen. */
  shared = $state<string | null>(null);
  /** The card chosen to be given or discarded. */
  gift = $state<string | null>(null);
  /** Names that cooks gave their dishes, by seat: in this round, and in the one before. */
  names = $state.raw<Record<number, string>>({});
  lastNames = $state.raw<Record<number, string>>({});
  /** Which round this is, as soon as one has followed another. */
  #round = $state(0);

  clear(): void {
    this.rest();
    this.names = this.lastNames = {};
  }

  /** Put everything back. */
  rest(): void {
    this.picked = [];
    this.shared = null;
    this.gift = null;
  }

  toggle(card: string, most: number): void {
    if (this.picked.includes(card)) this.picked = this.picked.filter((one) => one !== card);
    else if (this.picked.length < most) this.picked = [...this.picked, card];
  }

  /** Names come along with moves; a view tells only what a dish is called without one. */
  hear(news: News[]): void {
    let names: Record<number, string> = {};
    let before: Record<number, string> = {};
    let round = 0;
    for (const one of news) {
      if (one.kind !== 'moved') continue;
      const presented = one.events.some((event) => event.kind === 'presented');
      if (presented && one.note) names = { ...names, [one.seat]: one.note };
      const next = eventsOf(one.events).find((event) => event.kind === 'round');
      if (next) [before, names, round] = [names, {}, next.data.round ?? 0];
    }
    [this.names, this.lastNames, this.#round] = [names, before, round];
  }

  /** The names of a round that is on the table. */
  namesIn(round: number): Record<number, string> {
    return round < this.#round ? this.lastNames : this.names;
  }
}

export const kitchen = new Kitchen();
