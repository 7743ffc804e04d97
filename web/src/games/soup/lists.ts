/** Cards and recipes of a designer's own list, where a table has one: the pieces themselves show what is printed. */

import { getContext, setContext } from 'svelte';
import { RECIPE_POINTS, type Face, type Recipe, type RecipePoints, type View } from '$generated/games/soup';

/** What cards count, of those that count something else than they show. */
export const otherValues = (view: View): Map<Face, number> => new Map(Object.entries(view.values ?? {}) as [Face, number][]);

/** What each card that a recipe collects brings, and each that spoils it costs. */
export const pointsOf = (view: View, recipe: Recipe): RecipePoints => view.recipe_points?.[recipe] ?? RECIPE_POINTS[recipe];

/** Cards are drawn in many places of a table; what they count is kept for all of them. */
const KEPT = Symbol('values');
type Values = () => Map<Face, number>;

export const keepValues = (values: Values): Values => setContext(KEPT, values);

export const keptValues = (): Values => getContext<Values | undefined>(KEPT) ?? (() => new Map<Face, number>());
