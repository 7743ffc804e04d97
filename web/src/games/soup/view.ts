/** What follows from the cards of a view. */

import { eventsOf, type Color, type Events, type Face, type Sign } from '$generated/games/soup';
import type { Choice, Happening, Sure } from '../contract';

export function colorOf(face: Face): Color {
  return face.split(' ')[0] as Color;
}

export function signOf(face: Face): Sign {
  return face.split(' ')[1] as Sign;
}

/** The shape that stands for a colour, for who does not see it. */
export const SHAPES: Record<Color, string> = { bug: '◆', vegetable: '▲', fruit: '●', trash: '✖' };

/** What was told of one kind. */
export function told<K extends keyof Events>(events: Happening[], kind: K): Sure<Events[K]>[] {
  return eventsOf(events).flatMap((one) => (one.kind === kind ? [one.data as Sure<Events[K]>] : []));
}

/** What playing a card is certain to do: the total it makes, and what the pot is worth to you if that fills it. */
export function effectOf(choice: Choice | undefined): { total?: number; worth?: number } {
  const events = choice?.preview ?? [];
  return { total: told(events, 'played')[0]?.total, worth: told(events, 'took')[0]?.worth };
}
