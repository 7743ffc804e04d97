/** Texts in English and French. A text that lacks its French form fails `npm run check`. */

import type { InLanguages, Lang } from '$generated/protocol';
import { settings } from './settings.svelte';
import en, { type Messages } from '../messages/en';
import fr from '../messages/fr';

/** A catalogue of texts that follows the language of the page: `const words = catalogue({ en, fr })`, then `words.m.title`. */
export function catalogue<M>(texts: Record<Lang, M>): { readonly m: M } {
  return {
    get m() {
      return texts[settings.lang];
    },
  };
}

/** The texts of the frame. */
export const t = catalogue<Messages>({ en, fr });

/** Something the server sends in both languages. */
export function say(words: InLanguages | undefined): string {
  return words?.[settings.lang] ?? '';
}

const rules = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

/** The form that goes with a number: `plural('fr', 0, 'carte', 'cartes')` is "carte". */
export function plural(lang: Lang, n: number, one: string, other: string): string {
  return rules[lang].select(n) === 'one' ? one : other;
}

/** A number with its noun: "3 cards". */
export function counted(lang: Lang, n: number, one: string, other: string): string {
  return `${n.toLocaleString(lang)} ${plural(lang, n, one, other)}`;
}

/** A figure with its sign: +3, −2, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** "Ann, Bob and Cem". */
export function list(parts: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(parts);
}

/** The notation of moves numbers seats from 0; people know each other by name. */
export function withNames(move: string, names: string[]): string {
  return move.replace(/\b(?:seat|(?:la )?place) (\d)\b/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}

/** The texts of events name players as {0}, {1} … */
export function named(text: string, names: string[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}
