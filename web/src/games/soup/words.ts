/** What cards of Soup are called, and what they do to the pot. */

import type { Face, Recipe, Sign } from '$generated/games/soup';
import { GameSpeaker } from '$lib/speaker.svelte';
import { capital, keyOf, wordsOf } from '$lib/texts.svelte';
import type { Choice } from '../contract';
import { effectOf, signOf } from './view';

export const words = wordsOf('soup');
const speaker = new GameSpeaker('soup');

export const cardName = (face: Face): string => speaker.name('face', face);

/** As a title. */
export function recipeName(recipe: Recipe): string {
  return capital(words.say(`recipe-${keyOf(recipe)}`));
}

/** The total that a card makes, and why where its number does not say it. */
function made(sign: Sign, total: number): string {
  if (sign === 'herb') return words.say('table-stays', { total });
  if (sign === 'reset') return words.say('table-resets', { total });
  return words.say(total === 0 ? 'table-leads-as' : 'table-makes', { total });
}

/** Playing a card, and what that leads to. */
export function foretell(choice: Choice): string {
  const { total, worth } = effectOf(choice);
  const effect = worth !== undefined ? words.say('table-fills', { worth }) : total !== undefined ? made(signOf(choice.text as Face), total) : '';
  return [words.say('table-play', { card: cardName(choice.text as Face) }), effect].filter(Boolean).join(': ');
}
