/** What one has put down for the card on the counter, and what one said it was. */

import { eventsOf } from '$generated/games/sapone';
import { takenBack } from '$lib/news';
import type { News } from '../contract';
import type { Good } from './view';

export interface Put {
  card: Good;
  claim: Good | null;
}

/** Card by card in the order of the news; where these do not go back far enough, the cards alone. */
export function putBy(news: News[], seat: number | null, cards: readonly Good[]): Put[] {
  const back = takenBack(news);
  const events = eventsOf(news.flatMap((one) => (one.kind === 'moved' && !back.has(one.seq) ? one.events : [])));
  const put = events
    .slice(events.findLastIndex(({ kind }) => kind === 'offered') + 1)
    .flatMap(({ kind, data }) => (kind === 'put' && data.seat === seat && data.card ? [{ card: data.card, claim: data.claim }] : []));
  const known = put.map(({ card }) => card).sort().join() === [...cards].sort().join();
  return known ? put : cards.map((card) => ({ card, claim: null }));
}
