/** Sapone in the browser: its components, pace and lesson. */

import type { GameModule, News } from '../contract';
import Decision from './Decision.svelte';
import { lesson } from './lesson';
import Result from './Result.svelte';
import RoundSheet from './RoundSheet.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import './sapone.css';
import type { View } from '$generated/games/sapone';
import { words } from './words';

const kindsIn = (news: News[]): Set<string> => new Set(news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : [])));

/** A scored round, a turned card and a bargain have their moment. */
function pace(news: News[]): number {
  const kinds = kindsIn(news);
  if (kinds.has('turned')) return 2600;
  if (kinds.has('sold')) return 2000;
  if (kinds.has('bid') || kinds.has('asked') || kinds.has('offered')) return 1300;
  return kinds.has('refused') || kinds.has('unsold') || kinds.has('bought') ? 1100 : kinds.size ? 350 : 0;
}

/** Each round ends with a count that everybody can follow. */
function sheet(news: News[], view: View): { says: string; onwards: string } | undefined {
  if (!kindsIn(news).has('scored')) return undefined;
  return { says: words.say('table-round-over', { round: view.scored }), onwards: words.say(view.phase === 'over' ? 'table-to-result' : 'table-next-round') };
}

/** Steps on the way to something that is told itself. */
const STEPS = new Set(['put', 'paid', 'picked', 'believed', 'round', 'revealed', 'category']);

export default {
  Table,
  Seat,
  Decision,
  Result,
  sheet,
  Sheet: RoundSheet,
  worthTelling: (event) => !STEPS.has(event.kind),
  onBoard: () => true,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  pace,
  lesson,
} satisfies GameModule<View>;
