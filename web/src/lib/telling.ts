/** News in words: for the log, for a replay, and for those who listen to the page. */

import type { GameSpeaker } from './speaker.svelte';
import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { Happening, News } from '$generated/protocol';

export interface Telling {
  text: string;
  /** Whose affair it is; `null` where it is everybody's. */
  seat: number | null;
  /** All seats that are named. */
  about: number[];
}

/** What was told already, in which language and with which names: a log of a thousand lines is not written anew for each. */
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
    return { text: speaker.tell(event, names), seat, about };
  });
}

function tellMove(one: Extract<News, { kind: 'moved' }>, names: string[], speaker: GameSpeaker): Telling[] {
  const events = one.note ? one.events.filter((event) => !renamed(event, one.seat)) : one.events;
  const words = [...(one.note ? [{ seat: one.seat, text: one.note, remark: one.remark }] : []), ...(one.heard ?? [])];
  return [
    ...tellEvents(events, names, speaker),
    ...words.map(({ seat, text, remark }) => ({ text: say('noted', { name: names[seat] ?? '', note: speaker.words(text, remark) }), seat, about: [seat] })),
  ];
}

/** What a player writes stands for the name that the game would give. */
function renamed(event: Happening, seat: number): boolean {
  return typeof event.data.name === 'string' && event.data.seat === seat;
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
