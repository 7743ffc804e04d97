/** What you have in mind before you do it, and the names that dishes were given. */

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
    for (const one of news) {
      if (one.kind !== 'moved') continue;
      const presented = one.events.some((event) => event.kind === 'presented');
      if (presented && one.note) names = { ...names, [one.seat]: one.note };
      if (one.events.some((event) => event.kind === 'round')) [before, names] = [names, {}];
    }
    [this.names, this.lastNames] = [names, before];
  }
}

export const kitchen = new Kitchen();
