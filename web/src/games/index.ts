/** The games that have a view of their own, each loaded when it is needed. */

import { layoutOf, loadSpeech } from '$lib/speaker.svelte';
import { load } from '$lib/texts.svelte';
import type { GameModule, Own } from './contract';

const views = import.meta.glob<{ default: GameModule }>('./*/index.ts');

const written = import.meta.glob<{ default: Record<string, Own> }>('./*/own.ts');

/** The options of a game that may be written by hand, by name. */
export async function loadOwn(name: string): Promise<Record<string, Own>> {
  const [module] = await Promise.all([written[`./${name}/own.ts`]?.(), load(name)]);
  return module?.default ?? {};
}

/** The view of a game; one that has none is drawn from the components that it declares. */
export async function loadGame(name: string): Promise<GameModule> {
  const [module] = await Promise.all([views[`./${name}/index.ts`]?.() ?? import('./plain/draw'), loadSpeech(name)]);
  return 'drawnFrom' in module ? module.drawnFrom(layoutOf(name)) : module.default;
}
