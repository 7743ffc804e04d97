/** Why a category went to whom it went: the comparison of `games/sapone/pieces.py`, step by step, for people to follow. */

import { inForce, type Category, type SeatView, type View } from '$generated/games/sapone';
import { amountOf, categoryOf, COINS, rarityOf, SOAP, TOOLS, VEGETABLES, type Good } from './view';

/** What decided: the sum, more of a large card, more types, a rarer type, a later layer; or nothing could. */
export type Decider =
  | { by: 'alone' }
  | { by: 'sum' }
  | { by: 'largest'; good: Good }
  | { by: 'types'; layer: number }
  | { by: 'rarer'; layer: number; good: Good }
  | { by: 'tie' }
  | { by: 'nobody' };

export interface Contender {
  seat: number;
  cards: Good[];
  /** Sum of amounts, or number of types. */
  value: number;
  wins: boolean;
}

export interface Verdict {
  category: Category;
  contenders: Contender[];
  decider: Decider;
}

/** The hands as they counted: a named Diamond is a card of that type and nothing else. */
export function countedHands(view: View): Good[][] {
  return view.seats.map((one) => one.shown_hand.map((good) => (good === 'diamond' && view.shown_diamond ? view.shown_diamond : good)));
}

const ORDER: Record<Category, readonly Good[]> = {
  coins: [...COINS].reverse(),
  soap: [...SOAP].reverse(),
  vegetables: VEGETABLES,
  tools: TOOLS,
};
const isSum = (category: Category): boolean => category === 'coins' || category === 'soap';
const count = (cards: Good[], good: Good): number => cards.filter((one) => one === good).length;

/** The sum of amounts, or the number of types, of the cards of a category. */
export function valueOf(cards: Good[], category: Category): number {
  return isSum(category) ? cards.reduce((sum, good) => sum + amountOf(good), 0) : new Set(cards).size;
}

export function cardsOf(hand: Good[], category: Category): Good[] {
  return hand.filter((good) => categoryOf(good) === category);
}

/** Compare two collections: who is better (positive for the first), and by what. */
export function compare(one: Good[], other: Good[], category: Category): { better: number; decider: Decider } {
  if (isSum(category)) {
    const difference = valueOf(one, category) - valueOf(other, category);
    if (difference) return { better: difference, decider: { by: 'sum' } };
    for (const good of ORDER[category]) {
      const more = count(one, good) - count(other, good);
      if (more) return { better: more, decider: { by: 'largest', good } };
    }
    return { better: 0, decider: { by: 'tie' } };
  }
  for (let layer = 1; layer <= 6; layer++) {
    const has = (cards: Good[]): Good[] => ORDER[category].filter((good) => count(cards, good) >= layer);
    const [mine, yours] = [has(one), has(other)];
    if (mine.length !== yours.length) return { better: mine.length - yours.length, decider: { by: 'types', layer } };
    const good = ORDER[category].find((type) => mine.includes(type) !== yours.includes(type));
    if (good) return { better: mine.includes(good) ? 1 : -1, decider: { by: 'rarer', layer, good } };
  }
  return { better: 0, decider: { by: 'tie' } };
}

/** A category of the last round: all who have cards of it, best first, and what decided between the best two. */
export function verdict(view: View, category: Category): Verdict {
  const contenders = countedHands(view)
    .map((hand, seat) => {
      const cards = cardsOf(hand, category).sort((a, b) => rarityOf(a) - rarityOf(b) || amountOf(b) - amountOf(a));
      return { seat, cards, value: valueOf(cards, category), wins: (view.seats[seat] as SeatView).won.includes(category) };
    })
    .filter((one) => one.cards.length > 0)
    .sort((a, b) => compare(b.cards, a.cards, category).better);
  const [best, next] = contenders;
  const decider: Decider = !best ? { by: 'nobody' } : !next ? { by: 'alone' } : compare(best.cards, next.cards, category).decider;
  return { category, contenders, decider };
}

// ------------------------------------------------------------------------------------------------- the table of points

/** The sets of categories in the order of the printed table. */
export const SETS = ['C', 'V', 'T', 'S', 'CV', 'CT', 'VT', 'CS', 'VS', 'TS', 'CVT', 'CVS', 'CTS', 'VTS', 'CVTS'] as const;
const CLASSIC = [1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8, 10, 15];
const REVISED = [1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9, 12];
const LETTERS: Record<string, Category> = { C: 'coins', V: 'vegetables', T: 'tools', S: 'soap' };

export function pointsTable(view: View): { won: Category[]; points: number }[] {
  const { table, points } = inForce(view);
  const values = table === 'own' ? points : table === 'revised' ? REVISED : CLASSIC;
  return SETS.map((set, n) => ({ won: [...set].map((letter) => LETTERS[letter] as Category), points: values[n] ?? 0 }));
}
