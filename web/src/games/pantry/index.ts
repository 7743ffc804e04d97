import type { GameModule } from '../contract';
import Decision from './Decision.svelte';
import { lesson } from './lesson';
import './pantry.css';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import type { View } from './view';

export default {
  Table,
  Decision,
  Seat,
  Result,
  onBoard: (choice) => choice.parts.kind === 'move' || choice.parts.kind === 'complete',
  lesson,
  pace: (news) => (news.some((one) => one.kind === 'moved' && one.events.length) ? 800 : 0),
} satisfies GameModule<View>;
