/**
 * What the data of ursuppe is.
 *
 * Written by `make contract` from src/stockpot/games/ursuppe: change that.
 */

import type { Json } from '$generated/protocol';
import type { Speech } from '$lib/speech';

export const AMOEBAS = [
  'red 1', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6',
  'blue 7', 'green 1', 'green 2', 'green 3', 'green 4', 'green 5', 'green 6', 'green 7', 'yellow 1', 'yellow 2', 'yellow 3',
  'yellow 4', 'yellow 5', 'yellow 6', 'yellow 7',
] as const;
export type Amoeba = (typeof AMOEBAS)[number];

export const COLORS = ['red', 'blue', 'green', 'yellow'] as const;
export type Color = (typeof COLORS)[number];

export const NUMERALS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Numeral = (typeof NUMERALS)[number];

export const CELLS = [
  'S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', 'S12', 'S13', 'S14', 'S15', 'S16', 'S17', 'S18',
  'S19',
] as const;
export type Cell = (typeof CELLS)[number];

export const WAYS = ['drift', 'move', 'escape'] as const;
export type Way = (typeof WAYS)[number];

export const DIRECTIONS = ['north', 'east', 'south', 'west', 'rest'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const GENES = [
  'INT', 'MO1', 'SPO', 'SPD', 'DEF', 'ESC', 'SUB', 'RAY', 'STR', 'TEN', 'HOL', 'LON', 'FRU', 'SFS', 'PAR', 'DIV', 'PER', 'MO2',
  'AGG', 'ARM',
] as const;
export type Gene = (typeof GENES)[number];

export const DECISIONS = [
  'space', 'place', 'divide', 'number', 'movement', 'carry', 'follow', 'direction', 'second', 'meal', 'victim', 'attack',
  'response', 'retry', 'settle', 'buy', 'aggressor', 'target', 'over',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const MOVEMENTS = ['drift', 'move', 'stay'] as const;
export type Movement = (typeof MOVEMENTS)[number];

export const RESPONSES = ['escape', 'defend'] as const;
export type Response = (typeof RESPONSES)[number];

/** What happens, by its kind. What is left out is not for everybody to know. */
export interface Events {
  space: { seat: number | null; space: number };
  placed: { seat: number | null; amoeba: Amoeba | null; cell: Cell | null; damage: number };
  round: { round: number };
  announced: { amoeba: Amoeba | null; way: Way | null; price: number };
  stayed: { amoeba: Amoeba | null };
  carries: { amoeba: Amoeba | null; cubes: number[] | null };
  follows: { amoeba: Amoeba | null; mover: Amoeba | null; follows: boolean };
  rolled: { seat: number | null; amoeba: Amoeba | null; dice: number[] };
  stepped: { amoeba: Amoeba | null; from: Cell | null; to: Cell | null; direction: Direction | null; way: Way | null; blocked: boolean };
  went_along: { amoeba: Amoeba | null; to: Cell | null };
  took_along: { to: Cell | null; cubes: number[] | null };
  second: { amoeba: Amoeba | null };
  ate: { amoeba: Amoeba | null; cubes: number[] | null; excreted: number; color: Color | null; victim: number | null };
  starved: { amoeba: Amoeba | null; damage: number };
  attacked: { amoeba: Amoeba | null; target: Amoeba | null; price: number; attempt: number };
  defended: { amoeba: Amoeba | null; price: number };
  fought: { amoeba: Amoeba | null; target: Amoeba | null; dice: number[]; ties: number };
  caught: { amoeba: Amoeba | null };
  yielded: { amoeba: Amoeba | null };
  killed: { amoeba: Amoeba | null; attacker: Amoeba | null; cell: Cell | null; cubes: number[] | null };
  wounded: { amoeba: Amoeba | null; attacker: Amoeba | null; damage: number };
  failed: { amoeba: Amoeba | null; target: Amoeba | null };
  card: { drift: Direction | null; ozone: number };
  owes: { seat: number | null; mutation: number; ozone: number; debt: number };
  returned: { seat: number | null; gene: Gene | null; worth: number };
  paid: { seat: number | null; points: number };
  bought: { seat: number | null; gene: Gene | null; price: number; given_up: Gene | null };
  earned: { seat: number | null; points: number };
  divided: { seat: number | null; amoeba: Amoeba | null; cell: Cell | null; price: number };
  died: { amoeba: Amoeba | null; cell: Cell | null; cubes: number[] | null };
  scored: { seat: number | null; amoebas: number; genes: number; from: number; to: number };
  won: { seats: number[] };
  passed: { seat: number | null; decision: Decision | null };
}

export type Event = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

export const eventsOf = (events: readonly { kind: string; data: object }[]): Event[] => events as unknown as Event[];

/** What a choice is made of (`Choice.parts`). */
export type Parts =
  | { kind: 'space'; number: number }
  | { kind: 'divide'; cell: Cell | null }
  | { kind: 'place'; cell: Cell | null }
  | { kind: 'number'; number: number }
  | { kind: 'movement'; amoeba: Amoeba | null; number: number | null; movement: Movement | null }
  | { kind: 'carry'; color: Color | null }
  | { kind: 'follow'; yes: boolean }
  | { kind: 'direction'; direction: Direction }
  | { kind: 'second'; yes: boolean }
  | { kind: 'meal'; cubes: number[] | null; parasite: boolean }
  | { kind: 'victim'; color: Color }
  | { kind: 'attack'; target: Amoeba | null }
  | { kind: 'response'; response: Response | null }
  | { kind: 'return'; gene: Gene }
  | { kind: 'pay' }
  | { kind: 'buy'; gene: Gene | null; instead: Gene | null }
  | { kind: 'aggression'; amoeba: Amoeba | null; number: number | null };

export const partsOf = (choice: { parts: object }): Parts => choice.parts as unknown as Parts;

/** What may be set before a game. */
export interface Options {
  /** ursuppe.variant.defense */
  defense_mp: '3' | '4';
  /** ursuppe.variant.holding */
  holding: 'before' | 'after';
  /** ursuppe.variant.substitution */
  substitution: 'strict' | 'wide';
  /** ursuppe.variant.finish */
  finish: number;
  /** ursuppe.variant.full */
  full_game: boolean;
  /** ursuppe.setup.pieces */
  start_bp: number;
  /** ursuppe.divide.income */
  income: number;
  /** ursuppe.move.power */
  move_price: number;
  /** ursuppe.attack.struggle */
  attack_price: number;
  /** ursuppe.attack.defense */
  defense_price: number;
  /** ursuppe.divide.price */
  division_price: number;
  /** ursuppe.gene.div */
  cheap_division_price: number;
  /** ursuppe.gene.ten */
  capacity: readonly number[];
  /** ursuppe.setup.first */
  first_damage: readonly number[];
  /** ursuppe.variant.genes */
  gene_cards: Json;
  /** ursuppe.gene.ray */
  ray_worth: number;
  /** ursuppe.variant.environment */
  environment_cards: Json;
  /** ursuppe.score.amoebas */
  amoeba_spaces: readonly number[];
  /** ursuppe.score.genes */
  gene_spaces: readonly number[];
}

/** The printed rules. */
export const PRINTED: Options = { defense_mp: '3', holding: 'before', substitution: 'strict', finish: 42, full_game: false, start_bp: 4, income: 10, move_price: 1, attack_price: 1, defense_price: 1, division_price: 6, cheap_division_price: 4, capacity: [2, 3], first_damage: [0, 1], gene_cards: 'standard', ray_worth: 4, environment_cards: 'standard', amoeba_spaces: [0, 0, 0, 1, 2, 4, 5, 6], gene_spaces: [0, 0, 0, 1, 2, 3, 4] };

/** The options in force: views have those that differ from the printed rules. */
export const inForce = ({ options }: { options: Partial<Options> }): Options => ({ ...PRINTED, ...options });

export type Current = 'north' | 'east' | 'south' | 'west';

/** The phases of a round. */
export const PHASES = ['feeding', 'environment', 'genes', 'division', 'deaths', 'scoring'] as const;

/** A game has at most so many: then all environment cards are gone. */
export const ROUNDS = 10;

/** Of the ladder; markers may go beyond. */
export const SPACES = 51;

/** Decisions that can be tried out before they are made: much of what follows is certain. */
export const TRIABLE = ['buy', 'settle', 'divide', 'movement'] as const;

/** The die for each direction; 6 is for any. */
export const COMPASS = { north: 2, east: 3, south: 4, west: 1, rest: 5 } as const;

/** An amoeba: whose, and its number from 1. */
export interface Who {
  seat: number;
  number: number;
}

/** An amoeba on the board. */
export interface AmoebaView extends Who {
  damage: number;
}

/** A cell with what is on it. */
export interface CellView {
  name: Cell;
  /** From 1, the northernmost. */
  row: number;
  /** From 1, the westernmost. */
  column: number;
  /** How many of each seat's colour. */
  cubes: number[];
  amoebas: AmoebaView[];
}

/** An environment card. */
export interface Card {
  name: string;
  drift: Current | null;
  ozone: number;
}

/** Spaces on the ladder. */
export interface Scores {
  amoebas: number;
  genes: number;
  total: number;
}

/** A tribe. */
export interface SeatView {
  color: Color;
  /** Space on the ladder; 0 before one is chosen. */
  marker: number;
  /** Biological points. */
  bp: number;
  genes: Gene[];
  /** Of them, those bought in this round. */
  fresh: Gene[];
  /** For how many cards its genes count in scoring. */
  gene_count: number;
  /** Mutation points of its genes. */
  mutation: number;
  /** How many of them are above the ozone of the card in force. */
  excess: number;
  /** How many are on the board. */
  amoebas: number;
  /** For the choice of a start space. */
  rolled: number;
  /** For a move; 0 where the direction is named. */
  dice: number;
  move_price: number;
  /** Of its next new amoeba. */
  division_price: number;
  /** How many of its amoebas have so much damage that they die in phase 5. */
  dying: number;
  /** How many of the cards to come would bring it a debt. */
  risk: number;
  /** What scoring would give it as things stand. */
  scores: Scores;
}

/** A step under way: who moves how, who goes along, which cubes. */
export interface StepView {
  mover: Who;
  way: Way;
  /** Is it the free second step? */
  second: boolean;
  direction: Direction | null;
  /** The directions to choose from. */
  ways: Direction[];
  /** Where each of them leads: to the same cell where it is blocked. */
  ends: Partial<Record<Direction, Cell>>;
  /** Who says what goes along. */
  claimant: Who | null;
  /** Have all said it? */
  claimed: boolean;
  followers: Who[];
  /** Cubes of each colour that are taken along. */
  carried: number[];
  /** Cubes of each colour that could be. */
  left: number[];
  /** How many of them the claimant takes. */
  named: number;
  /** How many it may take. */
  capacity: number;
}

/** An attack under way. */
export interface AttackView {
  attacker: Who;
  target: Who | null;
  /** 1, or 2 for the retry of Persistence. */
  attempt: number;
  /** Answers used in this attempt: 1 for Escape, 2 for Defense, 4 for a second fight. */
  used: number;
  followed: boolean;
}

/** Something to say. */
export interface Sentence {
  key: string;
  data: Record<string, number>;
}

/** What a gene would do for a tribe now. */
export interface Prospect {
  now: Sentence;
  /** How many more it would bring in each scoring. */
  spaces: number;
  /** How many of the cards to come would bring a debt. */
  risk: number;
  /** The gene that would be given up. */
  instead: Gene | null;
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
  game: 'ursuppe';
  /** From 1; 0 in the set-up. */
  round: number;
  /** Rounds that are over and scored. */
  scored: number;
  phase: 'setup' | 'feeding' | 'environment' | 'genes' | 'division' | 'deaths' | 'scoring';
  /** What is to be decided. */
  decision: Decision;
  /** The seat whose turn it is in this phase. */
  active: number;
  /** The seats from the lowest marker to the highest. */
  order: number[];
  /** Do they play in this order in this phase, or in the opposite one? */
  ascending: boolean;
  /** First space of the finish zone; null in the full game. */
  finish: number | null;
  /** When the game is over: was the finish zone reached, or were all cards gone? */
  ended: 'finish' | 'deck' | null;
  /** The environment card in force. */
  card: Card;
  past_cards: Card[];
  /** By their names, not in their order. */
  coming_cards: Card[];
  /** The last roll: one or two dice for a direction (0: no second one), or attacker and defender. */
  dice: number[];
  /** How many equal rolls came before it in a fight. */
  ties: number;
  cells: CellView[];
  /** Cubes of each colour that are not on the board. */
  reserve: number[];
  /** Gene cards for sale. */
  pool: Partial<Record<Gene, number>>;
  prices: Partial<Record<Gene, number>>;
  /** Mutation points of all genes. */
  points: Partial<Record<Gene, number>>;
  /** For the viewer, in phase 3: of the genes for sale that it does not have. */
  prospects: Partial<Record<Gene, Prospect>> | null;
  seats: SeatView[];
  /** The one that is handled in phase 1. */
  amoeba: Who | null;
  /** Where the drift would carry it, when its movement is chosen. */
  drift_end: Cell | null;
  /** Where the viewer's amoebas can eat. */
  fed: Cell[] | null;
  /** How many of the viewer's amoebas cannot. */
  hungry: number | null;
  /** The meal that is chosen while its victim is not. */
  meal: number | null;
  /** The cell that is chosen for a new amoeba while its number is not. */
  spot: Cell | null;
  step: StepView | null;
  attack: AttackView | null;
  /** Mutation points that are left to settle. */
  debt: number | null;
  /** What each gene of whoever settles is worth against them. */
  worth: Partial<Record<Gene, number>>;
  /** The cards to come in their order; only where everything is open. */
  deck?: string[];
}

export const viewOf = (view: object): View => view as unknown as View;

/** What its sentences are made of: the pieces, and the fields of every message that has some. */
export const SPEECH: Speech = {
  pieces: {
    amoeba: { ids: AMOEBAS, parts: { color: { of: 'color', which: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3] }, number: { of: 'numeral', which: [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6] } } },
    color: { ids: COLORS },
    numeral: { ids: NUMERALS },
    cell: { ids: CELLS },
    way: { ids: WAYS },
    direction: { ids: DIRECTIONS },
    gene: { ids: GENES },
    decision: { ids: DECISIONS },
    movement: { ids: MOVEMENTS },
    response: { ids: RESPONSES },
  },
  messages: {
    'because-clear': { n: { kind: 'number' } },
    'because-tried': { n: { kind: 'number' } },
    space: { seat: { kind: 'seat' }, space: { kind: 'number' } },
    placed: { seat: { kind: 'seat' }, amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' }, damage: { kind: 'number' } },
    round: { round: { kind: 'number' } },
    announced: { amoeba: { kind: 'piece', of: 'amoeba' }, way: { kind: 'piece', of: 'way' }, price: { kind: 'number' } },
    stayed: { amoeba: { kind: 'piece', of: 'amoeba' } },
    carries: { amoeba: { kind: 'piece', of: 'amoeba' }, cubes: { kind: 'counts', piece: 'color' } },
    follows: { amoeba: { kind: 'piece', of: 'amoeba' }, mover: { kind: 'piece', of: 'amoeba' }, follows: { kind: 'flag' } },
    rolled: { seat: { kind: 'seat' }, amoeba: { kind: 'piece', of: 'amoeba' }, dice: { kind: 'numbers' } },
    stepped: { amoeba: { kind: 'piece', of: 'amoeba' }, from: { kind: 'piece', of: 'cell' }, to: { kind: 'piece', of: 'cell' }, direction: { kind: 'piece', of: 'direction' }, way: { kind: 'piece', of: 'way' }, blocked: { kind: 'flag' } },
    'went-along': { amoeba: { kind: 'piece', of: 'amoeba' }, to: { kind: 'piece', of: 'cell' } },
    'took-along': { to: { kind: 'piece', of: 'cell' }, cubes: { kind: 'counts', piece: 'color' } },
    second: { amoeba: { kind: 'piece', of: 'amoeba' } },
    ate: { amoeba: { kind: 'piece', of: 'amoeba' }, cubes: { kind: 'counts', piece: 'color' }, excreted: { kind: 'number' }, color: { kind: 'piece', of: 'color' }, victim: { kind: 'seat' } },
    starved: { amoeba: { kind: 'piece', of: 'amoeba' }, damage: { kind: 'number' } },
    attacked: { amoeba: { kind: 'piece', of: 'amoeba' }, target: { kind: 'piece', of: 'amoeba' }, price: { kind: 'number' }, attempt: { kind: 'number' } },
    defended: { amoeba: { kind: 'piece', of: 'amoeba' }, price: { kind: 'number' } },
    fought: { amoeba: { kind: 'piece', of: 'amoeba' }, target: { kind: 'piece', of: 'amoeba' }, dice: { kind: 'numbers' }, ties: { kind: 'number' } },
    caught: { amoeba: { kind: 'piece', of: 'amoeba' } },
    yielded: { amoeba: { kind: 'piece', of: 'amoeba' } },
    killed: { amoeba: { kind: 'piece', of: 'amoeba' }, attacker: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' }, cubes: { kind: 'counts', piece: 'color' } },
    wounded: { amoeba: { kind: 'piece', of: 'amoeba' }, attacker: { kind: 'piece', of: 'amoeba' }, damage: { kind: 'number' } },
    failed: { amoeba: { kind: 'piece', of: 'amoeba' }, target: { kind: 'piece', of: 'amoeba' } },
    card: { drift: { kind: 'piece', of: 'direction' }, ozone: { kind: 'number' } },
    owes: { seat: { kind: 'seat' }, mutation: { kind: 'number' }, ozone: { kind: 'number' }, debt: { kind: 'number' } },
    returned: { seat: { kind: 'seat' }, gene: { kind: 'piece', of: 'gene' }, worth: { kind: 'number' } },
    paid: { seat: { kind: 'seat' }, points: { kind: 'number' } },
    bought: { seat: { kind: 'seat' }, gene: { kind: 'piece', of: 'gene' }, price: { kind: 'number' }, given_up: { kind: 'piece', of: 'gene' } },
    earned: { seat: { kind: 'seat' }, points: { kind: 'number' } },
    divided: { seat: { kind: 'seat' }, amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' }, price: { kind: 'number' } },
    died: { amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' }, cubes: { kind: 'counts', piece: 'color' } },
    scored: { seat: { kind: 'seat' }, amoebas: { kind: 'number' }, genes: { kind: 'number' }, from: { kind: 'number' }, to: { kind: 'number' } },
    won: { seats: { kind: 'seats' } },
    passed: { seat: { kind: 'seat' }, decision: { kind: 'piece', of: 'decision' } },
    'move-space': { number: { kind: 'number' } },
    'move-divide': { cell: { kind: 'piece', of: 'cell' } },
    'move-place': { cell: { kind: 'piece', of: 'cell' } },
    'move-number': { number: { kind: 'number' } },
    'move-movement': { amoeba: { kind: 'piece', of: 'amoeba' }, number: { kind: 'number' }, movement: { kind: 'piece', of: 'movement' } },
    'move-carry': { color: { kind: 'piece', of: 'color' } },
    'move-follow': { yes: { kind: 'flag' } },
    'move-direction': { direction: { kind: 'piece', of: 'direction' } },
    'move-second': { yes: { kind: 'flag' } },
    'move-meal': { cubes: { kind: 'counts', piece: 'color' }, parasite: { kind: 'flag' } },
    'move-victim': { color: { kind: 'piece', of: 'color' } },
    'move-attack': { target: { kind: 'piece', of: 'amoeba' } },
    'move-response': { response: { kind: 'piece', of: 'response' } },
    'move-return': { gene: { kind: 'piece', of: 'gene' } },
    'move-buy': { gene: { kind: 'piece', of: 'gene' }, instead: { kind: 'piece', of: 'gene' } },
    'move-aggression': { amoeba: { kind: 'piece', of: 'amoeba' }, number: { kind: 'number' } },
    'asks-number': { spot: { kind: 'piece', of: 'cell' } },
    'asks-movement': { amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' } },
    'asks-carry': { claimant: { kind: 'piece', of: 'amoeba' } },
    'asks-follow': { claimant: { kind: 'piece', of: 'amoeba' }, mover: { kind: 'piece', of: 'amoeba' } },
    'asks-direction': { mover: { kind: 'piece', of: 'amoeba' }, dice: { kind: 'numbers' } },
    'asks-second': { mover: { kind: 'piece', of: 'amoeba' } },
    'asks-meal': { amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' } },
    'asks-victim': { amoeba: { kind: 'piece', of: 'amoeba' } },
    'asks-attack': { amoeba: { kind: 'piece', of: 'amoeba' } },
    'asks-retry': { attacker: { kind: 'piece', of: 'amoeba' } },
    'asks-target': { attacker: { kind: 'piece', of: 'amoeba' } },
    'asks-response': { attacker: { kind: 'piece', of: 'amoeba' }, target: { kind: 'piece', of: 'amoeba' } },
    'asks-settle': { rest: { kind: 'number' } },
    'asks-buy': { bp: { kind: 'number' } },
    'refused-now-number': { spot: { kind: 'piece', of: 'cell' } },
    'refused-now-movement': { amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' } },
    'refused-now-carry': { claimant: { kind: 'piece', of: 'amoeba' } },
    'refused-now-follow': { claimant: { kind: 'piece', of: 'amoeba' }, mover: { kind: 'piece', of: 'amoeba' } },
    'refused-now-direction': { mover: { kind: 'piece', of: 'amoeba' }, dice: { kind: 'numbers' } },
    'refused-now-second': { mover: { kind: 'piece', of: 'amoeba' } },
    'refused-now-meal': { amoeba: { kind: 'piece', of: 'amoeba' }, cell: { kind: 'piece', of: 'cell' } },
    'refused-now-victim': { amoeba: { kind: 'piece', of: 'amoeba' } },
    'refused-now-attack': { amoeba: { kind: 'piece', of: 'amoeba' } },
    'refused-now-retry': { attacker: { kind: 'piece', of: 'amoeba' } },
    'refused-now-target': { attacker: { kind: 'piece', of: 'amoeba' } },
    'refused-now-response': { attacker: { kind: 'piece', of: 'amoeba' }, target: { kind: 'piece', of: 'amoeba' } },
    'refused-now-settle': { rest: { kind: 'number' } },
    'refused-now-buy': { bp: { kind: 'number' } },
    'refused-piece': { amoeba: { kind: 'piece', of: 'amoeba' } },
    'now-amoebas': { n: { kind: 'number' } },
    'now-saves': { n: { kind: 'number' } },
    'now-carries': { n: { kind: 'number' } },
    'now-stays': { n: { kind: 'number' } },
    'now-meals': { n: { kind: 'number' }, hungry: { kind: 'number' } },
    'now-divisions': { n: { kind: 'number' }, before: { kind: 'number' } },
    'now-divisions-same': { n: { kind: 'number' } },
    'now-cells': { n: { kind: 'number' }, before: { kind: 'number' } },
    'now-lives': { n: { kind: 'number' }, wounded: { kind: 'number' } },
    'now-lowers': { from: { kind: 'number' }, to: { kind: 'number' } },
    'now-hunters': { n: { kind: 'number' } },
    'now-prey': { n: { kind: 'number' } },
    'because-points': { n: { kind: 'number' } },
    'because-rival': { seat: { kind: 'seat' } },
  },
};
