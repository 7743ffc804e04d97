/** Making tables, and finding the next one to play at. */

import { dealAhead, takeNext } from './ahead';
import { isInHouse } from '../worker/files';
import { api, Refusal } from './api';
import { STATIC_SITE } from './mode';
import { person } from './me.svelte';
import type { GameInfo, Listed, NewTable, TableInfo, Tables } from '$generated/protocol';
import { router } from './router.svelte';
import { remember, remembered, settings } from './settings.svelte';

/** The default level of bots. */
export const USUAL_LEVEL = 'cook';

/** As many players as suit a first game: three, or as near as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return [...game.players].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] ?? 2;
}

/** Can a new table be kept in this browser? People and games of other packages need a server; bots play where the settings say. */
function playsHere(table: NewTable): boolean {
  return STATIC_SITE || (settings.bots === 'here' && isInHouse(table.game) && !table.open && !table.seats?.includes('free'));
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

/** Make a table (for a group, if one is named) and open it. */
export async function open(table: NewTable, begin: boolean, group = ''): Promise<void> {
  const { id } = group ? await makeFor(group, table) : await make(table);
  rememberLast(table);
  if (begin) await api.request(id, { type: 'start' });
  router.go(`/t/${id}`);
}

async function makeFor(group: string, table: NewTable): Promise<TableInfo> {
  const made = (await api.createFor(group, table)).table;
  if (!made) throw new Refusal('failed', '', 0);
  return made;
}

const LAST = 'stockpot.last';

const rememberLast = (table: NewTable): void => remember(LAST, { ...remembered<Partial<Record<string, NewTable>>>(LAST), [table.game]: table });

/** The table that was last made here for a game. */
export const lastTable = (game: string): NewTable | undefined => remembered<Partial<Record<string, NewTable>>>(LAST)[game];

const NONE: Tables = { open: [], yours: [], away: [] };

/** Tables that are kept in this browser. */
export const tablesHere = (): Promise<Tables> => (person.playedHere ? api.tables(true).catch(() => NONE) : Promise.resolve(NONE));

/** Tables on the server; there is none on a static site. */
export const tablesThere = (): Promise<Tables> => (STATIC_SITE ? Promise.resolve(NONE) : api.tables());

/** First those where it is your turn, then what goes on, then what is over; the latest first. */
export function inOrder(tables: Listed[]): Listed[] {
  const rank = (one: Listed): number => (one.your_turn ? 0 : one.status === 'over' ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Where to go after a table: the one where your turn has waited longest, and the group that this one was made for. */
export async function whereTo(from: string): Promise<{ next: string; group: string }> {
  const [there, here] = await Promise.all([navigator.onLine ? tablesThere().catch(() => NONE) : NONE, tablesHere()]);
  const yours = inOrder([...there.yours, ...here.yours]);
  return {
    next: yours.findLast((one) => one.your_turn && one.id !== from)?.id ?? '',
    group: yours.find((one) => one.id === from)?.group ?? '',
  };
}

/** The table of one click: you and bots. */
const tableNow = (game: GameInfo): NewTable => ({ game: game.name, seats: ['me', ...Array<string>(usualPlayers(game) - 1).fill(USUAL_LEVEL)] });

/** "Play now": a table with bots, already begun; in this browser, one dealt ahead if there is one. */
export async function playNow(game: GameInfo): Promise<void> {
  const table = tableNow(game);
  const waiting = playsHere(table) && person.playedHere ? await takeNext(game.name) : undefined;
  if (!waiting) return open(table, true);
  rememberLast(table);
  router.go(`/t/${waiting}`);
  await person.beSomebody(true);
}

/** Deal tables ahead for the next "Play now". */
export function prepare(games: GameInfo[], wanted: () => boolean): void {
  if (person.playedHere) void dealAhead(games.map(tableNow).filter(playsHere), wanted);
}
