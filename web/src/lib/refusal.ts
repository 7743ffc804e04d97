/** Why something was refused, in the language of the page: by its code, else in the server's own words. */

import { Refusal } from './api';
import { t } from './i18n.svelte';

interface Refused {
  code: string;
  text: string;
}

export function reasonOf(refused: Refused | unknown): string {
  const { code, text } = refused instanceof Refusal ? { code: refused.code, text: refused.message } : asRefused(refused);
  return t.m.refusals[code] ?? (text || t.m.failed);
}

function asRefused(refused: unknown): Refused {
  const { code = 'failed', text = '' } = refused as Partial<Refused>;
  return { code, text };
}
