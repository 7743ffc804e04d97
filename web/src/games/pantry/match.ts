/** How near the recipe in hand is to being completed. pantry.complete.down pantry.complete.across */

import type { Column, Jar as Kind, Recipe } from '$generated/games/pantry';
import type { Completion } from './view';

/** Three jars that count for a recipe: by column and level, in the order in which they are read. */
export interface Spot {
  column: number;
  level: number;
}

export interface Nearest {
  /** For each ingredient of the recipe, whether the place has it where it belongs. */
  found: boolean[];
  /** The jars that are right already. */
  spots: Spot[];
}

interface Line {
  kinds: Kind[];
  spots: Spot[];
}

const topOf = (column: Column): Kind => column.jars[column.jars.length - 1] as Kind;

/** All places where a recipe could be completed: the top three of a column, or three tops side by side. */
function lines(pantry: Column[]): Line[] {
  const down = pantry
    .filter(({ jars }) => jars.length >= 3)
    .map(({ column, jars }) => ({
      kinds: jars.slice(-3).reverse(),
      spots: [1, 2, 3].map((depth) => ({ column, level: jars.length - depth })),
    }));
  const across = pantry.flatMap((left, i) => {
    const three = pantry.slice(i, i + 3);
    if (three.length < 3 || three[2]?.column !== left.column + 2) return [];
    return [{ kinds: three.map(topOf), spots: three.map(({ column, jars }) => ({ column, level: jars.length - 1 })) }];
  });
  return [...down, ...across];
}

/** The place that has most of a recipe, read in either direction. */
export function nearest(pantry: Column[], recipe: Recipe): Nearest {
  let best: Nearest = { found: [false, false, false], spots: [] };
  for (const { kinds, spots } of lines(pantry)) {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const found = recipe.ingredients.map((kind, n) => kinds[order[n] as number] === kind);
      const right = order.flatMap((at, n) => (found[n] ? [spots[at] as Spot] : []));
      if (right.length > best.spots.length) best = { found, spots: right };
    }
  }
  return best;
}

/** The three jars that a completion takes. */
export function taken(pantry: Column[], place: Completion): Spot[] {
  const high = (column: number): number => pantry.find((one) => one.column === column)?.jars.length ?? 0;
  const { column } = place;
  return place.way === 'down'
    ? [1, 2, 3].map((depth) => ({ column, level: high(column) - depth }))
    : [0, 1, 2].map((n) => ({ column: column + n, level: high(column + n) - 1 }));
}
