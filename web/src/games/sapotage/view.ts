/** The JSON of `Table.view` (games/sapotage/knowledge.py), and what a choice is made of (games/sapotage/words.py). */

import type { Options, Parts, Reaction } from '$generated/games/sapotage';
import type { Choice } from '../contract';

export const FLAVORS = ['Sweet', 'Sour', 'Salty', 'Bitter', 'Umami', 'Starchy', 'Oleo', 'Spicy', 'Earthy'] as const;
export type Flavor = (typeof FLAVORS)[number];

export interface Card {
  name: string;
  kind: 'basic' | 'bonus' | 'sabotage';
  group: string | null;
  flavors: Flavor[];
  /** Points of a bonus or sabotage card. */
  flat: number;
}

export interface PrintedJudge {
  name: string;
  title: string;
  favorite: Flavor;
  likes: Flavor[];
  dislikes: Flavor[];
}

export interface Judge extends PrintedJudge {
  winner: number | null;
  votes: Record<string, number>;
}

export interface SeatView {
  judges: string[];
  cards: number;
  locked: boolean;
  /** Own cards by place; `null` for one that cannot be seen. */
  dish: (Card | null)[];
  uses: string | null;
  shown: boolean;
  gave: { to: number | null; card: Card | null } | null;
  foreign: { from: number; card: Card | null }[];
  name: string | null;
  reactions: Record<string, Reaction>;
  presentation: number | null;
  /** For each judge, without the presentation; only when shown. */
  points: number[] | null;
  hand?: Card[];
}

export interface LastRound {
  judges: { name: string; winner: number | null; votes: Record<string, number> }[];
  seats: {
    dish: string[];
    uses: string | null;
    foreign: { from: number; card: string }[];
    abstained: boolean;
    reactions: Record<string, Reaction>;
    presentation: number;
    points: number[];
  }[];
  printed: { judges: PrintedJudge[]; cards: Card[] };
}

export interface View {
  seat: number | null;
  players: number;
  /** Only those that differ from the printed game. */
  options: Partial<Options>;
  phase: 'cook' | 'peek' | 'give' | 'present' | 'react' | 'token' | 'vote' | 'over';
  round: number;
  dealer: number;
  turn: number | null;
  judges_to_win: number;
  judges: Judge[];
  shared: Card[];
  seats: SeatView[];
  tied: number[];
  deck: number;
  judge_deck: number;
  discard: number;
  hand: Card[] | null;
  choice: Reaction | number | null;
  last_round: LastRound | null;
  winners: number[];
}

export const parts = (choice: Choice): Parts => choice.parts as unknown as Parts;
