/** Where each jar stands, and which jar is which from one view to the next: jars of a kind are alike, eyes are not fooled. */

import { eventsOf, type Column, type Jar as Kind } from '$generated/games/pantry';
import { takenBack } from '$lib/news';
import type { Happening, News } from '../contract';
import { words } from './words';

export interface Jar {
  /** Stays the same while the jar is in the game. */
  id: number;
  kind: Kind;
  /** The name of its column: any whole number. */
  x: number;
  /** Level from the ground, 0 for the lowest. */
  y: number;
}

export interface Row {
  jars: Jar[];
  /** The name of the leftmost column, which is column 1 in the notation. */
  origin: number;
  nextId: number;
}

export const EMPTY: Row = { jars: [], origin: 0, nextId: 0 };

interface Place {
  kind: Kind;
  x: number;
  y: number;
}

const spot = (x: number, y: number): string => `${x}/${y}`;

function placesOf(pantry: Column[], origin: number): Place[] {
  return pantry.flatMap(({ column, jars }) => jars.map((kind, y) => ({ kind, x: origin + column - 1, y })));
}

/** How far the left end of the row has gone with what happened. */
export function drift(events: Happening[]): number {
  return eventsOf(events).reduce((sum, { kind, data }) => sum + (kind === 'moved' || kind === 'completed' ? data.first - 1 : 0), 0);
}

/** The name of the leftmost column: 1 at first, so that every column keeps the name it had then. Where not all is known that was told,
 * columns are counted from the left. */
export function leftmost(news: News[]): number {
  const back = takenBack(news);
  const [first, last] = [news[0]?.seq ?? 0, news.at(-1)?.seq ?? 0];
  if (last - first >= news.length) return 1;
  return 1 + drift(news.flatMap((one) => (one.kind === 'moved' && !back.has(one.seq) ? one.events : [])));
}

/** A column as people name it: by its number, and those left of the first ones by their own. */
export const nameOf = (x: number): string => (x > 0 ? String(x) : words.say('table-left-column', { n: 1 - x }));

/** The row as it stands now; a jar that has not moved is the same as before, and one that has takes its id along. */
export function follow(before: Row, pantry: Column[], origin: number): Row {
  const loose = new Map(before.jars.map((jar) => [spot(jar.x, jar.y), jar]));
  const places = placesOf(pantry, origin);
  const rested = places.map((place) => {
    const jar = loose.get(spot(place.x, place.y));
    if (jar?.kind !== place.kind) return undefined;
    loose.delete(spot(place.x, place.y));
    return jar;
  });
  const moved = [...loose.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  let nextId = before.nextId;
  const jars = places.map((place, n) => {
    const same = rested[n];
    if (same) return same;
    const at = moved.findIndex((jar) => jar.kind === place.kind);
    const jar = at < 0 ? undefined : moved.splice(at, 1)[0];
    return { ...place, id: jar?.id ?? nextId++ };
  });
  // In the order of their ids, so that a jar that moves stays the same element of the page.
  return { jars: jars.sort((a, b) => a.id - b.id), origin, nextId };
}

/** How many jars stand at each position. */
export function heights(row: Row): Map<number, number> {
  const high = new Map<number, number>();
  for (const jar of row.jars) high.set(jar.x, Math.max(high.get(jar.x) ?? 0, jar.y + 1));
  return high;
}
