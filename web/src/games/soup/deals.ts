/** How the deals of a game were counted, from what was told of them. */

import { CARD_POINTS, eventsOf, type Face, type Recipe, type View } from '$generated/games/soup';
import type { News } from '../contract';
import { pointsOf } from './lists';

/** Cards of a pile that bring the same each. */
interface Group {
  each: number;
  cards: Face[];
}

/** How a pile was counted. */
export interface Count {
  seat: number;
  recipe: Recipe;
  /** What the recipe brings without a card. */
  base: number;
  groups: Group[];
  gain: number;
  /** What this makes in all. */
  points: number;
}

export interface Deal {
  number: number;
  counts: Count[];
}

function groupsOf(view: View, recipe: Recipe, pile: Face[]): Group[] {
  const { gain, cost } = pointsOf(view, recipe);
  const groups = [1, 0, -1].map((way) => ({ each: way > 0 ? gain : way * cost, cards: pile.filter((face) => CARD_POINTS[recipe][face] === way) }));
  return groups.filter((group) => group.cards.length);
}

/** All deals that were counted, in order. */
export function dealsOf(news: News[], view: View): Deal[] {
  const deals: Deal[] = [];
  let number = 1;
  let counts: Count[] = [];
  const recipes = new Map<number, Recipe>();
  const piles = new Map<number, Face[]>();
  for (const event of eventsOf(news.flatMap((one) => (one.kind === 'moved' || one.kind === 'started' ? (one.events ?? []) : [])))) {
    if (event.kind === 'dealt') number = event.data.deal ?? number;
    if (event.kind === 'showed') recipes.set(event.data.seat ?? 0, event.data.recipe ?? 'clear water');
    if (event.kind === 'turned_up') piles.set(event.data.seat ?? 0, event.data.pile);
    if (event.kind === 'ran_out') deals.push({ number, counts: (counts = []) });
    if (event.kind !== 'scored') continue;
    const seat = event.data.seat ?? 0;
    const recipe = recipes.get(seat) ?? 'clear water';
    const { gain, points } = event.data;
    const groups = groupsOf(view, recipe, piles.get(seat) ?? []);
    const base = groups.reduce((left, { each, cards }) => left - each * cards.length, gain);
    counts.push({ seat, recipe, base, groups, gain, points });
  }
  return deals;
}
