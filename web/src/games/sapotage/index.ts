/** SaPotage in the browser: its components, pace and lesson. */

import type { GameModule, News } from '../contract';
import Decision from './Decision.svelte';
import { kitchen } from './kitchen.svelte';
import { lesson } from './lesson';
import Result from './Result.svelte';
import './sapotage.css';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import Verdict from './Verdict.svelte';
import type { View } from '$generated/games/sapotage';
import { dishOf } from './view';
import { words } from './words';

/** Milliseconds for the eye, by what happened: a reveal is a show, a secret choice is over at once. */
const PACE: Record<string, number> = { judge_won: 1500, revealed: 1900, presented: 1500, reacted: 1200, turned_up: 1000, gave: 700 };

const kindsIn = (news: News[]): string[] => news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : []));

/** The verdict stands before the next round begins, and before the result. */
function sheet(news: News[], view: View): { says: string; onwards: string } | undefined {
  const kinds = kindsIn(news);
  const last = view.phase === 'over';
  if (!kinds.includes(last ? 'won' : 'round')) return undefined;
  return { says: words.say('table-verdict-in'), onwards: words.say(last ? 'table-to-result' : 'table-next-judge') };
}

/** What the stage, the verdict and the next judge's entrance show by themselves. */
const TOLD_OTHERWISE = new Set(['cooked', 'scored', 'judge_won', 'round', 'judge', 'won']);

function pace(news: News[]): number {
  const kinds = kindsIn(news);
  return Math.max(0, ...kinds.map((kind) => PACE[kind] ?? 150));
}

export default {
  Table,
  Decision,
  sheet,
  Sheet: Verdict,
  keeps: (was) => was,
  asks: ({ legal }) => (dishOf(legal, kitchen.picked, kitchen.shared) ? words.say('table-dish-whole') : undefined),
  worthTelling: (event) => !event.kind.startsWith('chose') && !TOLD_OTHERWISE.has(event.kind),
  Seat,
  Result,
  onBoard: () => true,
  margin: (n) => words.say('table-margin', { n }),
  standing: (view, seat) => {
    const n = view.seats[seat]?.judges.length ?? 0;
    return { value: n, label: words.say('table-judges-won', { n, of: view.judges_to_win }) };
  },
  pace,
  lesson,
} satisfies GameModule<View>;
