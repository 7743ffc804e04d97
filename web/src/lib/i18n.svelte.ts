/** What the server writes: in all languages, or with players by their seats. Sentences of the page itself are in `texts.svelte`. */

import type { InLanguages } from '$generated/protocol';
import { settings } from './settings.svelte';

/** Something the server sends in all languages. */
export function local(words: InLanguages | undefined): string {
  return words?.[settings.lang] ?? '';
}

/** The notation of moves numbers seats from 0; people know each other by name. */
export function withNames(move: string, names: string[]): string {
  return move.replace(/\b(?:seat|(?:la )?place) (\d)\b/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}

/** The texts of events name players as {0}, {1} … */
export function named(text: string, names: string[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}
