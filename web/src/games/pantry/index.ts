/** The Pantry in the browser: its components, pace and lesson. */

import { say as sayOnPage } from '$lib/texts.svelte';
import type { GameModule, GameProps, News } from '../contract';
import Decision from './Decision.svelte';
import { desk } from './desk.svelte';
import { lesson } from './lesson';
import { pace } from './pace';
import './pantry.css';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { View } from '$generated/games/pantry';
import { leftmost, nameOf } from './row';
import { movesOf, parts } from './view';
import { completing, words } from './words';

/** "move 2 left 3" and "complete 2-4" in words, with columns as they are named on the shelf. */
function say(move: string, label: string, news: News[]): string {
  const named = (column: string): string => nameOf(Number(column) + leftmost(news) - 1);
  const [, column, side, jars] = /^move (\d+) (left|right) (\d+)$/.exec(move) ?? [];
  if (column) return words.say(`table-moving-${side as 'left' | 'right'}`, { column: named(column), n: Number(jars) });
  const [, from, to] = /^complete (\d+)(?:-(\d+))?$/.exec(move) ?? [];
  return from ? completing(to ? 'across' : 'down', named(from), named(to ?? from)) : label;
}

/** What is asked while jars are lifted, or something is tried out. */
function asks({ legal, news }: GameProps<View>): string | undefined {
  const { lifted } = desk;
  if (lifted && movesOf(desk.imagined?.legal ?? legal).some(({ move }) => move.column === lifted.column && move.jars === lifted.jars))
    return words.say('table-lifted', { n: lifted.jars, column: nameOf(lifted.column + desk.leftmost(news) - 1) });
  if (desk.exchanging) return words.say('table-exchange-ask');
  if (desk.imagined) return words.say('table-plan-left', { n: desk.imagined.view.actions });
  return desk.tried ? words.say('table-planning') : undefined;
}

/** What decided, where several have completed as many recipes. */
const BY_POINTS: NonNullable<View['ending']>['by'][] = ['points', 'shared', 'stopped'];

export default {
  Table,
  Decision,
  Seat,
  Result,
  onBoard: (choice) => choice.parts.kind === 'move' || choice.parts.kind === 'complete',
  standing: (view, seat) => {
    const { completed = 0, points = 0 } = view.seats[seat] ?? {};
    const counted = view.ending && BY_POINTS.includes(view.ending.by);
    return { value: completed, label: counted ? words.say('table-result-sum', { n: completed, points }) : words.say('table-recipes-done', { n: completed, target: view.target }) };
  },
  margin: (n) => words.say('table-margin', { n }),
  worthTelling: ({ kind }) => kind !== 'drew',
  say,
  asks,
  imagines: () => desk.imagined !== null,
  back: (given) => (desk.tried === null && !desk.lifted && !desk.exchanging ? undefined : () => void desk.back(given)),
  layReady: (choice) => {
    const move = parts(choice);
    if (move.kind === 'move') desk.lifted = { column: move.column, jars: move.jars };
  },
  foretell: ({ parts, preview }, tell) => (parts.kind === 'move' || !preview ? '' : sayOnPage('effect', { what: preview.map(tell).join(' ') })),
  bar: 8,
  lesson,
  pace,
} satisfies GameModule<View>;
