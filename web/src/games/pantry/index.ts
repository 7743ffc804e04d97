import type { GameModule } from '../contract';
import Decision from './Decision.svelte';
import { lesson } from './lesson';
import './pantry.css';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { View } from '$generated/games/pantry';
import { words } from './words';

/** "move 2 left 3" and "complete 2-4", in words. */
function say(move: string, label: string): string {
  const [, column, side, jars] = /^move (\d+) (left|right) (\d+)$/.exec(move) ?? [];
  if (column) return words.say(`table-moving-${side as 'left' | 'right'}`, { column: Number(column), n: Number(jars) });
  const [, from, to] = /^complete (\d+)(?:-(\d+))?$/.exec(move) ?? [];
  if (!from) return label;
  return to ? words.say('table-complete-across', { from: Number(from), to: Number(to) }) : words.say('table-complete-down', { column: Number(from) });
}

export default {
  Table,
  Decision,
  Seat,
  Result,
  onBoard: (choice) => choice.parts.kind === 'move' || choice.parts.kind === 'complete',
  standing: (view, seat) => {
    const { completed = 0, points = 0 } = view.seats[seat] ?? {};
    return { value: 100 * completed + points, label: words.say('table-recipes-done', { n: completed, target: view.target }) };
  },
  say,
  lesson,
  pace: (news) => (news.some((one) => one.kind === 'moved' && one.events.length) ? 800 : 0),
} satisfies GameModule<View>;
