/** Where each jar stands, and which jar is which from one view to the next: jars of a kind are alike, eyes are not fooled. */

import type { Column, Jar as Kind } from '$generated/games/pantry';

export interface Jar {
  /** Stays the same while the jar is in the game. */
  id: number;
  kind: Kind;
  /** Position in the row; any whole number. */
  x: number;
  /** Level from the ground, 0 for the lowest. */
  y: number;
}

export interface Row {
  jars: Jar[];
  /** The position of column 1. */
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

/** Positions are counted from the leftmost jar: when that one changes, the row is where most jars have stayed. */
function originOf(before: Row, pantry: Column[]): number {
  if (before.jars.length === 0) return 0;
  const known = new Map(before.jars.map((jar) => [spot(jar.x, jar.y), jar.kind]));
  const stayed = (origin: number): number =>
    placesOf(pantry, origin).filter((place) => known.get(spot(place.x, place.y)) === place.kind).length;
  const tries = [0, -1, 1, -2, 2, -3, 3].map((shift) => before.origin + shift);
  return tries.reduce((best, origin) => (stayed(origin) > stayed(best) ? origin : best));
}

/** The row as it stands now; a jar that has not moved keeps its id, and one that has takes its id along. */
export function follow(before: Row, pantry: Column[]): Row {
  const origin = originOf(before, pantry);
  const loose = new Map(before.jars.map((jar) => [spot(jar.x, jar.y), jar]));
  const places = placesOf(pantry, origin);
  const ids = places.map((place) => {
    const jar = loose.get(spot(place.x, place.y));
    if (jar?.kind !== place.kind) return null;
    loose.delete(spot(place.x, place.y));
    return jar.id;
  });
  const moved = [...loose.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  let nextId = before.nextId;
  const jars = places.map((place, n) => {
    const known = ids[n];
    if (known !== null && known !== undefined) return { ...place, id: known };
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
