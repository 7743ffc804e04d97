import { catalogue } from '$lib/i18n.svelte';
import en, { type Messages } from './messages.en';
import fr from './messages.fr';
import type { Recipe } from './view';

export const words = catalogue<Messages>({ en, fr });

/** "Hand – Fish Head – Heart, 1 point". */
export function recipeName(recipe: Recipe): string {
  return `${recipe.ingredients.map((kind) => words.m.kinds[kind]).join(' – ')}, ${words.m.points({ n: recipe.points })}`;
}
