import type { GameModule, News } from '../contract';
import { lesson } from './lesson';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import './soup.css';
import type { View } from '$generated/games/soup';

/** A taken pot and a counted deal have their moment. */
function pace(news: News[]): number {
  const kinds = news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : []));
  if (kinds.includes('scored')) return 3700;
  if (kinds.includes('took')) return 1500;
  return kinds.includes('played') ? 650 : kinds.length ? 250 : 0;
}

export default {
  Table,
  Seat,
  Result,
  onBoard: () => true,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  pace,
  lesson,
} satisfies GameModule<View>;
