/** The pace at which events are shown, by what a game says of them. */

import type { Rhythm } from '$lib/table.svelte';
import type { GameModule } from './contract';

/** How fast a game is shown, and where it halts: at nothing before there is a game to look at. */
export function rhythmOf(module: GameModule, view: () => unknown): Partial<Rhythm> {
  const { pace, sheet, afterwards } = module;
  const halts: Rhythm['halts'] = (news) => {
    const seen = view();
    return seen !== undefined && sheet?.(news, seen) !== undefined;
  };
  return { ...(pace ? { pace } : {}), ...(afterwards ? { afterwards } : {}), halts };
}
