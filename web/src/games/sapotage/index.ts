import type { GameModule, News } from '../contract';
import Decision from './Decision.svelte';
import { kitchen } from './kitchen.svelte';
import { lesson } from './lesson';
import Result from './Result.svelte';
import './sapotage.css';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import { verdictOf } from './verdict';
import type { View } from '$generated/games/sapotage';
import { words } from './words';

/** Milliseconds for the eye, by what happened: a reveal is a show, a secret choice is over at once. */
const PACE: Record<string, number> = { judge_won: 1500, revealed: 1900, presented: 1500, reacted: 1200, turned_up: 1000, gave: 700 };

function pace(news: News[]): number {
  const kinds = news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : []));
  return Math.max(0, ...kinds.map((kind) => PACE[kind] ?? 150));
}

export default {
  Table,
  Decision,
  asks: ({ view, readonly }) => (verdictOf(view, readonly, kitchen.read) ? words.say('table-verdict-in') : undefined),
  Seat,
  Result,
  onBoard: () => true,
  standing: (view, seat) => {
    const n = view.seats[seat]?.judges.length ?? 0;
    return { value: n, label: words.say('table-judges-won', { n, of: view.judges_to_win }) };
  },
  pace,
  lesson,
} satisfies GameModule<View>;
