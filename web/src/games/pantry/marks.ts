/**
 * What has changed in the row: from the row as it stands, back through what was told. Places are numbered as they are now, so that
 * a column may have a number below 1 where the row has lost its left end since.
 */

import { eventsOf, type Column } from '$generated/games/pantry';
import type { Happening } from '../contract';

export interface Place {
  column: number;
  /** From 0, the ground. */
  level: number;
}

/** Jars that went to a neighbouring place: where the lowest of them stood, and where it came to stand. */
export interface Shifted {
  seat: number;
  jars: number;
  from: Place;
  to: Place;
}

/** Jars that went with a completed recipe. */
export interface Taken extends Place {
  seat: number;
}

export interface Changes {
  shifted: Shifted[];
  taken: Taken[];
}

export function changesBy(events: Happening[], pantry: Column[]): Changes {
  const high = new Map(pantry.map(({ column, jars }) => [column, jars.length]));
  const grow = (column: number, by: number): number => {
    const before = high.get(column) ?? 0;
    high.set(column, before + by);
    return before;
  };
  const changes: Changes = { shifted: [], taken: [] };
  /** What is added to a number of that time to have today's. */
  let later = 0;
  for (const { kind, data } of eventsOf(events).toReversed()) {
    if (kind === 'moved') {
      later -= data.first - 1;
      const [jars, from, to] = [data.above + 1, data.column + later, data.to + later];
      const level = grow(to, -jars) - jars;
      changes.shifted.unshift({ seat: data.seat ?? 0, jars, from: { column: from, level: grow(from, jars) }, to: { column: to, level } });
    } else if (kind === 'completed') {
      later -= data.first - 1;
      const each = (data.recipe?.ingredients.length ?? 0) / data.columns.length;
      for (const number of data.columns) {
        const level = grow(number + later, each);
        for (let n = 0; n < each; n++) changes.taken.push({ seat: data.seat ?? 0, column: number + later, level: level + n });
      }
    }
  }
  return changes;
}
