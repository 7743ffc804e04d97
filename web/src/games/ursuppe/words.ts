import { COLORS } from '$generated/games/ursuppe';
import { wordsOf } from '$lib/texts.svelte';

export const words = wordsOf('ursuppe');

/** The colour of a seat's tribe. */
export const colorName = (seat: number): string => words.find(`color-${COLORS[seat]}`) ?? '';

/** "red 3". */
export const amoebaName = (one: { seat: number; number: number }): string => words.say('amoeba', { color: colorName(one.seat), number: one.number });
