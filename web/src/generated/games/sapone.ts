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
  received: { seat: number | null; from: number | null; card: Card | null };
  named: { seat: number | null; card: Card | null };
  revealed: { seat: number | null; hand: Card[] };
  category: { category: Category | null; seats: number[] };
  scored: { seat: number | null; won: Category[]; gain: number; points: number };
  won: { seats: number[] };
}

export type Event = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

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

/** The card on sale, and what has been said about it. */
export interface SaleView {
  seller: number;
  /** Known to the seller, and to all when a doubt has turned it up. */
  card: Card | null;
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

/** The table as a seat, a spectator, or who sees everything may know it. */
export interface View {
  game: 'sapone';
  seat: number | null;
  players: number;
  /** Those that differ from the printed rules. */
  options: Partial<Options>;
  phase: 'choice' | 'pay' | 'offer' | 'declare' | 'wish' | 'bid' | 'doubt' | 'give' | 'answer' | 'request' | 'diamond' | 'over';
  to_act: number[];
  /** From 1. */
  round: number;
  /** The points that win. */
  target: number;
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
  known: Known[];
  /** What the Diamond counted as in the last round. */
  shown_diamond: Card | null;
  /** Who holds the Diamond when the round is over. */
  namer: number | null;
  winners: number[];
}

/** What its sentences are made of: the pieces, and the fields of every message that has some. */
export const SPEECH: Speech = {
  pieces: {
    card: { ids: CARDS },
    wish: { ids: WISHES },
    category: { ids: CATEGORIES },
  },
  messages: {
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
    received: { seat: { kind: 'seat' }, from: { kind: 'seat' }, card: { kind: 'piece', of: 'card' } },
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
    'asks-pay': { left: { kind: 'number' } },
    'asks-claim': { card: { kind: 'piece', of: 'card' } },
    'asks-doubt': { card: { kind: 'piece', of: 'card' } },
    'refused-ruling-few': { price: { kind: 'number' } },
  },
};
