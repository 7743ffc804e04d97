/**
 * Sentences from the message catalogues, in the language of the page: `say('news-sat', { name })` for the frame, and for a game
 * `const words = wordsOf('soup')`, then `words.say('table-hand')`. `python -m tools.contract` writes what each message needs.
 *
 * Catalogues are loaded when they are needed, of one language: `load` them before anything is said, and `speak` another language.
 */

import type { FluentBundle, FluentResource, FluentVariable } from '@fluent/bundle';
import type { Texts, Value } from '$generated/texts';
import type { Lang } from '$generated/protocol';
import * as fluent from './fluent';
import { settings } from './settings.svelte';

export { capital, figure, signed } from './fluent';

export type Room = Exclude<keyof Texts, 'house'>;
type Messages<R extends Room> = Texts[R] & Omit<Texts['house'], keyof Texts[R]>;
type Patterns = Record<string, FluentResource['body'][number]['value']>;

const HOUSE = 'house';
const files = import.meta.glob<Patterns>(['../../../src/stockpot/texts/*/*.ftl', '!**/letters.ftl', '!**/terminal.ftl'], { import: 'default' });

const shells = import.meta.glob<Patterns>('../../../src/stockpot/texts/*/page.ftl', { query: '?shell', import: 'default', eager: true });

/** Rooms that are spoken from on this page, and their catalogues by language. */
const rooms = new Set<string>();
const bundles = new Map<string, FluentBundle>();

/**
 * The catalogue of a room in the language of the page, or in English where that one cannot be loaded. A room that has none (a game
 * from elsewhere) keeps silent.
 */
export async function load(room: string): Promise<void> {
  rooms.add(room);
  const { lang } = settings;
  try {
    await read(room, lang);
  } catch {
    await read(room, 'en');
    const english = bundles.get(`en/${room}`);
    if (english) bundles.set(`${lang}/${room}`, english);
  }
}

/** The few words that come with the application itself, where no catalogue could be loaded. */
export function loadShell(): void {
  const { lang } = settings;
  bundles.set(`${lang}/page`, fluent.newBundle(lang, resource(shells[pathOf('page', lang)] ?? {})));
}

/** Go on in another language: first all that is spoken from is loaded, then everything is shown anew. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...rooms].map((room) => read(room, lang)));
  settings.set('lang', lang);
}

async function read(room: string, lang: Lang): Promise<void> {
  const file = fileOf(room, lang);
  if (!file || bundles.has(`${lang}/${room}`)) return;
  const [house, own] = await Promise.all([fileOf(HOUSE, lang)?.(), file()]);
  const disguise = settings.pseudo ? (await import('./pseudo')).disguised : (patterns: Patterns): Patterns => patterns;
  bundles.set(`${lang}/${room}`, fluent.newBundle(lang, resource(disguise(house ?? {})), resource(disguise(own))));
}

const resource = (patterns: Patterns): FluentResource => ({ body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) });

const fileOf = (room: string, lang: Lang): (() => Promise<Patterns>) | undefined => files[pathOf(room, lang)];

const pathOf = (room: string, lang: Lang): string => `../../../src/stockpot/texts/${lang}/${room}.ftl`;

/** The catalogue of a room in the language of the page, once it is loaded. */
export const bundleOf = (room: string): FluentBundle | undefined => bundles.get(`${settings.lang}/${room}`);

/** Keep catalogues that the server sent for a game from elsewhere: earlier ones stand for what later ones say. */
export async function keepTexts(room: string, lang: Lang, texts: readonly string[]): Promise<void> {
  const { FluentResource: Read } = await import('@fluent/bundle');
  bundles.set(`${lang}/${room}`, fluent.newBundle(lang, ...texts.map((text) => new Read(text)).reverse()));
}

/** The sentences of one room. */
class Words<R extends Room> {
  constructor(readonly room: R) {}

  say<K extends keyof Messages<R>>(key: K, ...values: Messages<R>[K] extends unknown[] ? Messages<R>[K] : never): string {
    return write(this.room, key as string, values[0] as Record<string, Value> | undefined);
  }

  /** Is there such a message? Names from elsewhere may be new. */
  has(key: string): key is keyof Messages<R> & string {
    return bundles.get(`${settings.lang}/${this.room}`)?.hasMessage(key) ?? false;
  }

  /** A message that may be missing; nothing where there is none. */
  find(key: string, values?: Record<string, Value>): string | undefined {
    return this.has(key) ? write(this.room, key, values) : undefined;
  }
}

/** The sentences of a game that only its name is known of. */
export function findIn(room: string, key: string, values?: Record<string, Value>): string | undefined {
  return new Words(room as Room).find(key, values);
}

export function wordsOf<R extends Room>(room: R): Words<R> {
  return new Words(room);
}

/** What was written already, by catalogue: with every move, a table says the same hundred things again. */
const written = new WeakMap<FluentBundle, Map<string, string>>();
const MOST_WRITTEN = 5000;

function write(room: string, key: string, values?: Record<string, Value>): string {
  const bundle = bundles.get(`${settings.lang}/${room}`);
  if (!bundle) return '';
  const known = written.get(bundle) ?? new Map<string, string>();
  const asked = values ? `${key} ${JSON.stringify(values)}` : key;
  const text = known.get(asked) ?? writeAnew(bundle, key, values ?? {});
  if (known.size > MOST_WRITTEN) known.clear();
  written.set(bundle, known.set(asked, text));
  return text;
}

function writeAnew(bundle: FluentBundle, key: string, values: Record<string, Value>): string {
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    given[name] = typeof value === 'object' ? new fluent.List(value) : value;
    if (typeof value === 'object') given[`${name}-count`] = value.length;
  }
  return fluent.write(bundle, key, given);
}

const page = new Words('page');

/** A sentence of the frame. */
export const say: Words<'page'>['say'] = page.say.bind(page);

/** A sentence of the frame that may be missing. */
export const find: Words<'page'>['find'] = page.find.bind(page);

/** An id from elsewhere as part of a message's name. */
export const keyOf = <Id extends string>(id: Id): KeyOf<Id> => fluent.keyOf(id) as KeyOf<Id>;
type KeyOf<Id extends string> = Id extends `${infer A}. ${infer B}` ? `${Lowercase<A>}-${KeyOf<B>}` : Id extends `${infer A} ${infer B}` ? `${Lowercase<A>}-${KeyOf<B>}` : Lowercase<Id>;

/** "Ann, Bob and Cem". */
export function list(parts: readonly string[]): string {
  const bundle = bundles.get(`${settings.lang}/page`);
  return bundle ? fluent.listed(bundle, parts) : '';
}
