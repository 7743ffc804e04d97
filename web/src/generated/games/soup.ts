/**
 * What the data of soup is.
 *
 * Written by `make contract` from src/stockpot/games/soup: change that.
 */

import type { Json } from '$generated/protocol';
import type { Speech } from '$lib/speech';

export const RECIPES = ['bug soup', 'vegetable soup', 'fruit soup', 'trash soup', 'clear water'] as const;
export type Recipe = (typeof RECIPES)[number];

export const FACES = [
  'bug 1', 'bug 2', 'bug 3', 'bug 4', 'bug 5', 'bug 10', 'bug herb', 'bug reset', 'vegetable 1', 'vegetable 2', 'vegetable 3',
  'vegetable 4', 'vegetable 5', 'vegetable 10', 'vegetable herb', 'vegetable reset', 'fruit 1', 'fruit 2', 'fruit 3', 'fruit 4',
  'fruit 5', 'fruit 10', 'fruit herb', 'fruit reset', 'trash 1', 'trash 2', 'trash 3', 'trash 4', 'trash 5',
] as const;
export type Face = (typeof FACES)[number];

export const COLORS = ['bug', 'vegetable', 'fruit', 'trash'] as const;
export type Color = (typeof COLORS)[number];

export const SIGNS = ['1', '2', '3', '4', '5', '10', 'herb', 'reset'] as const;
export type Sign = (typeof SIGNS)[number];

/** What happens, by its kind. What is left out is not for everybody to know. */
export interface Events {
  dealt: { deal: number | null; dealer: number | null };
  chose: { seat: number | null; recipe?: Recipe | null };
  showed: { seat: number | null; recipe: Recipe | null };
  played: { seat: number | null; card: Face | null; total: number; required: Color | null };
  took: { seat: number | null; cards: number; worth: number };
  ran_out: { seat: number | null; pot: number };
  scored: { seat: number | null; gain: number; points: number; collected: number; spoilt: number };
  won: { seats: number[] };
  turned_up: { seat: number | null; pile: Face[] };
}

export type Event = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

export const eventsOf = (events: readonly { kind: string; data: object }[]): Event[] => events as unknown as Event[];

/** What a choice is made of (`Choice.parts`). */
export type Parts =
  | { kind: 'card'; card: Face }
  | { kind: 'recipe'; recipe: Recipe };

export const partsOf = (choice: { parts: object }): Parts => choice.parts as unknown as Parts;

/** What may be set before a game. */
export interface Options {
  /** soup.variant.open */
  open_recipes: boolean;
  /** soup.setup.dealer */
  first_dealer: 'random' | '0' | '1' | '2' | '3' | '4';
  /** soup.deal.cards */
  hand_sizes: readonly number[];
  /** soup.setup.points */
  start_points: number;
  /** soup.play.full */
  full_pot: number;
  /** soup.score.water */
  water_points: number;
  /** soup.options.cards */
  cards: Json;
  /** soup.options.recipes */
  recipe_cards: Json;
}

/** The printed rules. */
export const PRINTED: Options = { open_recipes: false, first_dealer: 'random', hand_sizes: [13, 13, 13, 10], start_points: 5, full_pot: 10, water_points: 5, cards: 'standard', recipe_cards: 'standard' };

/** The options in force: views have those that differ from the printed rules. */
export const inForce = ({ options }: { options: Partial<Options> }): Options => ({ ...PRINTED, ...options });

/** The colour of the cards that a recipe collects; clear water collects none. */
export const COLLECTS = {
  'bug soup': 'bug',
  'vegetable soup': 'vegetable',
  'fruit soup': 'fruit',
  'trash soup': 'trash',
  'clear water': null,
} as const;

/** What each card of a pile brings who cooks a printed recipe: of another one, whether it is collected (1) or spoils it (−1). */
export const CARD_POINTS = {
  'bug soup': { 'bug 1': 1, 'bug 2': 1, 'bug 3': 1, 'bug 4': 1, 'bug 5': 1, 'bug 10': 1, 'bug herb': 1, 'bug reset': 1, 'vegetable 1': 0, 'vegetable 2': 0, 'vegetable 3': 0, 'vegetable 4': 0, 'vegetable 5': 0, 'vegetable 10': 0, 'vegetable herb': 0, 'vegetable reset': 0, 'fruit 1': 0, 'fruit 2': 0, 'fruit 3': 0, 'fruit 4': 0, 'fruit 5': 0, 'fruit 10': 0, 'fruit herb': 0, 'fruit reset': 0, 'trash 1': -1, 'trash 2': -1, 'trash 3': -1, 'trash 4': -1, 'trash 5': -1 },
  'vegetable soup': { 'bug 1': 0, 'bug 2': 0, 'bug 3': 0, 'bug 4': 0, 'bug 5': 0, 'bug 10': 0, 'bug herb': 0, 'bug reset': 0, 'vegetable 1': 1, 'vegetable 2': 1, 'vegetable 3': 1, 'vegetable 4': 1, 'vegetable 5': 1, 'vegetable 10': 1, 'vegetable herb': 1, 'vegetable reset': 1, 'fruit 1': 0, 'fruit 2': 0, 'fruit 3': 0, 'fruit 4': 0, 'fruit 5': 0, 'fruit 10': 0, 'fruit herb': 0, 'fruit reset': 0, 'trash 1': -1, 'trash 2': -1, 'trash 3': -1, 'trash 4': -1, 'trash 5': -1 },
  'fruit soup': { 'bug 1': 0, 'bug 2': 0, 'bug 3': 0, 'bug 4': 0, 'bug 5': 0, 'bug 10': 0, 'bug herb': 0, 'bug reset': 0, 'vegetable 1': 0, 'vegetable 2': 0, 'vegetable 3': 0, 'vegetable 4': 0, 'vegetable 5': 0, 'vegetable 10': 0, 'vegetable herb': 0, 'vegetable reset': 0, 'fruit 1': 1, 'fruit 2': 1, 'fruit 3': 1, 'fruit 4': 1, 'fruit 5': 1, 'fruit 10': 1, 'fruit herb': 1, 'fruit reset': 1, 'trash 1': -1, 'trash 2': -1, 'trash 3': -1, 'trash 4': -1, 'trash 5': -1 },
  'trash soup': { 'bug 1': 0, 'bug 2': 0, 'bug 3': 0, 'bug 4': 0, 'bug 5': 0, 'bug 10': 0, 'bug herb': -1, 'bug reset': 0, 'vegetable 1': 0, 'vegetable 2': 0, 'vegetable 3': 0, 'vegetable 4': 0, 'vegetable 5': 0, 'vegetable 10': 0, 'vegetable herb': -1, 'vegetable reset': 0, 'fruit 1': 0, 'fruit 2': 0, 'fruit 3': 0, 'fruit 4': 0, 'fruit 5': 0, 'fruit 10': 0, 'fruit herb': -1, 'fruit reset': 0, 'trash 1': 1, 'trash 2': 1, 'trash 3': 1, 'trash 4': 1, 'trash 5': 1 },
  'clear water': { 'bug 1': -1, 'bug 2': -1, 'bug 3': -1, 'bug 4': -1, 'bug 5': -1, 'bug 10': -1, 'bug herb': -1, 'bug reset': -1, 'vegetable 1': -1, 'vegetable 2': -1, 'vegetable 3': -1, 'vegetable 4': -1, 'vegetable 5': -1, 'vegetable 10': -1, 'vegetable herb': -1, 'vegetable reset': -1, 'fruit 1': -1, 'fruit 2': -1, 'fruit 3': -1, 'fruit 4': -1, 'fruit 5': -1, 'fruit 10': -1, 'fruit herb': -1, 'fruit reset': -1, 'trash 1': -1, 'trash 2': -1, 'trash 3': -1, 'trash 4': -1, 'trash 5': -1 },
} as const;

/** What each card brings that a recipe collects, and what each takes that spoils it. */
export interface RecipePoints {
  gain: number;
  cost: number;
}

/** Of the printed recipes. */
export const RECIPE_POINTS = {
  'bug soup': { gain: 1, cost: 1 },
  'vegetable soup': { gain: 1, cost: 1 },
  'fruit soup': { gain: 1, cost: 1 },
  'trash soup': { gain: 1, cost: 1 },
  'clear water': { gain: 0, cost: 1 },
} as const;

/** A card, and who played it. */
export interface Played {
  seat: number;
  card: Face;
}

/** A seat as the viewer may know it. */
export interface SeatView {
  points: number;
  /** Points of each deal so far. */
  gained: number[];
  /** How many are left in the hand. */
  cards: number;
  chosen: boolean;
  recipe: Recipe | null;
  /** Of earlier deals. */
  used: Recipe[];
  /** How many cards it has taken in this deal. */
  taken: number;
  /** The cards it has taken: at the end, and where everything is open. */
  pile: Face[] | null;
  /** What these are worth for its recipe. */
  worth: number | null;
  /** Colours that it has shown not to hold. */
  lacks: Color[];
  /** Only where everything is open. */
  hand?: Face[];
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
  game: 'soup';
  phase: 'recipe' | 'tricks' | 'over';
  /** From 1. */
  deal: number;
  deals: number;
  /** Deals that are over and counted. */
  counted: number;
  dealer: number;
  /** The total that fills the pot. */
  full_pot: number;
  /** What recipes bring without a card, of those that may bring something. */
  base: Partial<Record<Recipe, number>>;
  total: number;
  /** The colour to follow. */
  required: Color | null;
  /** The cards of the trick so far. */
  pot: Played[];
  /** All cards of this deal, in their order. */
  played: Played[];
  seats: SeatView[];
  /** The viewer's own cards. */
  hand: Face[] | null;
  /** What the viewer has taken in this deal. */
  pile: Face[] | null;
  /** What cards count, of those that count something else than the printed ones: where a table has cards of its own. */
  values?: Partial<Record<Face, number>>;
  /** Where a table has recipes of its own. */
  recipe_points?: Partial<Record<Recipe, RecipePoints>>;
}

export const viewOf = (view: object): View => view as unknown as View;

/** What its sentences are made of: the pieces, and the fields of every message that has some. */
export const SPEECH: Speech = {
  pieces: {
    recipe: { ids: RECIPES },
    face: { ids: FACES, parts: { color: { of: 'color', which: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3] }, sign: { of: 'sign', which: [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4] } } },
    color: { ids: COLORS },
    sign: { ids: SIGNS },
  },
  messages: {
    'because-clear': { n: { kind: 'number' } },
    'because-tried': { n: { kind: 'number' } },
    dealt: { deal: { kind: 'number' }, dealer: { kind: 'seat' } },
    chose: { seat: { kind: 'seat' }, recipe: { kind: 'piece', of: 'recipe' } },
    showed: { seat: { kind: 'seat' }, recipe: { kind: 'piece', of: 'recipe' } },
    played: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'face' }, total: { kind: 'number' }, required: { kind: 'piece', of: 'color' } },
    took: { seat: { kind: 'seat' }, cards: { kind: 'number' }, worth: { kind: 'number' } },
    'ran-out': { seat: { kind: 'seat' }, pot: { kind: 'number' } },
    scored: { seat: { kind: 'seat' }, gain: { kind: 'number' }, points: { kind: 'number' }, collected: { kind: 'number' }, spoilt: { kind: 'number' } },
    won: { seats: { kind: 'seats' } },
    'turned-up': { seat: { kind: 'seat' }, pile: { kind: 'pieces', piece: 'face' } },
    'move-card': { card: { kind: 'piece', of: 'face' } },
    'move-recipe': { recipe: { kind: 'piece', of: 'recipe' } },
    'asks-follow': { color: { kind: 'piece', of: 'color' } },
    'asks-void': { color: { kind: 'piece', of: 'color' } },
    'refused-play-follow': { color: { kind: 'piece', of: 'color' } },
    'because-points': { n: { kind: 'number' } },
    'because-spoils': { seat: { kind: 'seat' }, n: { kind: 'number' } },
  },
};
