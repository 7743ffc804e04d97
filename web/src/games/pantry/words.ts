/** What pieces of The Pantry are called. */

import { keyOf, wordsOf } from '$lib/texts.svelte';
import type { Recipe } from '$generated/games/pantry';
import type { Completion } from './view';

export const words = wordsOf('pantry');

/** What a designer has made up is called as it was written. */
export const jarName = (kind: string): string => words.find(`jar-${keyOf(kind)}`) ?? kind;
export const roleName = (role: string): string => words.find(`role-${keyOf(role)}`) ?? role;

/** Where a recipe is completed, by the names of its columns. */
export const completing = (way: Completion['way'], from: string, to: string): string =>
  way === 'down' ? words.say('table-complete-down', { column: from }) : words.say('table-complete-across', { from, to });

/** The same where there is little room. */
export const completingShort = (way: Completion['way'], from: string, to: string): string =>
  way === 'down' ? words.say('table-down-short', { column: from }) : words.say('table-across-short', { from, to });

/** Completing ends the turn: that is said where action points would be lost with it. */
export const endingTurn = (where: string, actions: number): string => (actions > 1 ? words.say('table-complete-ends', { where }) : where);

/** "Hand – Fish Head – Heart, 1 point". */
export function recipeName(recipe: Recipe): string {
  return `${recipe.ingredients.map((kind) => jarName(kind)).join(' – ')}, ${words.say('table-points', { n: recipe.points })}`;
}
