/** What pieces of The Pantry are called. */

import { keyOf, wordsOf } from '$lib/texts.svelte';
import type { Recipe } from '$generated/games/pantry';

export const words = wordsOf('pantry');

/** What a designer has made up is called as it was written. */
export const jarName = (kind: string): string => words.find(`jar-${keyOf(kind)}`) ?? kind;
export const roleName = (role: string): string => words.find(`role-${keyOf(role)}`) ?? role;

/** "Hand – Fish Head – Heart, 1 point". */
export function recipeName(recipe: Recipe): string {
  return `${recipe.ingredients.map((kind) => jarName(kind)).join(' – ')}, ${words.say('table-points', { n: recipe.points })}`;
}
