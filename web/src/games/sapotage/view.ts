/** What follows from a view; what a view is made of is declared in games/sapotage/view.py. */

import { partsOf } from '$generated/games/sapotage';
import type { Choice } from '../contract';

/** How many cards of the hand a dish is made of, while one is to be cooked. */
export function placesOf(legal: Choice[]): number {
  return Math.max(0, ...legal.map(partsOf).map((one) => (one.kind === 'cook' ? one.cards.length : 0)));
}

/** The choice of cooking these cards. */
export function dishOf(legal: Choice[], cards: string[], shared: string | null): Choice | undefined {
  return legal.find((choice) => {
    const one = partsOf(choice);
    if (one.kind !== 'cook' || one.cards.length !== cards.length) return false;
    return one.cards.every((card) => cards.includes(card)) && one.shared === shared;
  });
}
