/**
 * What the data of sapone is.
 *
 * Written by `make contract` from src/stockpot/games/sapone: change that.
 */

import type { Speech } from '$lib/speech';

export const CARDS = [
  'coin', 'watermelon', 'leek', 'broccoli', 'cucumber', 'artichoke', 'broom', 'scythe', 'rake', 'pick', 'shovel', 'soap',
  'double soap', 'four coins', 'three coins', 'two coins', 'diamond',
] as const;
export type Card = (typeof CARDS)[number];

export const WISHES = ['coins', 'vegetables', 'tools', 'soap', 'anything'] as const;
export type Wish = (typeof WISHES)[number];

export const CATEGORIES = ['coins', 'vegetables', 'tools', 'soap'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What happens, by its kind. What is left out is not for everybody to know. */
export interface Events {
  round: { round: number | null; first: number | null };
  picked: { seat: number | null; card?: Card | null; face_up: boolean; compensation: boolean };
  put: { seat: number | null; card: Card | null; claim: Card | null };
  paid: { seat: number | null; card: Card | null };
  bought: { seat: number | null; card?: Card | null; price: number };
  offered: { seat: number | null; card?: Card | null; declared: Card | null; wish: Wish | null; true?: boolean };
  passed: { seat: number | null; cards: number };
  bid: { seat: number | null; cards: number; claims: Card[] };
  claimed: { seat: number | null; claims: Card[] };
  doubted: { seat: number | null };
  believed: { seat: number | null };
  turned: { seat: number | null; card: Card | null; declared: Card | null; true: boolean };
  gave: { seat: number | null; to: number | null; card?: Card | null };
  caught: { seat: number | null; from: number | null; card: Card | null };
  asked: { seat: number | null; to: number | null; wish: Wish | null };
  refused: { seat: number | null };
  unsold: { seat: number | null };
  sold: { seat: number | null; to: number | null; card?: Card | null; cards: number; face_up: boolean };
  received: { seat: number | null; from: number | null; card: Card | null; said: Card | null };
  named: { seat: number | null; card: Card | null };
  revealed: { seat: number | null; hand: Card[] };
  category: { category: Category | null; seats: number[] };
  scored: { seat: number | null; won: Category[]; gain: number; points: number };
  won: { seats: number[] };
}

export type Event = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

export const eventsOf = (events: readonly { kind: string; data: object }[]): Event[] => events as unknown as Event[];

/** What a choice is made of (`Choice.parts`). */
export type Parts =
  | { kind: 'sell'; card: Card }
  | { kind: 'declare'; card: Card }
  | { kind: 'bid'; card: Card }
  | { kind: 'claim'; card: Card | null }
  | { kind: 'pay'; card: Card }
  | { kind: 'give'; card: Card }
  | { kind: 'name'; card: Card }
  | { kind: 'offer' }
  | { kind: 'buy' }
  | { kind: 'wish'; wish: Wish | null }
  | { kind: 'done'; adds: boolean }
  | { kind: 'refuse' }
  | { kind: 'accept'; seat: number }
  | { kind: 'ask'; seat: number | null }
  | { kind: 'believe' }
  | { kind: 'doubt' };

export const partsOf = (choice: { parts: object }): Parts => choice.parts as unknown as Parts;

/** What may be set before a game. */
export interface Options {
  /** sapone.setup.target */
  target: number;
  /** sapone.score.ties */
  ties: 'each' | 'none';
  /** sapone.score.points */
  table: 'classic' | 'revised' | 'own';
  /** sapone.score.points */
  points: readonly number[];
  /** sapone.doubt.ask */
  doubt: boolean;
  /** sapone.setup.direction */
  direction: 'clockwise' | 'counterclockwise';
  /** sapone.hidden.backs */
  backs: 'alike' | 'by deck';
  /** sapone.round.deal */
  dealt: number;
  /** sapone.buy.price */
  price: number;
  /** sapone.sell.more */
  requests: number;
  /** sapone.sell.compensation */
  compensation: number;
}

/** The printed rules. */
export const PRINTED: Options = { target: 20, ties: 'each', table: 'classic', points: [1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8, 10, 15], doubt: false, direction: 'clockwise', backs: 'alike', dealt: 2, price: 3, requests: 2, compensation: 2 };

/** The options in force: views have those that differ from the printed rules. */
export const inForce = ({ options }: { options: Partial<Options> }): Options => ({ ...PRINTED, ...options });

/** The Diamond has no category until it is named. Coins and soap have an amount; of vegetables and tools 1 is the rarest. */
export const PRINTED_CARDS = {
  coin: { category: 'coins', amount: 1, rarity: 0 },
  watermelon: { category: 'vegetables', amount: 0, rarity: 1 },
  leek: { category: 'vegetables', amount: 0, rarity: 2 },
  broccoli: { category: 'vegetables', amount: 0, rarity: 3 },
  cucumber: { category: 'vegetables', amount: 0, rarity: 4 },
  artichoke: { category: 'vegetables', amount: 0, rarity: 5 },
  broom: { category: 'tools', amount: 0, rarity: 1 },
  scythe: { category: 'tools', amount: 0, rarity: 2 },
  rake: { category: 'tools', amount: 0, rarity: 3 },
  pick: { category: 'tools', amount: 0, rarity: 4 },
  shovel: { category: 'tools', amount: 0, rarity: 5 },
  soap: { category: 'soap', amount: 1, rarity: 0 },
  'double soap': { category: 'soap', amount: 2, rarity: 0 },
  'four coins': { category: 'coins', amount: 4, rarity: 0 },
  'three coins': { category: 'coins', amount: 3, rarity: 0 },
  'two coins': { category: 'coins', amount: 2, rarity: 0 },
  diamond: { category: null, amount: 0, rarity: 0 },
} as const;

/** The sets of categories that somebody may win in a round. */
export const CATEGORY_SETS = [
  ['coins'], ['vegetables'], ['tools'], ['soap'], ['coins', 'vegetables'], ['coins', 'tools'], ['vegetables', 'tools'],
  ['coins', 'soap'], ['vegetables', 'soap'], ['tools', 'soap'], ['coins', 'vegetables', 'tools'],
  ['coins', 'vegetables', 'soap'], ['coins', 'tools', 'soap'], ['vegetables', 'tools', 'soap'],
  ['coins', 'vegetables', 'tools', 'soap'],
] as const;

/** The card on sale, and what has been said about it. */
export interface SaleView {
  seller: number;
  /** Known to the seller, and to all when a doubt has turned it up. */
  card: Card | null;
  /** What the cards of the viewer would count with it, were it what it is declared to be. */
  worth: number[] | null;
  face_up: boolean;
  /** Does it have the back of the soap deck? `None` where all backs are alike. */
  soap_back: boolean | null;
  declared: Card | null;
  wish: Wish | null;
  /** The rounds of bids so far. */
  bidding: number;
  doubter: number | null;
  /** How often the seller has asked for more. */
  requests: number;
  /** How often the seller still may. */
  requests_left: number;
  request_to: number | 'all' | null;
  request_wish: Wish | null;
}

/** A seat as the viewer may know it. */
export interface SeatView {
  points: number;
  /** In the last round. */
  gained: number;
  /** In the last round. */
  won: Category[];
  /** In the hand, those of a bid that is not shown yet included. */
  cards: number;
  /** How many of all its cards have the back of the soap deck; `None` where all backs are alike. */
  soap_backs: number | null;
  /** Soap cards in this round. */
  bought: number;
  /** How many cards of its bid all have seen. */
  bid: number;
  bid_soap_backs: number | null;
  /** What these are said to be; `None` for a card put down without a word. */
  claims: (Card | null)[];
  /** For the seller: what their own cards would count with these, were they what they are said to be. */
  worth?: number[];
  /** The hand at the end of the last round. */
  shown_hand: Card[];
  /** Only where everything is open. */
  hand: Card[] | null;
  /** The viewer's own seat only, as all that follows. */
  own_bid?: Card[];
  own_claims?: (Card | null)[];
  /** The card of a bid of which it is still to be said what it is. */
  holding?: Card | null;
  doubts?: boolean | null;
}

/** A card that the viewer has seen, and where it may be now. */
export interface Known {
  /** A soap card whose face the viewer has not seen is “soap deck”. */
  card: Card | 'soap deck';
  places: (number | 'discard')[];
}

/** Who has cards of a category at the end of a round. */
export interface Contender {
  seat: number;
  /** From 1; equals share one. */
  place: number;
  /** The sum of amounts, or the number of types. */
  value: number;
  /** How many of each; the Diamond is what it was named. */
  cards: Partial<Record<Card, number>>;
}

/** What decided between the best two of a category. */
export interface Decider {
  /** There were no two; or the sum, more of a large card, more types, a rarer type; or nothing could. */
  by: 'nobody' | 'alone' | 'sum' | 'largest' | 'types' | 'rarer' | 'tie';
  /** The large card, or the rarer one. */
  card?: Card;
  /** Of types: 1 is the first card of each, 2 the second, and so on. */
  layer?: number;
}

/** To whom a category of the last round went, and why. */
export interface Verdict extends Decider {
  category: Category;
  /** The best first. */
  contenders: Contender[];
  winners: number[];
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
  game: 'sapone';
  phase: 'choice' | 'pay' | 'offer' | 'declare' | 'wish' | 'bid' | 'doubt' | 'give' | 'answer' | 'request' | 'diamond' | 'over';
  /** From 1. */
  round: number;
  /** Rounds that are over and scored. */
  scored: number;
  /** The points that win. */
  target: number;
  /** What each of `CATEGORY_SETS` is worth. */
  set_points: number[];
  /** Who started the round. */
  first: number;
  turn: number;
  /** How many cards are left in the market deck. */
  market: number;
  /** How many of them lie face up. */
  face_up_left: number;
  /** The top one, if it lies face up. */
  top: Card | null;
  /** How many cards are left in the soap deck. */
  soap: number;
  /** How many cards lie there. */
  discard: number;
  /** How many cards of the price have been put down. */
  paid: number;
  sale: SaleView | null;
  seats: SeatView[];
  /** The viewer's own cards. */
  hand: Card[] | null;
  /** What these, and those of a bid, count in each category: the sum of amounts, or the number of types. */
  worth: number[] | null;
  /** What they would count without one of the hand; while the viewer is to act. */
  worth_without: Partial<Record<Card, number[]>> | null;
  known: Known[];
  /** How each category of the last round was decided; empty before the first is scored. */
  last_round: Verdict[];
  /** What the Diamond counted as in the last round. */
  shown_diamond: Card | null;
  /** Who holds the Diamond when the round is over. */
  namer: number | null;
}

export const viewOf = (view: object): View => view as unknown as View;

/** What its sentences are made of: the pieces, and the fields of every message that has some. */
export const SPEECH: Speech = {
  pieces: {
    card: { ids: CARDS },
    wish: { ids: WISHES },
    category: { ids: CATEGORIES },
  },
  messages: {
    'because-clear': { n: { kind: 'number' } },
    'because-tried': { n: { kind: 'number' } },
    round: { round: { kind: 'number' }, first: { kind: 'seat' } },
    picked: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, face_up: { kind: 'flag' }, compensation: { kind: 'flag' } },
    put: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, claim: { kind: 'piece', of: 'card' } },
    paid: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' } },
    bought: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, price: { kind: 'number' } },
    offered: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, declared: { kind: 'piece', of: 'card' }, wish: { kind: 'piece', of: 'wish' }, true: { kind: 'flag' } },
    passed: { seat: { kind: 'seat' }, cards: { kind: 'number' } },
    bid: { seat: { kind: 'seat' }, cards: { kind: 'number' }, claims: { kind: 'piles', piece: 'card' } },
    claimed: { seat: { kind: 'seat' }, claims: { kind: 'piles', piece: 'card' } },
    doubted: { seat: { kind: 'seat' } },
    believed: { seat: { kind: 'seat' } },
    turned: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, declared: { kind: 'piece', of: 'card' }, true: { kind: 'flag' } },
    gave: { seat: { kind: 'seat' }, to: { kind: 'seat' }, card: { kind: 'piece', of: 'card' } },
    caught: { seat: { kind: 'seat' }, from: { kind: 'seat' }, card: { kind: 'piece', of: 'card' } },
    asked: { seat: { kind: 'seat' }, to: { kind: 'seat' }, wish: { kind: 'piece', of: 'wish' } },
    refused: { seat: { kind: 'seat' } },
    unsold: { seat: { kind: 'seat' } },
    sold: { seat: { kind: 'seat' }, to: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, cards: { kind: 'number' }, face_up: { kind: 'flag' } },
    received: { seat: { kind: 'seat' }, from: { kind: 'seat' }, card: { kind: 'piece', of: 'card' }, said: { kind: 'piece', of: 'card' } },
    named: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'card' } },
    revealed: { seat: { kind: 'seat' }, hand: { kind: 'piles', piece: 'card' } },
    category: { category: { kind: 'piece', of: 'category' }, seats: { kind: 'seats' } },
    scored: { seat: { kind: 'seat' }, won: { kind: 'pieces', piece: 'category' }, gain: { kind: 'number' }, points: { kind: 'number' } },
    won: { seats: { kind: 'seats' } },
    'move-sell': { card: { kind: 'piece', of: 'card' } },
    'move-declare': { card: { kind: 'piece', of: 'card' } },
    'move-bid': { card: { kind: 'piece', of: 'card' } },
    'move-claim': { card: { kind: 'piece', of: 'card' } },
    'move-pay': { card: { kind: 'piece', of: 'card' } },
    'move-give': { card: { kind: 'piece', of: 'card' } },
    'move-name': { card: { kind: 'piece', of: 'card' } },
    'move-wish': { wish: { kind: 'piece', of: 'wish' } },
    'move-done': { adds: { kind: 'flag' } },
    'move-accept': { seat: { kind: 'seat' } },
    'move-ask': { seat: { kind: 'seat' } },
    'asks-claim': { card: { kind: 'piece', of: 'card' } },
    'asks-pay': { left: { kind: 'number' } },
    'asks-doubt': { card: { kind: 'piece', of: 'card' } },
    'refused-ruling-few': { price: { kind: 'number' } },
  },
};
