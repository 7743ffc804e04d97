/** News in words: for the log, for a replay, and for those who listen to the page. */

import { named } from './i18n.svelte';
import { say } from './texts.svelte';
import type { Happening, News } from '$generated/protocol';

export interface Telling {
  text: string;
  /** Whose affair it is; `null` where it is everybody's. */
  seat: number | null;
  /** All seats that are named. */
  about: number[];
}

export function tellings(one: News, names: string[]): Telling[] {
  if (one.kind === 'moved') return tellMove(one, names);
  const seat = 'seat' in one ? (one.seat ?? null) : null;
  const text = tell(one, seat === null ? '' : (names[seat] ?? ''), names);
  const told = text ? [{ text, seat, about: seat === null ? [] : [seat] }] : [];
  return one.kind === 'started' ? [...told, ...tellEvents(one.events ?? [], names)] : told;
}

function tellEvents(events: Happening[], names: string[]): Telling[] {
  return events.map((event) => {
    const about = seatsIn(event.text);
    return { text: named(event.text, names), seat: typeof event.data.seat === 'number' ? event.data.seat : (about[0] ?? null), about };
  });
}

function tellMove(one: Extract<News, { kind: 'moved' }>, names: string[]): Telling[] {
  const events = one.note ? one.events.filter((event) => !renamed(event, one.seat)) : one.events;
  const words = [...(one.note ? [{ seat: one.seat, text: one.note }] : []), ...(one.heard ?? [])];
  return [
    ...tellEvents(events, names),
    ...words.map(({ seat, text }) => ({ text: say('noted', { name: names[seat] ?? '', note: text }), seat, about: [seat] })),
  ];
}

/** What a player writes stands for the name that the game would give. */
function renamed(event: Happening, seat: number): boolean {
  return typeof event.data.name === 'string' && event.data.seat === seat;
}

function seatsIn(text: string): number[] {
  return [...text.matchAll(/\{(\d+)\}/g)].map(([, seat]) => Number(seat));
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
      return say('news-removed', { name: one.name || say('guest-name') });
    case 'rematched':
      return say('news-rematched');
    default:
      return say(`news-${one.kind}`, { name });
  }
}
