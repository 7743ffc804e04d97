/**
 * What was said and done in the latest sale, as told by the beats: words that ride along with moves, and what a sale came to.
 * It is only for the eye and the ear: nothing is decided by it, and after a reconnection it begins anew.
 */

import type { Beat, Happening } from '../contract';
import { eventsOf, type SaleView } from '$generated/games/sapone';
import type { Good } from './view';

/** How a sale or a purchase ended. */
export interface Outcome {
  kind: 'sold' | 'refused' | 'unsold' | 'bought' | 'caught' | 'true';
  seat: number;
  to: number | null;
  cards: number;
  card: Good | null;
  declared: Good | null;
  /** The cards of the bid with what was said of them. */
  received: { card: Good; said: Good | null }[];
  compensation: { seat: number; card: Good | null } | null;
  /** A bid of who looks was not taken. */
  back: boolean;
}

export class Story {
  /** The latest words of each seat in this sale. */
  notes = $state<Record<number, string>>({});
  outcome = $state.raw<Outcome | null>(null);

  /** `before` is the sale as it stood before this beat, `bidder` who looks, if they had bid. */
  hear(beat: Beat, before: SaleView | null, bidder: number | null): void {
    for (const news of beat.news) {
      if (news.kind === 'undone') this.begin();
      if (news.kind !== 'moved') continue;
      if (news.events.some((one) => one.kind === 'offered')) this.begin();
      if (news.note) this.notes[news.seat] = news.note;
      for (const words of news.heard ?? []) this.notes[words.seat] = words.text;
      this.follow(news.events, before, bidder);
    }
  }

  begin(): void {
    this.notes = {};
    this.outcome = null;
  }

  private follow(events: Happening[], before: SaleView | null, bidder: number | null): void {
    const declared = before?.declared ?? null;
    for (const { kind, data } of eventsOf(events)) {
      const ended = (seat: number | null, card: Good | null = null) => ({ seat: seat ?? 0, to: null, cards: 0, card, declared, received: [], compensation: null, back: bidder !== null });
      if (kind === 'bought') this.outcome = { ...ended(data.seat, data.card), kind, declared: null };
      else if (kind === 'refused' || kind === 'unsold') this.outcome = { ...ended(data.seat), kind };
      else if (kind === 'turned' && data.true) this.outcome = { ...ended(data.seat, data.card), kind: 'true', to: before?.doubter ?? null };
      else if (kind === 'gave' && this.outcome?.kind === 'true') this.outcome = { ...this.outcome, to: data.seat };
      else if (kind === 'doubted') this.notes[data.seat ?? 0] = '';
      else if (kind === 'caught') this.outcome = { ...ended(data.from, data.card), kind, to: data.seat };
      else if (kind === 'sold') this.outcome = { ...ended(data.seat, data.card), kind, to: data.to, cards: data.cards, back: bidder !== null && bidder !== data.to };
      else if (kind === 'received' && this.outcome && data.card) {
        this.outcome = { ...this.outcome, received: [...this.outcome.received, { card: data.card, said: data.said }] };
      } else if (kind === 'picked' && data.compensation && this.outcome) {
        this.outcome = { ...this.outcome, compensation: { seat: data.seat ?? 0, card: data.card ?? null } };
      } else if (kind === 'round') this.outcome = null;
    }
  }
}
