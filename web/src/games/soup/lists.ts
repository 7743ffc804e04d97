/** Cards and recipes of a designer's own list, where a table has one: the pieces themselves show what is printed. */

import { getContext, setContext } from 'svelte';
import { readCsv } from '$lib/csv';
import { inForce, type Face, type Recipe, type View } from '$generated/games/soup';
import type { Json } from '$generated/protocol';
import { signOf } from './view';

const rowsOf = (list: Json): string[][] => (typeof list === 'string' && list.includes('\n') ? readCsv(list).slice(1) : []);

/** What cards count, of those that count something else than they show. */
export function otherValues(view: Pick<View, 'options'>): Map<Face, number> {
  const values = rowsOf(inForce(view).cards).map(([card, , value]) => [card as Face, Number(value)] as const);
  return new Map(values.filter(([card, value]) => value !== (Number(signOf(card)) || 0)));
}

/** What each card that a recipe collects brings, and each that spoils it costs. */
export function pointsOf(view: Pick<View, 'options'>, recipe: Recipe): { gain: number; cost: number } {
  const row = rowsOf(inForce(view).recipe_cards).find(([name]) => name === recipe);
  return { gain: Number(row?.[1] ?? 1), cost: Number(row?.[2] ?? 1) };
}

/** Cards are drawn in many places of a table; what they count is kept for all of them. */
const KEPT = Symbol('values');
type Values = () => Map<Face, number>;

export const keepValues = (values: Values): Values => setContext(KEPT, values);

export const keptValues = (): Values => getContext<Values | undefined>(KEPT) ?? (() => new Map<Face, number>());
