/** What was said at the stall, held against what it was, as far as who looks was told. */

import type { Event } from '$generated/games/sapone';
import { takenBack } from '$lib/news';
import type { News } from '../contract';
import type { Good } from './view';

export interface Lie {
  seat: number;
  said: Good;
  was: Good;
}

/** A card with what was said of it; `null` where nothing was said that could be it. */
export interface Judged {
  card: Good;
  said: Good | null;
}

/** Each card of a bid with what was said of it: true words first, what is left over were lies. */
export function judge(cards: Good[], claims: (Good | null)[]): Judged[] {
  const left = claims.filter((claim): claim is Good => claim !== null);
  const judged = cards.map((card): Judged => {
    const at = left.indexOf(card);
    if (at < 0) return { card, said: null };
    left.splice(at, 1);
    return { card, said: card };
  });
  return judged.map((one) => (one.said === null ? { ...one, said: left.pop() ?? null } : one));
}

/** The lies of the latest round that was scored. */
export function liesOf(news: News[]): Lie[] {
  const back = takenBack(news);
  let scored: Lie[] = [];
  let lies: Lie[] = [];
  let counting = false;
  let sale: { declared: Good | null; claims: Map<number, Good[]>; buyer: number; received: Good[] } | undefined;
  const lied = (seat: number | null, said: Good | null, was: Good | null | undefined): void => {
    if (seat !== null && said && was && said !== was) lies.push({ seat, said, was });
  };
  for (const { kind, data } of news.flatMap((one) => (one.kind === 'moved' && !back.has(one.seq) ? one.events : [])) as unknown as Event[]) {
    if (sale?.received.length && kind !== 'received') {
      for (const { card, said } of judge(sale.received, sale.claims.get(sale.buyer) ?? [])) lied(sale.buyer, said, card);
      sale = undefined;
    }
    if (kind === 'offered') sale = { declared: data.declared, claims: new Map(), buyer: -1, received: [] };
    else if ((kind === 'bid' || kind === 'claimed') && sale && data.seat !== null) sale.claims.set(data.seat, [...(sale.claims.get(data.seat) ?? []), ...data.claims]);
    else if (kind === 'turned') lied(data.seat, data.declared, data.card);
    else if (kind === 'sold' && sale) {
      sale.buyer = data.to ?? -1;
      if (!data.face_up) lied(data.seat, sale.declared, data.card);
    } else if (kind === 'received' && sale && data.card) sale.received.push(data.card);
    else if (kind === 'revealed' && !counting) [scored, lies, counting] = [lies, [], true];
    if (kind === 'round') counting = false;
  }
  return scored;
}
