/** Figures as people read them, in the language of the page. */

import type { Measured, Unit } from '$generated/protocol';
import { settings } from '$lib/settings.svelte';
import { wordsOf } from '$lib/texts.svelte';

const words = wordsOf('lab');

/** With as many digits as say something. */
export function written(value: number, unit: Unit, signed = false): string {
  const digits = unit === '%' ? 1 : Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 100 ? 1 : 2;
  const style = unit === '%' ? 'percent' : 'decimal';
  return new Intl.NumberFormat(settings.lang, { style, minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' }).format(value).replace('-', '−');
}

export const spanned = ({ low, high }: Measured, unit: Unit): string => words.say('interval', { low: written(low, unit), high: written(high, unit) });

/** A whole number, with marks between the thousands. */
export const whole = (value: number): string => new Intl.NumberFormat(settings.lang).format(value);
