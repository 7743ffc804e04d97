/** The table of a game that brings no components of its own: drawn from what it declares. */

import type { Layout } from '$generated/protocol';
import type { GameModule } from '../contract';
import Listing from './Listing.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import { scoreOf, type View } from './view';

/** The view of a game that has none of its own: drawn from the components that it declares, or as a list of what is known. */
export function drawnFrom(layout: Layout | undefined): GameModule {
  if (!layout) return { Table: Listing };
  const onTable = (kind: string): boolean => layout.areas.some((area) => kind in (area.picks ?? {}));
  return {
    Table,
    Seat,
    // Where everything is touched on the table, the bar has no buttons.
    ...(Object.keys(layout.moves).every(onTable) ? { bar: 7 } : {}),
    onBoard: (choice) => onTable(String(choice.parts.kind)),
    score: (view: View, seat) => scoreOf(view, seat, layout),
  };
}
