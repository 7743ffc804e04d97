/** How the deals of a game were counted, from what was told of them. */

import { COLLECTS, COSTS, type Event, type Face, type Recipe } from '$generated/games/soup';
import type { News } from '../contract';
import { colorOf, signOf } from './view';

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

/** What a card brings who cooks a recipe. */
function brings(recipe: Recipe, face: Face): number {
  if (colorOf(face) === COLLECTS[recipe]) return 1;
  const cost = COSTS[recipe];
  return cost === 'card' || cost === signOf(face) || cost === colorOf(face) ? -1 : 0;
}

function groupsOf(recipe: Recipe, pile: Face[]): Group[] {
  return [1, 0, -1].map((each) => ({ each, cards: pile.filter((face) => brings(recipe, face) === each) })).filter((group) => group.cards.length);
}

/** All deals that were counted, in order. */
export function dealsOf(news: News[], water: number): Deal[] {
  const deals: Deal[] = [];
  let number = 1;
  let counts: Count[] = [];
  const recipes = new Map<number, Recipe>();
  const piles = new Map<number, Face[]>();
  for (const event of news.flatMap((one) => (one.kind === 'moved' || one.kind === 'started' ? (one.events ?? []) : [])) as unknown as Event[]) {
    if (event.kind === 'dealt') number = event.data.deal ?? number;
    if (event.kind === 'showed') recipes.set(event.data.seat ?? 0, event.data.recipe ?? 'clear water');
    if (event.kind === 'turned_up') piles.set(event.data.seat ?? 0, event.data.pile);
    if (event.kind === 'ran_out') deals.push({ number, counts: (counts = []) });
    if (event.kind !== 'scored') continue;
    const seat = event.data.seat ?? 0;
    const recipe = recipes.get(seat) ?? 'clear water';
    counts.push({ seat, recipe, base: COLLECTS[recipe] ? 0 : water, groups: groupsOf(recipe, piles.get(seat) ?? []), gain: event.data.gain, points: event.data.points });
  }
  return deals;
}
