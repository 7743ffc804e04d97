/** Making tables. */

import { api, Refusal } from './api';
import { STATIC_SITE } from './mode';
import { person } from './me.svelte';
import type { GameInfo, NewTable, TableInfo } from '$generated/protocol';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** Bots of this level stand in where nobody has chosen another. */
export const USUAL_LEVEL = 'cook';

/** As many players as suit a first game: three, or as near as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return [...game.players].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] ?? 2;
}

/** Is a table kept in this browser? Others are only to be met on a server; bots where the settings say. */
export function playsHere(table: NewTable): boolean {
  return STATIC_SITE || (settings.bots === 'here' && !table.open && !table.seats?.includes('free'));
}

/** Make a table. A browser that cannot play by itself leaves that to the server. */
export async function make(table: NewTable): Promise<TableInfo> {
  try {
    return await makeAt(table, playsHere(table));
  } catch (error) {
    if (STATIC_SITE || !(error instanceof Refusal) || error.code !== 'no_house') throw error;
    return makeAt(table, false);
  }
}

async function makeAt(table: NewTable, here: boolean): Promise<TableInfo> {
  await person.beSomebody(here);
  const made = (await api.create(table, here)).table;
  if (!made) throw new Refusal('failed', '', 0);
  return made;
}

/** Make a table and go there. */
export async function open(table: NewTable, begin: boolean): Promise<void> {
  const { id } = await make(table);
  if (begin) await api.request(id, { type: 'start' });
  router.go(`/t/${id}`);
}

/** One click: a table with bots, begun. */
export function playNow(game: GameInfo): Promise<void> {
  return open({ game: game.name, seats: ['me', ...Array<string>(usualPlayers(game) - 1).fill(USUAL_LEVEL)] }, true);
}
