import type { GameModule, News } from '../contract';
import Decision from './Decision.svelte';
import { lesson } from './lesson';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import './sapone.css';
import type { View } from '$generated/games/sapone';

/** A scored round, a turned card and a bargain have their moment. */
function pace(news: News[]): number {
  const kinds = new Set(news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : [])));
  if (kinds.has('scored')) return 9000;
  if (kinds.has('turned')) return 2600;
  if (kinds.has('sold')) return 2000;
  if (kinds.has('bid') || kinds.has('asked') || kinds.has('offered')) return 1300;
  return kinds.has('refused') || kinds.has('unsold') || kinds.has('bought') ? 1100 : kinds.size ? 350 : 0;
}

export default {
  Table,
  Seat,
  Decision,
  Result,
  onBoard: () => true,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  pace,
  lesson,
} satisfies GameModule<View>;
