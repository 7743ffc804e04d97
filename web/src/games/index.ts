/** The games that have a view of their own, each loaded when it is needed. */

import type { GameModule } from './contract';

const views = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The view of a game; a plain one stands in for a game that has none. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = views[`./${name}/index.ts`];
  return load ? (await load()).default : (await import('./plain')).default;
}
