/** What crosses the wire, as `src/stockpot/server/protocol.py` defines it (version 1). */

export const VERSION = 1;

export type Lang = 'en' | 'fr';
export type Words = Record<Lang, string>;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// ---------------------------------------------------------------------------------------------- from server to client

/** Something you may do now. `text` is the notation of records (English, stable); `label` is in your language. */
export interface Choice {
  id: number;
  text: string;
  label: string;
  /** What it is made of: `kind` and what this kind has. */
  parts: { kind: string; [name: string]: Json };
}

/** One event of a move. In `text`, `{0}` stands for the player in seat 0. */
export interface Happening {
  kind: string;
  data: Record<string, Json>;
  text: string;
}

interface NewsBase {
  seq: number;
  at: number;
}

export type News = NewsBase &
  (
    | { kind: 'sat'; seat: number; name: string }
    | { kind: 'seated'; seat: number; level?: string }
    | { kind: 'started'; events?: Happening[] }
    | { kind: 'moved'; seat: number; events: Happening[]; note?: string; heard?: { seat: number; text: string }[] }
    | { kind: 'asked'; seat: number }
    | { kind: 'withdrawn'; seat: number }
    | { kind: 'lapsed'; seat: number }
    | { kind: 'answered'; seat: number; yes: boolean }
    | { kind: 'undone'; seat: number }
    | { kind: 'left'; seat: number }
    | { kind: 'returned'; seat: number }
    | { kind: 'resigned'; seat: number }
    | { kind: 'timedout'; seat: number }
    | { kind: 'nudged'; seat: number; by?: number }
    | { kind: 'replaced'; seat: number; by?: number }
    | { kind: 'said'; name: string; text: string; seat?: number }
    | { kind: 'reacted'; name: string; what: string; seat?: number }
    | { kind: 'muted'; name: string; on: boolean }
    | { kind: 'removed'; name: string }
    | { kind: 'rematched'; table: string }
  );

export interface SeatInfo {
  player: 'free' | 'person' | 'bot';
  name?: string;
  /** Of the bot that plays: also for a person who has left or resigned. */
  level?: string;
  here?: boolean;
  left?: boolean;
  resigned?: boolean;
  /** From when on this person, who is away and for whom all wait, may be nudged, or a bot may play for them (the server's time). */
  nudge_at?: number;
  bot_at?: number;
  /** Who a bot is: key of its persona, the emoji that shows it, what people should know of it. */
  persona?: string;
  face?: string;
  temperament?: string;
}

export type Status = 'waiting' | 'playing' | 'over';

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Json>;
  seats: SeatInfo[];
  status: Status;
  open: boolean;
  undo: 'consent' | 'free' | 'none';
  seed_hash: string;
  you?: number;
  yours?: number[];
  hotseat?: boolean;
  lesson?: boolean;
  hints?: boolean;
  clock?: Clock;
  pace?: 'live' | 'own';
  /** Seconds after which a bot may be let play for somebody who is away; absent where none may. */
  silence?: number;
  host?: boolean;
  code?: string;
  seed?: string;
  proposal?: Proposal;
  rematch?: string;
  spectators?: number;
  /** For the host: who else sits here, and who looks on and has a name. */
  guests?: Guest[];
  /** The host has muted you. */
  muted?: boolean;
}

/** Somebody whom the host may mute, and remove unless they play. `person` stands for them at this table alone. */
export interface Guest {
  person: string;
  name: string;
  seat?: number;
  muted?: boolean;
}

/** A request to take moves back: `moves` of them, the asker's last one (`what` it did, as you may know it) and all after it. */
export interface Proposal {
  seat: number;
  waiting: number[];
  moves: number;
  what: string;
  /** When it lapses, in the server's time. */
  until: number;
}

export interface Situation<View = unknown> {
  view: View;
  to_act: number[];
  asks?: string;
  legal?: Choice[];
  undo?: boolean;
  /** One for each seat, at a table with clocks. */
  clocks?: SeatClock[];
}

/** Times are the server's, in milliseconds since 1970. */
export interface SeatClock {
  left?: number;
  deadline?: number;
}

/** How long people may think, in seconds: about each decision, in the whole game, and what each decision adds. */
export interface Clock {
  move?: number;
  game?: number;
  increment?: number;
}

export interface Advice extends Omit<Choice, 'parts'> {
  share: number;
  simulations: number;
}

export interface PlanStep {
  text: string;
  label: string;
  events: Happening[];
  game: Situation;
}

export type FromServer =
  | { type: 'welcome'; v: number; table: string; seat?: number; now?: number }
  | { type: 'update'; seq: number; news?: News[]; table?: TableInfo; game?: Situation }
  | { type: 'done'; id: string; table?: string }
  | { type: 'refused'; id?: string; code: string; text: string; rule?: string }
  | { type: 'hints'; id: string; best: Advice[]; simulations: number }
  | { type: 'reason'; id: string; legal: boolean; rule?: string; text?: string }
  | { type: 'planned'; id: string; steps: PlanStep[]; end: PlanEnd; rule?: string; text?: string }
  | { type: 'pong' };

export type PlanEnd = 'done' | 'illegal' | 'shown' | 'turn' | 'over';
export type Update = Extract<FromServer, { type: 'update' }>;
export type Answer = Extract<FromServer, { id: string }> | Extract<FromServer, { type: 'refused' }>;

// ---------------------------------------------------------------------------------------------- from client to server

export type Request =
  | { type: 'sit'; seat?: number; code?: string; name?: string }
  | { type: 'seat'; seat: number; level?: string }
  | { type: 'start' }
  | { type: 'play'; move: number | string; note?: string; seat?: number }
  | { type: 'undo'; seat?: number }
  | { type: 'answer'; yes: boolean; seat?: number }
  | { type: 'cancel' }
  | { type: 'leave'; seat?: number }
  | { type: 'return'; seat?: number }
  | { type: 'resign'; seat?: number }
  | { type: 'nudge'; seat: number }
  | { type: 'replace'; seat: number }
  | { type: 'chat'; text: string }
  | { type: 'react'; what: string }
  | { type: 'mute'; person: string; on: boolean }
  | { type: 'remove'; person: string }
  | { type: 'rematch' }
  | { type: 'hint'; seat?: number; count?: number }
  | { type: 'why'; seat?: number; move: number | string }
  | { type: 'plan'; seat?: number; moves: (number | string)[] }
  | { type: 'look'; seat?: number; seq?: number };

export const REACTIONS = ['laugh', 'clap', 'wow', 'sad', 'angry', 'thanks', 'yum', 'yuck', 'hurry', 'well played'] as const;
export type Reaction = (typeof REACTIONS)[number];

// --------------------------------------------------------------------------------------------------------------- REST

export interface Me {
  name: string;
  since: number;
  /** Who you were on this device before, while you can go back. */
  before: string;
}

/** Who a link from another device leads to; nothing is done yet. */
export interface Carried {
  name: string;
  you: boolean;
  /** Who you are on this device now; nobody yet when empty. */
  now: string;
}

export interface Listed {
  id: string;
  game: string;
  status: Status;
  free: number;
  changed: number;
  your_turn?: boolean;
}

export interface OptionInfo {
  name: string;
  kind: 'switch' | 'number' | 'numbers' | 'choice' | 'text';
  default: Json;
  title: Words;
  about?: Words;
  rule: string;
  low?: number;
  high?: number;
  choices?: string[];
  labels?: Record<string, Words>;
}

export interface GameInfo {
  name: string;
  title: Words;
  summary: Words;
  designer?: string;
  minutes?: number;
  weight?: 'light' | 'medium' | 'heavy';
  rules: number;
  players: number[];
  options: OptionInfo[];
  bots: { level: string; about: Words }[];
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, Json>;
  open?: boolean;
  undo?: 'consent' | 'free' | 'none';
  hints?: boolean;
  clock?: Clock;
  pace?: 'live' | 'own';
  silence?: number;
  hotseat?: boolean;
  names?: string[];
}

/** A table for practice, as the server's list of lessons has it. */
export interface NewLesson {
  game: string;
  lesson: string;
}

export interface Frame<View = unknown> {
  number: number;
  view: View;
  to_act: number[];
  scores: number[];
  seat?: number;
  text?: string;
  label?: string;
  note?: string;
  events?: Happening[];
}

export interface Replay {
  game: string;
  viewer: string;
  moves: number;
  frames: Frame[];
  /** For each move the score of each seat; only with the first frames. */
  scores?: number[][];
}

export interface Judged {
  number: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  share: number;
  chances: number[];
  /** Both in your language; only of the costliest moves. */
  played_label?: string;
  best_label?: string;
}

export interface Analysis {
  status: 'none' | 'running' | 'done' | 'failed';
  done?: number;
  moves?: number;
  judged?: Judged[];
  costliest?: number[];
}
