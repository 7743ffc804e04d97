/**
 * Who writes the sentences of a game on this page: what the game declares, and its catalogue in the language of the page. Whoever
 * asks again after a switch of language gets everything anew, the old log too.
 */

import type { Happening, Json, Layout, News, Sentence } from '$generated/protocol';
import { bundleOf, findIn, keepTexts, load } from './texts.svelte';
import { api } from './api';
import { settings } from './settings.svelte';
import { Speaker, type Names, type Speech } from './speech';

const declared = import.meta.glob<{ SPEECH: Speech }>('../generated/games/*.ts');
const speeches = new Map<string, Speech>();
const layouts = new Map<string, Layout>();

/** What a game's sentences are made of, and their words. A game that came with another package is asked for at the server. */
export async function loadSpeech(game: string): Promise<void> {
  const file = declared[`../generated/games/${game}.ts`];
  if (file) {
    const [{ SPEECH }] = await Promise.all([file(), load(game)]);
    speeches.set(game, SPEECH);
  } else {
    const { speech, texts, layout } = await api.speech(game, settings.lang);
    speeches.set(game, speech as unknown as Speech);
    if (layout) layouts.set(game, layout);
    await keepTexts(game, settings.lang, texts);
  }
}

/** What lies on the table of a game that came with another package, once it is loaded. */
export const layoutOf = (game: string): Layout | undefined => layouts.get(game);

/** The sentences of one game. */
export class GameSpeaker {
  constructor(readonly game: string) {}

  /** The label of a choice, from its parts. */
  label(parts: Readonly<Record<string, Json>> | undefined, names?: Names): string {
    return parts ? (this.#speaker()?.label(parts, names) ?? '') : '';
  }

  /** What a piece is called. */
  name(kind: string, id: string): string {
    return this.#speaker()?.name(kind, id) ?? id;
  }

  /** What happened. */
  tell(event: Happening, names?: Names): string {
    return this.#speaker()?.tell(event.kind, event.data, names) ?? '';
  }

  /** What happened, where a player's own words take the place of the game's: the message `noted-` and its kind; else nothing. */
  tellNoted(event: Happening, name: string, note: string): string | undefined {
    return findIn(this.game, `noted-${event.kind.replaceAll('_', '-')}`, { name, note });
  }

  /** The seats that an event is about. */
  about(event: Happening): number[] {
    const fields = Object.entries(speeches.get(this.game)?.messages[event.kind.replaceAll('_', '-')] ?? {});
    return fields.flatMap(([name, { kind }]) => (kind === 'seat' || kind === 'seats' ? [event.data[name] ?? []].flat() : [])) as number[];
  }

  /** A question or a refusal. */
  say(sentence: Sentence | undefined, names?: Names): string {
    return sentence ? (this.#speaker()?.write(sentence.key, sentence.data, names) ?? '') : '';
  }

  /** What was said along with a move: a bot's words in the language of the page. */
  words(text: string, remark?: string): string {
    return remark ? (this.#speaker()?.write(remark) ?? text) : text;
  }

  /** News with the words of bots in the language of the page. */
  heard(news: News[]): News[] {
    return news.map((one) => {
      if (one.kind !== 'moved' || (!one.remark && !one.heard?.length)) return one;
      const heard = (one.heard ?? []).map((words) => ({ ...words, text: this.words(words.text, words.remark) }));
      return { ...one, ...(one.note ? { note: this.words(one.note, one.remark) } : {}), ...(heard.length ? { heard } : {}) };
    });
  }

  #speaker(): Speaker | undefined {
    const [speech, bundle] = [speeches.get(this.game), bundleOf(this.game)];
    return speech && bundle ? new Speaker(speech, bundle) : undefined;
  }
}
