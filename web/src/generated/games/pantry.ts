/**
 * What the data of pantry is.
 *
 * Written by `make contract` from src/stockpot/games/pantry: change that.
 */

import type { Speech } from '$lib/speech';

export const JARS = [
  'Hand', 'Fish Head', 'Heart', 'Intestines', 'Brain', 'Eyeball', 'Tongue', 'Bat Wing', 'Ear', 'Bone', 'Spider', 'Tentacle',
] as const;
export type Jar = (typeof JARS)[number];

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const WHYS = ['target', 'stall', 'agreed', 'shortage'] as const;
export type Why = (typeof WHYS)[number];

export const WAYS = ['down', 'across'] as const;
export type Way = (typeof WAYS)[number];

export const NO_AGREEMENTS = ['answer', 'answered', 'none', 'off', 'once', 'late'] as const;
export type NoAgreement = (typeof NO_AGREEMENTS)[number];

export const ROLES = ['Dr. Frankenstein', 'Igor', 'Greta', 'Fritz'] as const;
export type Role = (typeof ROLES)[number];

/** What happens, by its kind. What is left out is not for everybody to know. */
export interface Events {
  moved: { seat: number | null; jar: Jar | null; above: number; side: Side | null; onto: Jar | null; column: number; to: number; first: number };
  exchanged: { seat: number | null; under?: { ingredients: Jar[]; points: number } | null; drawn?: { ingredients: Jar[]; points: number } | null };
  completed: { seat: number | null; recipe: { ingredients: Jar[]; points: number } | null; columns: number[]; first: number };
  drew: { seat: number | null; drawn?: { ingredients: Jar[]; points: number } | null; deck: number };
  stopped: { seat: number | null; unused: number };
  last_round: { seat: number | null };
  offered: { seat: number | null };
  answered: { seat: number | null; agrees: boolean };
  won: { seats: number[]; why: Why | null };
}

export type Event = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

export const eventsOf = (events: readonly { kind: string; data: object }[]): Event[] => events as unknown as Event[];

/** What a choice is made of (`Choice.parts`). */
export type Parts =
  | { kind: 'move'; column: number | null; side: Side | null; jars: number }
  | { kind: 'complete'; column: number | null; way: Way | null; last: number | null }
  | { kind: 'exchange' }
  | { kind: 'stop' }
  | { kind: 'offer end' }
  | { kind: 'agree' }
  | { kind: 'refuse' };

export const partsOf = (choice: { parts: object }): Parts => choice.parts as unknown as Parts;

/** What may be set before a game. */
export interface Options {
  /** pantry.variant.lists */
  lists: 'standard' | 'expert';
  /** pantry.ruling.doctor */
  doctor: 'random' | '0' | '1' | '2' | '3';
  /** pantry.ruling.agreement */
  agreement: boolean;
  /** pantry.setup.jars */
  columns: number;
  /** pantry.turn.actions */
  action_points: number;
  /** pantry.exchange.cost */
  exchange_cost: number;
  /** pantry.end.target */
  targets: readonly number[];
  /** pantry.ruling.stall */
  stall_turns: number;
}

/** The printed rules. */
export const PRINTED: Options = { lists: 'standard', doctor: 'random', agreement: false, columns: 6, action_points: 3, exchange_cost: 2, targets: [5, 4, 3], stall_turns: 10 };

/** The options in force: views have those that differ from the printed rules. */
export const inForce = ({ options }: { options: Partial<Options> }): Options => ({ ...PRINTED, ...options });

/** A recipe card. */
export interface Recipe {
  ingredients: Jar[];
  points: number;
}

/** A column that has jars. */
export interface Column {
  /** Positions are counted from 1 at the leftmost jar, gaps too. */
  column: number;
  /** From the bottom up. */
  jars: Jar[];
}

/** Where an ingredient belongs. */
export interface Spot {
  jar: Jar;
  column: number;
  /** From 0, the ground. */
  level: number;
  /** Is it there? Else another jar stands in its place. */
  found: boolean;
}

/** A seat as the viewer may know it. */
export interface SeatView {
  role: Role;
  /** All five of its role. */
  recipes: Recipe[];
  /** Places in `recipes` of those completed. */
  done: number[];
  completed: number;
  /** The sum on its completed recipes. */
  points: number;
  /** How many cards are left in its deck. */
  deck: number;
  /** How many of these it has put underneath. */
  exchanged: number;
  /** Only where everything is open. */
  hand?: Recipe | null;
  /** Its deck from the top down, only where everything is open. */
  order?: Recipe[];
}

/** What decided the game. */
export interface Ending {
  by: 'stopped' | 'alone' | 'points' | 'shared' | 'assistant-first' | 'assistant-last' | 'doctor-held';
  rule: string;
}

/** The table as a seat, a spectator, or who sees everything may know it. */
export interface View {
  /** The viewer's own. */
  seat: number | null;
  players: number;
  /** Those that differ from the printed rules. */
  options: Partial<Options>;
  to_act: number[];
  /** Empty before the end. */
  winners: number[];
  game: 'pantry';
  phase: 'turn' | 'offer' | 'over';
  doctor: number;
  turn: number;
  /** Action points left in this turn. */
  actions: number;
  exchange_cost: number;
  /** Recipes to complete. */
  target: number;
  /** Somebody has reached the target. */
  last_round: boolean;
  /** Turns since the start or the last completed recipe. */
  idle: number;
  /** As many of them end the game. */
  idle_limit: number;
  /** The seat on turn has offered to end the game in this turn. */
  offered: boolean;
  /** The seats that have agreed to the offer. */
  agreed: number[];
  /** From the left. */
  pantry: Column[];
  /** The kinds in play. */
  kinds: Jar[];
  /** Jars of each kind in the pantry. */
  left: Partial<Record<Jar, number>>;
  /** Jars of each kind out of the game. */
  removed: Partial<Record<Jar, number>>;
  /** Jars of each kind that the game began with. */
  stock: Partial<Record<Jar, number>>;
  seats: SeatView[];
  /** The viewer's own card. */
  hand: Recipe | null;
  /**
   * Where that card is nearest to being completed, in the order of its ingredients, if two of them stand there; where
   * everything is open, for the card of the seat on turn.
   */
  nearest: Spot[];
  /** What the viewer has put under their deck, from the top down. */
  under: Recipe[] | null;
  /** When the game is over. */
  ending: Ending | null;
}

export const viewOf = (view: object): View => view as unknown as View;

/** What its sentences are made of: the pieces, and the fields of every message that has some. */
export const SPEECH: Speech = {
  pieces: {
    jar: { ids: JARS },
    side: { ids: SIDES },
    why: { ids: WHYS },
    way: { ids: WAYS },
    'no-agreement': { ids: NO_AGREEMENTS },
    role: { ids: ROLES },
  },
  messages: {
    'because-clear': { n: { kind: 'number' } },
    'because-tried': { n: { kind: 'number' } },
    moved: { seat: { kind: 'seat' }, jar: { kind: 'piece', of: 'jar' }, above: { kind: 'number' }, side: { kind: 'piece', of: 'side' }, onto: { kind: 'piece', of: 'jar' }, column: { kind: 'number' }, to: { kind: 'number' }, first: { kind: 'number' } },
    exchanged: { seat: { kind: 'seat' }, under: { kind: 'compound', of: 'recipe', fields: { ingredients: { kind: 'pieces', piece: 'jar' }, points: { kind: 'number' } } }, drawn: { kind: 'compound', of: 'recipe', fields: { ingredients: { kind: 'pieces', piece: 'jar' }, points: { kind: 'number' } } } },
    completed: { seat: { kind: 'seat' }, recipe: { kind: 'compound', of: 'recipe', fields: { ingredients: { kind: 'pieces', piece: 'jar' }, points: { kind: 'number' } } }, columns: { kind: 'numbers' }, first: { kind: 'number' } },
    drew: { seat: { kind: 'seat' }, drawn: { kind: 'compound', of: 'recipe', fields: { ingredients: { kind: 'pieces', piece: 'jar' }, points: { kind: 'number' } } }, deck: { kind: 'number' } },
    stopped: { seat: { kind: 'seat' }, unused: { kind: 'number' } },
    'last-round': { seat: { kind: 'seat' } },
    offered: { seat: { kind: 'seat' } },
    answered: { seat: { kind: 'seat' }, agrees: { kind: 'flag' } },
    won: { seats: { kind: 'seats' }, why: { kind: 'piece', of: 'why' } },
    'move-move': { column: { kind: 'number' }, side: { kind: 'piece', of: 'side' }, jars: { kind: 'number' } },
    'move-complete': { column: { kind: 'number' }, way: { kind: 'piece', of: 'way' }, last: { kind: 'number' } },
    'asks-turn': { actions: { kind: 'number' } },
    'refused-ruling-agreement': { why: { kind: 'piece', of: 'no-agreement' } },
    'refused-move-top': { column: { kind: 'number' }, jars: { kind: 'number' }, high: { kind: 'number' } },
    'refused-move-level': { left: { kind: 'number' }, right: { kind: 'number' } },
    'refused-exchange-cost': { cost: { kind: 'number' }, actions: { kind: 'number' } },
    'because-rival': { seat: { kind: 'seat' } },
  },
};
