/** What is said at a table, as far as its reader wants to hear it: bubbles for a moment, and how much was not read. */

import type { News, Reacted, Said } from '$generated/protocol';

export interface Bubble {
  text?: string;
  what?: string;
}

/** Milliseconds for which a bubble stands: longer for more to read. */
const LEAST = 4000;
const PER_LETTER = 60;
const MOST = 12000;

export const isTalk = (one: News): one is Said | Reacted => one.kind === 'said' || one.kind === 'reacted';

/** What the reader wants to hear of: not from people whom they have blocked. */
export const heardBy = (blocked: ReadonlySet<string>) => (one: News): boolean => !isTalk(one) || !one.person || !blocked.has(one.person);

export class Speaking {
  /** The last thing that each seat has said, for a moment. */
  bubbles = $state<Record<number, Bubble>>({});
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(news: News[]): void {
    for (const one of news) {
      if (!isTalk(one) || one.seat === undefined) continue;
      this.#show(one.seat, one.kind === 'said' ? { text: one.text } : { what: one.what });
    }
  }

  #show(seat: number, bubble: Bubble): void {
    clearTimeout(this.#timers.get(seat));
    this.bubbles[seat] = bubble;
    const stands = Math.min(MOST, LEAST + PER_LETTER * (bubble.text?.length ?? 0));
    this.#timers.set(seat, setTimeout(() => delete this.bubbles[seat], stands));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
