/** What the cards of a view are, and what a choice is made of. */

import type { Card, Category, Parts } from '$generated/games/sapone';
import type { Choice } from '../contract';

export const COINS = ['coin', 'two coins', 'three coins', 'four coins'] as const;
export const VEGETABLES = ['watermelon', 'leek', 'broccoli', 'cucumber', 'artichoke'] as const;
export const TOOLS = ['broom', 'scythe', 'rake', 'pick', 'shovel'] as const;
export const SOAP = ['soap', 'double soap'] as const;
/** All seventeen types, category by category. */
export const GOODS = [...COINS, ...VEGETABLES, ...TOOLS, ...SOAP, 'diamond'] as const;
export type Good = Card;

type Of<P, K extends PropertyKey> = P extends Record<K, infer V> ? V : never;

/** What a choice is made of; whatever else than its kind, where the kind has it. */
export type AnyParts = { kind: Parts['kind'] } & { [K in 'card' | 'wish' | 'seat']?: Of<Parts, K> };

export function partsOf(choice: Choice): AnyParts {
  return choice.parts as unknown as AnyParts;
}

// ------------------------------------------------------------------------------------------------------------- the cards

export function isOneOf<T extends string>(list: readonly T[], good: string): good is T {
  return (list as readonly string[]).includes(good);
}

/** The category of a type; the Diamond has none until it is named. */
export function categoryOf(good: Good): Category | null {
  if (isOneOf(COINS, good)) return 'coins';
  if (isOneOf(VEGETABLES, good)) return 'vegetables';
  if (isOneOf(TOOLS, good)) return 'tools';
  return isOneOf(SOAP, good) ? 'soap' : null;
}

/** The shape that stands for a category, for who does not see its colour. */
export const SHAPES: Record<Category | 'none', string> = { coins: '●', vegetables: '▲', tools: '■', soap: '◆', none: '★' };

/** What a card adds to the sum of its category. */
export function amountOf(good: Good): number {
  return isOneOf(COINS, good) ? COINS.indexOf(good) + 1 : isOneOf(SOAP, good) ? SOAP.indexOf(good) + 1 : 0;
}

/** How rare a vegetable or tool is: the number of its copies, 1 the rarest; 0 for all else. */
export function rarityOf(good: Good): number {
  if (isOneOf(VEGETABLES, good)) return VEGETABLES.indexOf(good) + 1;
  return isOneOf(TOOLS, good) ? TOOLS.indexOf(good) + 1 : 0;
}

/** Cards by type, in the order of the list of types. */
export function piles(cards: Good[]): { good: Good; n: number }[] {
  return GOODS.map((good) => ({ good, n: cards.filter((one) => one === good).length })).filter((one) => one.n > 0);
}
