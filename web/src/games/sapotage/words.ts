import { catalogue } from '$lib/i18n.svelte';
import { keyOf, wordsOf } from '$lib/texts.svelte';
import en, { type Messages } from './messages.en';
import fr from './messages.fr';
import type { Card } from './view';

export const words = catalogue<Messages>({ en, fr });

const texts = wordsOf('sapotage');

/** What a card is called; one from a designer's own list as it is called there. */
const called = (kind: string, name: string): string => texts.find(`${kind}-${keyOf(name)}`) ?? name;

export const ingredient = (name: string): string => called('ingredient', name);
export const judgeName = (name: string): string => called('judge', name);
export const judgeTitle = (title: string): string => called('title', title);

/** "Lemon: sour, sour, bitter". */
export function cardName(card: Card): string {
  const what = card.kind === 'basic' ? card.flavors.map((flavor) => words.m.flavors[flavor]).join(', ') : words.m.flat({ points: card.flat });
  return `${ingredient(card.name)}: ${what}`;
}
