/** News in words: for the log, for a replay, and for those who listen to the page. */

import type { GameSpeaker } from './speaker.svelte';
import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { Happening, News } from '$generated/protocol';

export interface Telling {
  text: string;
  /** The seat it is about; `null` where it is about nobody or everybody. */
  seat: number | null;
  /** All seats that are named. */
  about: number[];
  /** What in the game it tells. */
  event?: Happening;
}

/** A cache of lines already written, by language and names: one new line must not rewrite a log of a thousand. */
const known = new WeakMap<News, { by: string; told: Telling[] }>();

export function tellings(one: News, names: string[], speaker: GameSpeaker): Telling[] {
  const by = [settings.lang, ...names].join('\n');
  const found = known.get(one);
  if (found?.by === by) return found.told;
  const told = tellAnew(one, names, speaker);
  known.set(one, { by, told });
  return told;
}

function tellAnew(one: News, names: string[], speaker: GameSpeaker): Telling[] {
  if (one.kind === 'moved') return tellMove(one, names, speaker);
  const seat = 'seat' in one ? (one.seat ?? null) : null;
  const text = tell(one, seat === null ? '' : (names[seat] ?? ''), names);
  const told = text ? [{ text, seat, about: seat === null ? [] : [seat] }] : [];
  return one.kind === 'started' ? [...told, ...tellEvents(one.events ?? [], names, speaker)] : told;
}

function tellEvents(events: Happening[], names: string[], speaker: GameSpeaker): Telling[] {
  return events.map((event) => {
    const about = speaker.about(event);
    const seat = typeof event.data.seat === 'number' ? event.data.seat : (about[0] ?? null);
    return { text: speaker.tell(event, names), seat, about, event };
  });
}

/** Words that came along take the place of what the game would say of the same, or follow what happened. */
function tellMove(one: Extract<News, { kind: 'moved' }>, names: string[], speaker: GameSpeaker): Telling[] {
  const name = names[one.seat] ?? '';
  const note = one.note ? speaker.words(one.note, one.remark) : '';
  const told = tellEvents(one.events, names, speaker);
  const at = note ? one.events.findIndex((event) => event.data.seat === one.seat && speaker.tellNoted(event, name, note)) : -1;
  const [event, line] = [one.events[at], told[at]];
  if (event && line) line.text = speaker.tellNoted(event, name, note) ?? line.text;
  const words = [...(note && !event ? [{ seat: one.seat, text: note }] : []), ...(one.heard ?? []).map(({ seat, text, remark }) => ({ seat, text: speaker.words(text, remark) }))];
  return [...told, ...words.map(({ seat, text }) => ({ text: say('noted', { name: names[seat] ?? '', note: text }), seat, about: [seat] }))];
}

function tell(one: Exclude<News, { kind: 'moved' }>, name: string, names: string[]): string {
  switch (one.kind) {
    case 'said':
    case 'reacted':
      return ''; // the chat has them
    case 'sat':
      return say('news-sat', { name: one.name });
    case 'seated':
      return one.level ? say('news-seated', { name }) : '';
    case 'started':
      return say('news-started');
    case 'answered':
      return one.yes ? say('news-agreed', { name }) : say('news-declined', { name });
    case 'nudged':
    case 'replaced':
      return one.by === undefined ? say(`news-${one.kind}-by-nobody`, { name }) : say(`news-${one.kind}`, { name, by: names[one.by] ?? '' });
    case 'muted':
      return say(one.on ? 'news-muted' : 'news-unmuted', { name: one.name || say('guest-name') });
    case 'removed':
      return say(one.on === false ? 'news-let-back' : 'news-removed', { name: one.name || say('guest-name') });
    case 'rematched':
      return one.by === undefined ? say('news-rematched') : say('rematch-wanted', { name: names[one.by] ?? '' });
    default:
      return say(`news-${one.kind}`, { name });
  }
}
