/** Why something was refused, in the language of the page: by its code, else in the server's own words. */

import { Refusal } from './api';
import { find, say } from './texts.svelte';

interface Refused {
  code: string;
  text: string;
}

export function reasonOf(refused: Refused | unknown): string {
  const { code, text } = refused instanceof Refusal ? { code: refused.code, text: refused.message } : asRefused(refused);
  const known = find(`refused-${code}`);
  // What is wrong with options only the server can say.
  if (known && code === 'bad_options') return `${known} (${text})`;
  return known ?? (text || say('failed'));
}

function asRefused(refused: unknown): Refused {
  const { code = 'failed', text = '' } = refused as Partial<Refused>;
  return { code, text };
}
