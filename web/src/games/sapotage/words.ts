import { catalogue } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import { INGREDIENTS, JUDGES, TITLES } from './french';
import en, { type Messages } from './messages.en';
import fr from './messages.fr';
import type { Card } from './view';

export const words = catalogue<Messages>({ en, fr });

const translated = (names: Record<string, string>, name: string): string => (settings.lang === 'fr' ? (names[name] ?? name) : name);

export const ingredient = (name: string): string => translated(INGREDIENTS, name);
export const judgeName = (name: string): string => translated(JUDGES, name);
export const judgeTitle = (title: string): string => translated(TITLES, title);

/** "Lemon: sour, sour, bitter". */
export function cardName(card: Card): string {
  const what = card.kind === 'basic' ? card.flavors.map((flavor) => words.m.flavors[flavor]).join(', ') : words.m.flat({ points: card.flat });
  return `${ingredient(card.name)}: ${what}`;
}
