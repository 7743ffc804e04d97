/** What follows from a view; what a view is made of is declared in games/sapotage/view.py. */

import { inForce, partsOf, type View } from '$generated/games/sapotage';
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

/** sapotage.present.points: what a presentation has brought, as soon as all have reacted; nothing where it is counted otherwise, or not yet. */
export function received(view: View, seat: number): number | null {
  const { presentation, name_points, laugh_points } = inForce(view);
  const dish = view.seats[seat];
  const reactions = Object.values(dish?.reactions ?? {});
  if (!dish || dish.presentation !== null || presentation !== 'honor' || reactions.length < view.seats.length - 1) return dish?.presentation ?? null;
  const unfit = reactions.filter((one) => one === 'unfit').length;
  return 2 * unfit > reactions.length ? 0 : name_points + laugh_points * reactions.filter((one) => one === 'laugh').length;
}
