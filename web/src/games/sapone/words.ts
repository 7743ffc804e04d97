import { catalogue } from '$lib/i18n.svelte';
import en, { type Messages } from './messages.en';
import fr from './messages.fr';
import type { Good } from './view';

export const words = catalogue<Messages>({ en, fr });

export function goodName(good: Good): string {
  return words.m.goods[good];
}
