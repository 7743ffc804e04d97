import type { GameModule } from '../contract';
import Decision from './Decision.svelte';
import { lesson } from './lesson';
import './pantry.css';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { View } from './view';
import { words } from './words';

export default {
  Table,
  Decision,
  Seat,
  Result,
  onBoard: (choice) => choice.parts.kind === 'move' || choice.parts.kind === 'complete',
  standing: (view, seat) => {
    const { completed = 0, points = 0 } = view.seats[seat] ?? {};
    return { value: 100 * completed + points, label: words.m.recipesDone({ n: completed, target: view.target }) };
  },
  lesson,
  pace: (news) => (news.some((one) => one.kind === 'moved' && one.events.length) ? 800 : 0),
} satisfies GameModule<View>;
