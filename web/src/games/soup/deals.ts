/** How the deals of a game were counted, from what was told of them. */

import { CARD_POINTS, eventsOf, type Face, type Recipe } from '$generated/games/soup';
import type { News } from '../contract';

/** Cards of a pile, and what they bring together. */
interface Group {
  brings: number;
  cards: Face[];
}

/** How a pile was counted. */
export interface Count {
  seat: number;
  recipe: Recipe;
  groups: Group[];
  gain: number;
  /** What this makes in all. */
  points: number;
}

export interface Deal {
  number: number;
  counts: Count[];
}

/** Cards that the recipe collects, cards that are nothing to it, and cards that spoil it. */
function groupsOf(recipe: Recipe, pile: Face[], collected: number, spoilt: number): Group[] {
  const groups = [{ way: 1, brings: collected }, { way: 0, brings: 0 }, { way: -1, brings: spoilt }]; // prettier-ignore
  return groups.map(({ way, brings }) => ({ brings, cards: pile.filter((face) => CARD_POINTS[recipe][face] === way) })).filter((group) => group.cards.length);
}

/** All deals that were counted, in order. */
export function dealsOf(news: News[]): Deal[] {
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
    const { gain, points, collected, spoilt } = event.data;
    counts.push({ seat, recipe, groups: groupsOf(recipe, piles.get(seat) ?? [], collected, spoilt), gain, points });
  }
  return deals;
}
