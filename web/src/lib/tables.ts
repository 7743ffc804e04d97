/** Making tables. */

import { api } from './api';
import { person } from './me.svelte';
import type { GameInfo, NewTable } from '$generated/protocol';
import { router } from './router.svelte';

/** Bots of this level stand in where nobody has chosen another. */
export const USUAL_LEVEL = 'cook';

/** As many players as suit a first game: three, or as near as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return [...game.players].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] ?? 2;
}

/** Make a table and go there. */
export async function open(table: NewTable, begin: boolean): Promise<void> {
  await person.beSomebody();
  const made = (await api.create(table)).table;
  if (!made) return;
  if (begin) await api.request(made.id, { type: 'start' });
  router.go(`/t/${made.id}`);
}

/** One click: a table with bots, begun. */
export function playNow(game: GameInfo): Promise<void> {
  return open({ game: game.name, seats: ['me', ...Array<string>(usualPlayers(game) - 1).fill(USUAL_LEVEL)] }, true);
}
