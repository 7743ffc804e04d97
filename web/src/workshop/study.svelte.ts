/** Changed rules in the workshop: they are sent, refused or counted, and what is found comes in while it is being counted. */

import type { Begun, CardChange, Change, Counted, Wrong } from '$generated/protocol';
import { api } from '$lib/api';
import { reasonOf } from '$lib/refusal';

/** Milliseconds after a change in which another may follow. */
const PAUSE = 300;

export class Study {
  counted = $state.raw<Counted>();
  cards = $state.raw<CardChange[]>([]);
  wrong = $state.raw<Wrong>();
  number = $state(0);
  /** Are the figures of rules that are not asked for any more? */
  stale = $state(true);
  trouble = $state('');

  #turn = 0;
  #timer = 0;

  constructor(readonly game: string) {}

  /** Ask for other rules, a moment later. */
  change(change: Change): void {
    this.stop();
    this.stale = true;
    const turn = this.#turn;
    this.#timer = window.setTimeout(() => void this.#ask(change, turn).catch((error: unknown) => this.#fail(error, turn)), PAUSE);
  }

  /** What cannot even be asked for. */
  refuse(wrong: Wrong): void {
    this.stop();
    [this.stale, this.wrong] = [true, wrong];
  }

  /** What was asked for is not wanted any more. */
  stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  async #ask(change: Change, turn: number): Promise<void> {
    const begun = await api.change(this.game, change);
    if (turn !== this.#turn) return;
    this.#take(begun);
    for (let seen = 0; begun.study && turn === this.#turn; ) {
      const counted = await api.counted(begun.study, seen);
      if (turn !== this.#turn) return;
      [this.counted, this.stale, seen] = [counted, false, counted.games];
      if (counted.over) return;
    }
  }

  #take(begun: Begun): void {
    this.trouble = '';
    this.wrong = begun.wrong ?? undefined;
    if (begun.wrong) return;
    this.cards = begun.cards;
    this.number = begun.study;
  }

  #fail(error: unknown, turn: number): void {
    if (turn === this.#turn) this.trouble = reasonOf(error);
  }
}
