/** What follows from the cards of a view. */

import type { Color, Events, Face, Sign } from '$generated/games/soup';
import type { Choice } from '../contract';

export function colorOf(face: Face): Color {
  return face.split(' ')[0] as Color;
}

export function signOf(face: Face): Sign {
  return face.split(' ')[1] as Sign;
}

/** The shape that stands for a colour, for who does not see it. */
export const SHAPES: Record<Color, string> = { bug: '◆', vegetable: '▲', fruit: '●', trash: '✖' };

/** What playing a card is certain to do: the total it makes, and what the pot is worth to you if that fills it. */
export function effectOf(choice: Choice | undefined): { total?: number; worth?: number } {
  const told = <K extends keyof Events>(kind: K) => choice?.preview?.find((one) => one.kind === kind)?.data as Events[K] | undefined;
  return { total: told('played')?.total, worth: told('took')?.worth };
}
