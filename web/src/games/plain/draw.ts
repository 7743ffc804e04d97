import type { Layout } from '$generated/protocol';
import type { GameModule } from '../contract';
import Listing from './Listing.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import { scoreOf, type View } from './view';

/** The view of a game that has none of its own: drawn from the components that it declares, or as a list of what is known. */
export function drawnFrom(layout: Layout | undefined): GameModule {
  if (!layout) return { Table: Listing };
  return {
    Table,
    Seat,
    onBoard: (choice) => layout.areas.some((area) => String(choice.parts.kind) in (area.picks ?? {})),
    score: (view: View, seat) => scoreOf(view, seat, layout),
  };
}
