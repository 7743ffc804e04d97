/** What cards of SaPotage are called. */

import { keyOf, say, wordsOf } from '$lib/texts.svelte';
import type { Card } from '$generated/games/sapotage';

export const words = wordsOf('sapotage');

/** What a card is called; one from a designer's own list as it is called there. */
const called = (kind: string, name: string): string => words.find(`${kind}-${keyOf(name)}`) ?? name;

/** On its card: with soft hyphens, where a long name may be broken. */
export const printed = (name: string): string => called('ingredient', name);
export const ingredient = (name: string): string => printed(name).replaceAll('\u00ad', '');
export const judgeName = (name: string): string => called('judge', name);
export const judgeTitle = (title: string): string => called('title', title);

/** What a dish is called after two of its cards. */
export const dishName = ([first = '', second = '']: string[]): string => words.say('dish-name', { first: ingredient(first), second: ingredient(second) });

/** "Lemon: sour, sour, bitter". */
export function cardName(card: Card): string {
  const what = card.kind === 'basic' ? card.flavors.map((flavor) => words.say(`flavor-${keyOf(flavor)}`)).join(', ') : words.say('table-flat', { points: card.flat });
  return say('does', { name: ingredient(card.name), what });
}
