import type { Face, Recipe } from '$generated/games/soup';
import { capital, keyOf, wordsOf } from '$lib/texts.svelte';
import { colorOf, signOf } from './view';

export const words = wordsOf('soup');

export function cardName(face: Face): string {
  return words.say('face', { color: words.say(`color-${colorOf(face)}`), sign: words.say(`sign-${signOf(face)}`) });
}

/** As a title. */
export function recipeName(recipe: Recipe): string {
  return capital(words.say(`recipe-${keyOf(recipe)}`));
}
