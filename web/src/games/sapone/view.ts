/** What a choice is made of, and in which order and by which signs cards are shown. */

import { CARDS, CATEGORIES, PRINTED_CARDS, partsOf as exactParts, type Card, type Category, type Parts } from '$generated/games/sapone';
import type { Choice } from '../contract';

export type Good = Card;

/** All seventeen types, category by category, the smaller ones first; the Diamond, which has no category, is the last. */
export const GOODS = [...CATEGORIES, null].flatMap((category) =>
  CARDS.filter((good) => PRINTED_CARDS[good].category === category).sort((a, b) => PRINTED_CARDS[a].amount - PRINTED_CARDS[b].amount),
);

type Of<P, K extends PropertyKey> = P extends Record<K, infer V> ? V : never;

/** What a choice is made of; whatever else than its kind, where the kind has it. */
export type AnyParts = { kind: Parts['kind'] } & { [K in 'card' | 'wish' | 'seat']?: Of<Parts, K> };

export const partsOf = (choice: Choice): AnyParts => exactParts(choice);

const CALLS: Parts['kind'][] = ['declare', 'claim', 'name'];

/** What a card is to be called now, or to count as: chosen among all types, upon the stall. */
export const callOf = (legal: Choice[]): AnyParts['kind'] | undefined => legal.map((one) => partsOf(one).kind).find((kind) => CALLS.includes(kind));

/** The shape that stands for a category, for who does not see its colour. */
export const SHAPES: Record<Category | 'none', string> = { coins: '●', vegetables: '▲', tools: '■', soap: '◆', none: '★' };

/** Cards by type, in the order of the list of types. */
export function piles(cards: Good[]): { good: Good; n: number }[] {
  return GOODS.map((good) => ({ good, n: cards.filter((one) => one === good).length })).filter((one) => one.n > 0);
}
