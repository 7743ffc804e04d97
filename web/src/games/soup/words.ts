import { catalogue } from '$lib/i18n.svelte';
import en, { type Messages } from './messages.en';
import fr from './messages.fr';
import type { Face } from '$generated/games/soup';
import { colorOf, signOf } from './view';

export const words = catalogue<Messages>({ en, fr });

export function cardName(face: Face): string {
  return `${words.m.colors[colorOf(face)]} ${words.m.signs[signOf(face)]}`;
}
