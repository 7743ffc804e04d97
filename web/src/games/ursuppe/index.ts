/** Ursuppe in the browser: its components, pace and lesson. */

import { keyOf } from '$lib/texts.svelte';
import type { GameModule, GameProps, News } from '../contract';
import Decision from './Decision.svelte';
import { lesson } from './lesson';
import Result from './Result.svelte';
import RoundSheet from './RoundSheet.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { View } from '$generated/games/ursuppe';
import { trial } from './trial.svelte';
import { foretell, words } from './words';

/** What the eye needs for each kind of event, in milliseconds. */
const PACE: Record<string, number> = { round: 900, earned: 350, rolled: 700, fought: 1000, stepped: 450, ate: 550, starved: 350, attacked: 450, killed: 600, died: 600, bought: 450, divided: 380, card: 700, scored: 450, placed: 350, returned: 350 };
const MOST = 2400;

/** What is worth telling to who waited: the rest is seen on the board. */
const TOLD = new Set(['bought', 'returned', 'paid', 'divided', 'starved', 'killed', 'wounded', 'failed', 'died', 'card', 'owes', 'scored', 'won']);

function pace(news: News[]): number {
  const events = news.flatMap((one) => (one.kind === 'moved' ? one.events : []));
  return Math.min(MOST, events.reduce((sum, event) => sum + (PACE[event.kind] ?? 0), 0));
}

/** Each round ends with what became of the tribes, and where that takes them. */
function sheet(news: News[], view: View): { says: string; onwards: string } | undefined {
  if (!news.some((one) => one.kind === 'moved' && one.events.some((event) => event.kind === 'scored'))) return undefined;
  return { says: words.say('table-round-over', { n: view.scored }), onwards: words.say(view.winners.length ? 'table-to-result' : 'table-next-round') };
}

/** What a try asks next, once a move of it is made. */
function asks({ speaker }: GameProps<View>): string | undefined {
  const last = trial.steps.at(-1);
  if (!trial.on || !last) return undefined;
  return speaker.say(last.game.asks ?? undefined) || words.say('table-trying', { n: trial.steps.length });
}

/** Genes by their names. */
function say(_move: string, label: string): string {
  return label.replace(/\b[A-Z][A-Z0-9]{2}\b/g, (code) => words.find(`gene-${keyOf(code)}`) ?? code);
}

export default {
  Table,
  Decision,
  Seat,
  Result,
  sheet,
  Sheet: RoundSheet,
  onBoard: ({ parts }) => ((parts.kind === 'place' || parts.kind === 'divide') && parts.cell !== null) || (parts.kind === 'buy' && parts.gene !== null),
  score: (view, seat) => view.seats[seat]?.marker ?? null,
  say,
  asks,
  imagines: () => trial.on && trial.steps.length > 0,
  foretell,
  worthTelling: ({ kind }) => TOLD.has(kind),
  back: (given) => (trial.on ? () => void (trial.steps.length ? trial.takeBack(given.plan) : trial.stop()) : undefined),
  pace,
  lesson,
} satisfies GameModule<View>;
