/** The JSON of `Table.view` (games/pantry/knowledge.py), and what a choice is made of (games/pantry/words.py). */

import type { Jar as Kind, Options, Parts, Side } from '$generated/games/pantry';
import type { Choice, Sure } from '../contract';

export interface Recipe {
  ingredients: Kind[];
  points: number;
}

/** A column that has jars; numbers count positions from 1 at the leftmost jar, gaps too. Jars from the bottom up. */
export interface Column {
  column: number;
  jars: Kind[];
}

export interface SeatView {
  role: string;
  recipes: Recipe[];
  /** Places in `recipes` of those completed. */
  done: number[];
  completed: number;
  points: number;
  /** Cards left in the deck, and how many of them the owner has put underneath. */
  deck: number;
  exchanged: number;
  /** Only where everything is open. */
  hand?: Recipe | null;
}

export interface View {
  seat: number | null;
  players: number;
  /** Only those that differ from the printed game. */
  options: Partial<Options>;
  phase: 'turn' | 'offer' | 'over';
  doctor: number;
  turn: number;
  actions: number;
  exchange_cost: number;
  target: number;
  last_round: boolean;
  idle: number;
  idle_limit: number;
  pantry: Column[];
  kinds: Kind[];
  removed: Partial<Record<Kind, number>>;
  seats: SeatView[];
  hand: Recipe | null;
  under: Recipe[] | null;
  winners: number[];
}

/** The top jars of a column go to one side. */
export type Move = Sure<Extract<Parts, { kind: 'move' }>>;

/** The recipe is completed from the top of a column, or across three columns, `column` being the left one. */
export type Completion = Sure<Extract<Parts, { kind: 'complete' }>>;

export type Plain = Exclude<Parts, { kind: 'move' | 'complete' }>;

export const parts = (choice: Choice): Move | Completion | Plain => choice.parts as unknown as Move | Completion | Plain;

/** The notation of records. */
export const moveText = (column: number, side: Side, jars: number): string => `move ${column} ${side} ${jars}`;

/** The choices of one kind, with their parts at hand. */
export function movesOf(legal: Choice[]): { choice: Choice; move: Move }[] {
  return legal.flatMap((choice) => {
    const move = parts(choice);
    return move.kind === 'move' ? [{ choice, move }] : [];
  });
}

export function completionsOf(legal: Choice[]): { choice: Choice; place: Completion }[] {
  return legal.flatMap((choice) => {
    const place = parts(choice);
    return place.kind === 'complete' ? [{ choice, place }] : [];
  });
}

export const plainOf = (legal: Choice[], kind: Plain['kind']): Choice | undefined =>
  legal.find((choice) => choice.parts.kind === kind);
