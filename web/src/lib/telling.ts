/** News in words: for the log, for a replay, and for those who listen to the page. */

import { named, t } from './i18n.svelte';
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
    ...words.map(({ seat, text }) => ({ text: t.m.noted({ name: names[seat] ?? '', note: text }), seat, about: [seat] })),
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
      return t.m.news.sat({ name: one.name });
    case 'seated':
      return one.level ? t.m.news.seated({ name }) : '';
    case 'started':
      return t.m.news.started;
    case 'answered':
      return one.yes ? t.m.news.agreed({ name }) : t.m.news.declined({ name });
    case 'nudged':
    case 'replaced':
      return t.m.news[one.kind]({ name, by: one.by === undefined ? '' : (names[one.by] ?? '') });
    case 'muted':
      return (one.on ? t.m.news.muted : t.m.news.unmuted)({ name: one.name || t.m.guestName });
    case 'removed':
      return t.m.news.removed({ name: one.name || t.m.guestName });
    case 'rematched':
      return t.m.news.rematched;
    default:
      return t.m.news[one.kind]({ name });
  }
}
