/** The games that have a view of their own, each loaded when it is needed. */

import { loadSpeech } from '$lib/speaker.svelte';
import { load } from '$lib/texts.svelte';
import type { GameModule, Own } from './contract';

const views = import.meta.glob<{ default: GameModule }>('./*/index.ts');

const written = import.meta.glob<{ default: Record<string, Own> }>('./*/own.ts');

/** The options of a game that may be written by hand, by name. */
export async function loadOwn(name: string): Promise<Record<string, Own>> {
  const [module] = await Promise.all([written[`./${name}/own.ts`]?.(), load(name)]);
  return module?.default ?? {};
}

/** The view of a game; a plain one stands in for a game that has none. */
export async function loadGame(name: string): Promise<GameModule> {
  const read = views[`./${name}/index.ts`] ?? (() => import('./plain'));
  const [module] = await Promise.all([read(), loadSpeech(name)]);
  return module.default;
}
