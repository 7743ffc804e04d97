/** What choices are made of. */

import { eventsOf, partsOf, type Parts, type Side } from '$generated/games/pantry';
import type { Choice, Sure } from '../contract';

/** The top jars of a column go to one side. */
export type Move = Sure<Extract<Parts, { kind: 'move' }>>;

/** The recipe is completed from the top of a column, or across three columns, `column` being the left one. */
export type Completion = Sure<Extract<Parts, { kind: 'complete' }>>;

export type Plain = Exclude<Parts, { kind: 'move' | 'complete' }>;

export const parts = (choice: Choice): Move | Completion | Plain => partsOf(choice) as Move | Completion | Plain;

/** The notation of records. */
export const moveText = (column: number, side: Side, jars: number): string => `move ${column} ${side} ${jars}`;

/** The choices of one kind, with their parts at hand. */
export function movesOf(legal: Choice[]): { choice: Choice; move: Move }[] {
  return legal.flatMap((choice) => {
    const move = parts(choice);
    return move.kind === 'move' ? [{ choice, move }] : [];
  });
}

/** The column that jars land on, as it is numbered before they move. */
export function landingOf(choice: Choice): number {
  const [first] = eventsOf(choice.preview ?? []);
  return first?.kind === 'moved' ? (first.data.to ?? 0) : 0;
}

export function completionsOf(legal: Choice[]): { choice: Choice; place: Completion }[] {
  return legal.flatMap((choice) => {
    const place = parts(choice);
    return place.kind === 'complete' ? [{ choice, place }] : [];
  });
}

export const plainOf = (legal: Choice[], kind: Plain['kind']): Choice | undefined =>
  legal.find((choice) => choice.parts.kind === kind);
