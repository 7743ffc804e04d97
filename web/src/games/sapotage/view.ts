/** What follows from a view; what a view is made of is declared in games/sapotage/view.py. */

import type { Parts } from '$generated/games/sapotage';
import type { Choice } from '../contract';

export const parts = (choice: Choice): Parts => choice.parts as unknown as Parts;

/** How many cards of the hand a dish is made of, while one is to be cooked. */
export function placesOf(legal: Choice[]): number {
  return Math.max(0, ...legal.map(parts).map((one) => (one.kind === 'cook' ? one.cards.length : 0)));
}
