import type { GameModule } from '../contract';
import Table from './Table.svelte';

export default { Table } satisfies GameModule;
