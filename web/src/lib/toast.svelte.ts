/** One short message at a time, with the rule behind it where there is one. */

import { announcer } from './announce.svelte';

interface Note {
  text: string;
  rule: string;
  tone: 'plain' | 'bad';
}

class Toast {
  note = $state.raw<Note | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, rule = '', tone: Note['tone'] = 'plain'): void {
    if (!text) return;
    this.note = { text, rule, tone };
    announcer.say(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), 4000 + 60 * text.length);
  }

  hide(): void {
    this.note = null;
  }
}

export const toast = new Toast();
