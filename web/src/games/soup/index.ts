/** Soup in the browser: its components, pace and lesson. */

import type { GameModule, News } from '../contract';
import { closing } from './closing';
import DealSheet from './DealSheet.svelte';
import { lesson } from './lesson';
import { MOMENT } from './moments';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import './soup.css';
import type { View } from '$generated/games/soup';
import { foretell, words } from './words';

const kindsIn = (news: News[]): string[] => news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : []));

/** What recipes that are turned up, the count of a deal and the next deal show by themselves. */
const TOLD_OTHERWISE = new Set(['chose', 'turned_up', 'scored', 'dealt']);

/** A taken pot and recipes that are turned up have their moment. */
function pace(news: News[]): number {
  const kinds = kindsIn(news);
  if (kinds.includes('took')) return MOMENT.took;
  if (kinds.includes('showed') && !kinds.includes('scored')) return MOMENT.showed;
  return kinds.includes('played') ? MOMENT.played : kinds.length ? 250 : 0;
}

/** The last recipes are turned up with the count of the deal before, and seen after it. */
const afterwards = (news: News[]): number => (kindsIn(news).includes('showed') ? MOMENT.showed : 0);

/** Each deal ends with a count that everybody can follow. */
function sheet(news: News[], view: View): { says: string; onwards: string } | undefined {
  if (!kindsIn(news).includes('scored')) return undefined;
  const last = view.phase === 'over';
  return { says: words.say('table-counted', { deal: view.counted }), onwards: words.say(last ? 'table-to-result' : 'table-next-deal') };
}

export default {
  Table,
  Seat,
  Result,
  sheet,
  Sheet: DealSheet,
  keeps: closing,
  worthTelling: (event) => !TOLD_OTHERWISE.has(event.kind),
  onBoard: () => true,
  bar: 7,
  foretell,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  pace,
  afterwards,
  lesson,
} satisfies GameModule<View>;
