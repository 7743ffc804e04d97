/** What pieces of Ursuppe are called, and what becomes of an amoeba. */

import type { Choice, Happening } from '../contract';
import { COLORS } from '$generated/games/ursuppe';
import { say, wordsOf } from '$lib/texts.svelte';

export const words = wordsOf('ursuppe');

/** The colour of a seat's tribe. */
export const colorName = (seat: number): string => words.find(`color-${COLORS[seat]}`) ?? '';

/** "red 3". */
export const amoebaName = (one: { seat: number; number: number }): string => words.say('amoeba', { color: colorName(one.seat), number: one.number });

/** With these the story of an amoeba ends: what follows is about the next one. */
const ENDS = new Set(['ate', 'starved', 'killed', 'wounded']);

/** What becomes of the amoeba in hand. */
export function foretell({ preview = [] }: Choice, tell: (event: Happening) => string): string {
  const end = preview.findIndex(({ kind }) => ENDS.has(kind));
  const known = preview.slice(0, end < 0 ? undefined : end + 1);
  return say('effect', { what: known.map(tell).join(' ') });
}
