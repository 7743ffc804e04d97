/** Jars and recipes of one's own: two lists to begin from, in the format that the rules read. */

import recipes from '../../../../src/stockpot/games/pantry/standard_recipes.csv?raw';
import tiles from '../../../../src/stockpot/games/pantry/standard_tiles.csv?raw';
import type { Own } from '../contract';

const own: Record<string, Own> = {
  lists: {
    tiles: columns(tiles, ['kind', 'copies']),
    recipes: columns(recipes, ['owner', 'points', 'ing1', 'ing2', 'ing3']),
  },
};
export default own;

/** A list with those of its columns that count. */
function columns(list: string, names: string[]): string {
  const [head = [], ...rows] = list.trim().split(/\r?\n/).map((line) => line.split(','));
  return [names, ...rows.map((row) => names.map((name) => row[head.indexOf(name)] ?? ''))].map((row) => row.join(',')).join('\n');
}
