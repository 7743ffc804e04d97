import type { Face, Recipe } from '$generated/games/soup';
import { capital, keyOf, wordsOf } from '$lib/texts.svelte';
import type { Choice } from '../contract';
import { colorOf, effectOf, signOf } from './view';

export const words = wordsOf('soup');

export function cardName(face: Face): string {
  return words.say('face', { color: words.say(`color-${colorOf(face)}`), sign: words.say(`sign-${signOf(face)}`) });
}

/** As a title. */
export function recipeName(recipe: Recipe): string {
  return capital(words.say(`recipe-${keyOf(recipe)}`));
}

/** Playing a card, and what that leads to. */
export function foretell(choice: Choice): string {
  const { total, worth } = effectOf(choice);
  const effect = worth !== undefined ? words.say('table-fills', { worth }) : total !== undefined ? words.say('table-makes', { total }) : '';
  return [words.say('table-play', { card: cardName(choice.text as Face) }), effect].filter(Boolean).join(': ');
}
