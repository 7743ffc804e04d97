/** Why something was refused, in the language of the page: in the words of the game, by its code, or else in the server's own. */

import { Refusal } from './api';
import { find, say } from './texts.svelte';
import type { GameSpeaker } from './speaker.svelte';
import type { Sentence } from '$generated/protocol';

interface Refused {
  code: string;
  text: string;
  said?: Sentence | null;
}

export function reasonOf(refused: Refused | unknown, speaker?: GameSpeaker): string {
  const { code, text, said } = refused instanceof Refusal ? { code: refused.code, text: refused.message, said: refused.said } : asRefused(refused);
  if (said && speaker) return speaker.say(said);
  const known = find(`refused-${code}`);
  // What is wrong with options only the server can say.
  if (known && code === 'bad_options') return `${known} (${text})`;
  return known ?? (text || say('failed'));
}

function asRefused(refused: unknown): Refused {
  const { code = 'failed', text = '', said = null } = refused as Partial<Refused>;
  return { code, text, said };
}
