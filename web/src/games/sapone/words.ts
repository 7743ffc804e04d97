/** What pieces of Sapone are called. */

import { keyOf, wordsOf } from '$lib/texts.svelte';
import type { Good } from './view';

export const words = wordsOf('sapone');

export function goodName(good: Good): string {
  return words.say(`card-${keyOf(good)}`);
}
