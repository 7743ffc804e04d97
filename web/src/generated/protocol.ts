/**
 * The wire protocol: every message of the socket. The bodies of the REST interface are in `api/rest.py`.
 *
 * Version 2. A message is a JSON object whose `type` says which it is. Fields that a message does not know are refused; so are
 * messages above `MESSAGE_BYTES`. Sentences are not sent: a message names the text of a catalogue (`texts/<language>`) and what it
 * is about, and the reader's program writes it in the reader's language.
 *
 * Written by `make contract` from src/stockpot/room/protocol.py, src/stockpot/components/declared.py, src/stockpot/api/rest.py, src/stockpot/server/friends/bodies.py and src/stockpot/workshop/bodies.py: change that.
 */

import type { LANGS } from './texts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const VERSION = 2;

export const MESSAGE_BYTES = 16384;

export const BODY_BYTES = 65536;

export const RECORD_BYTES = 2097152;

export const CHAT_SIZE = 500;

export const NOTE_SIZE = 250;

/** How long texts may be when they are tidied (`room/text.py`). */
export const NAME_SIZE = 24;

/** They may come this many times as long: what cannot be seen is taken out first. */
export const UNTIDY = 4;

export type Reaction = 'laugh' | 'clap' | 'wow' | 'sad' | 'angry' | 'thanks' | 'yum' | 'yuck' | 'hurry' | 'well played';

export const REACTIONS = ['laugh', 'clap', 'wow', 'sad', 'angry', 'thanks', 'yum', 'yuck', 'hurry', 'well played'] as const;

/** A language that there are texts in. */
export type Lang = (typeof LANGS)[number];

export type Pace = 'live' | 'own';

export type UndoRule = 'consent' | 'free' | 'none';

export type Status = 'waiting' | 'playing' | 'over' | 'closed';

export type Notices = 'none' | 'email' | 'webhook';

export type PlanEnd = 'done' | 'illegal' | 'shown' | 'turn' | 'over';

export type SeatNumber = number;

export type Key = string;

/** How the host names a person at one table. */
export type GuestKey = string;

export type Level = string;

export type Code = string;

/** What an option can be set to; texts by name are card lists. */
export type OptionValue = boolean | number | string | number[] | Record<string, string>;

/** An action's text, in any language, or its number. */
export type MoveName = string | number;

/**
 * Something a client wants. `id` is the client's own name for it, used once: the answer bears it, and a request that is
 * sent again under the same name (because the connection broke before the answer came) is carried out once.
 */
export interface Ask {
  id: Key;
}

/** The first message. `seq`: the last news the client has (0: none); it gets exactly what it missed. */
export interface Hello {
  type: 'hello';
  v: number;
  seq?: number;
  /** The invitation, for a table that is not open. */
  code?: Code;
  /** Which of your seats looks, if you hold several. */
  seat?: SeatNumber | null;
  /** Do you show what a choice is certain to bring? Then choices come with it, where the game has it shown. */
  previews?: boolean;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: 'ping';
}

/**
 * Who holds several seats (one screen passed around) says who looks at it: one of these seats, or nobody. Only what
 * that seat may know is sent from here on, beginning with a new `welcome` and the news of that seat after `seq`.
 */
export interface Look {
  type: 'look';
  id: Key;
  seat?: SeatNumber | null;
  seq?: number;
}

/** Take a seat before the start; without a number, the first free one. `name`: of who sits there, at one screen. */
export interface Sit extends Ask {
  type: 'sit';
  seat?: SeatNumber | null;
  code?: Code;
  name?: string;
}

/** The host puts a bot into a free seat, or with no level empties a seat, before the start. */
export interface Seat extends Ask {
  type: 'seat';
  seat: SeatNumber;
  level?: string;
}

/** Begin; every seat must be taken. */
export interface Start extends Ask {
  type: 'start';
}

/** The host calls the table off before the game begins, for everybody. */
export interface Close extends Ask {
  type: 'close';
}

/** Something asked from a seat. `seat` may be left out by who has only one, or looks through its eyes. */
export interface InSeat extends Ask {
  seat?: SeatNumber | null;
}

/** A decision: an action's text (in any language) or its number; a note where the game has a place for it. */
export interface Play extends InSeat {
  type: 'play';
  move: MoveName;
  note?: string | null;
}

/** Take the last move back. Done at once where nothing was shown since; else a proposal to the others. */
export interface Undo extends InSeat {
  type: 'undo';
}

/** Agree to the proposal that is open, or not. */
export interface Answer extends InSeat {
  type: 'answer';
  yes: boolean;
}

/** Take your proposal back. A move of yours does so too. */
export interface Cancel extends Ask {
  type: 'cancel';
}

/** Get up. After the start a bot plays for you until you return. */
export interface Leave extends InSeat {
  type: 'leave';
}

/** Play again after having left. */
export interface Return extends InSeat {
  type: 'return';
}

/** Give up for good; a bot plays on. */
export interface Resign extends InSeat {
  type: 'resign';
}

/** Remind the person in a seat, who is away, that it is their turn. */
export interface Nudge extends Ask {
  type: 'nudge';
  seat: SeatNumber;
}

/** Let a bot play for the person in a seat, who has been away too long, until they return. */
export interface Replace extends Ask {
  type: 'replace';
  seat: SeatNumber;
}

/** Say something to all at the table; `aside`: from those who only look on, to each other. */
export interface Chat extends Ask {
  type: 'chat';
  text: string;
  aside?: boolean;
}

/** One of `REACTIONS`. */
export interface React extends Ask {
  type: 'react';
  what: string;
}

/** The host takes the word from a person, or gives it back (`on`: false). */
export interface Mute extends Ask {
  type: 'mute';
  person: GuestKey;
  on?: boolean;
}

/**
 * The host sends a person away from this table: anybody but those who play in a game that has begun. Or lets them come
 * again (`on`: false).
 */
export interface Remove extends Ask {
  type: 'remove';
  person: GuestKey;
  on?: boolean;
}

/** After the end: the same game with the same players, at a new table. */
export interface Rematch extends Ask {
  type: 'rematch';
}

export type Talk = Chat | React;

export type Request =
  | Sit
  | Seat
  | Start
  | Close
  | Play
  | Undo
  | Answer
  | Cancel
  | Leave
  | Return
  | Resign
  | Nudge
  | Replace
  | Chat
  | React
  | Mute
  | Remove
  | Rematch;

/** What would an expert do? Answered by `hints`, from what the seat may know alone. */
export interface Hint extends InSeat {
  type: 'hint';
  count?: number;
}

/** Why may I not do this? Answered by `reason`. */
export interface Why extends InSeat {
  type: 'why';
  move: MoveName;
}

/** What would become of these moves of mine, one after the other? Nobody else hears of it. Answered by `planned`. */
export interface Plan extends InSeat {
  type: 'plan';
  moves: MoveName[];
}

export type Question = Hint | Why | Plan;

export type FromClient = Hello | Ping | Look | Request | Question;

/**
 * How long people may think, in seconds: about each decision (`move`), in the whole game (`game`; `increment` is added after
 * each decision). Who runs out of time is replaced by a bot until they return.
 */
export interface Clock {
  move?: number;
  game?: number;
  increment?: number;
}

/** Something that happened, as the one who reads it may know it. `seq` counts the news of one viewer from 1. */
export interface NewsItem {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Something to say: a message of the game's catalogue, and what it is about (`core/speech.py`). */
export interface Sentence {
  key: string;
  data?: Record<string, Json>;
}

/** One event of a move, as you may know it. Its sentence is the message of this name in the game's catalogue. */
export interface Happening {
  kind: string;
  data: Record<string, Json>;
}

/** A person took a seat. */
export interface Sat extends NewsItem {
  kind: 'sat';
  seat: number;
  name: string;
}

/** The host put a bot of a level into a seat, or emptied it. */
export interface Seated extends NewsItem {
  kind: 'seated';
  seat: number;
  level?: string;
}

/** Play began: with the deal and whatever else comes before the first decision. */
export interface Started extends NewsItem {
  kind: 'started';
  events?: Happening[];
}

/** The host called the table off: nobody plays here. */
export interface Closed extends NewsItem {
  kind: 'closed';
}

/** What a seat has said along with a move. */
export interface Words {
  seat: number;
  text: string;
  /** Where a bot's words stand in the game's catalogue. */
  remark?: string;
}

/** A seat took a decision. What others may not know of it is not in the events. */
export interface Moved extends NewsItem {
  kind: 'moved';
  seat: number;
  events: Happening[];
  note?: string;
  /** Where the note, being a bot's, stands in the game's catalogue. */
  remark?: string;
  /** What others had said along with hidden moves, now that these are opened. */
  heard?: Words[];
}

/** A seat proposes to take its last move back; all other people are asked. */
export interface Asked extends NewsItem {
  kind: 'asked';
  seat: number;
}

/** A seat takes its proposal back. */
export interface Withdrawn extends NewsItem {
  kind: 'withdrawn';
  seat: number;
}

/** The proposal of a seat was not answered in time. */
export interface Lapsed extends NewsItem {
  kind: 'lapsed';
  seat: number;
}

/** A seat agreed, or not. */
export interface Answered extends NewsItem {
  kind: 'answered';
  seat: number;
  yes: boolean;
}

/** A seat's last move, and all after it, were taken back. */
export interface Undone extends NewsItem {
  kind: 'undone';
  seat: number;
  /** How many. */
  moves: number;
}

/** A person got up. */
export interface Left extends NewsItem {
  kind: 'left';
  seat: number;
}

/** A person plays again. */
export interface Returned extends NewsItem {
  kind: 'returned';
  seat: number;
}

/** A person gave up. */
export interface Resigned extends NewsItem {
  kind: 'resigned';
  seat: number;
}

/** A person's time ran out; a bot plays for them until they return. */
export interface TimedOut extends NewsItem {
  kind: 'timedout';
  seat: number;
}

/** A person who is away was reminded that it is their turn; `by`: the seat of who did it. */
export interface Nudged extends NewsItem {
  kind: 'nudged';
  seat: number;
  by?: number;
}

/** A bot plays for a person who is away until they return; `by`: the seat of who let it. */
export interface Replaced extends NewsItem {
  kind: 'replaced';
  seat: number;
  by?: number;
}

/** Somebody said something: the player in a seat, or a spectator (no seat). */
export interface Said extends NewsItem {
  kind: 'said';
  name: string;
  text: string;
  seat?: number;
  /** Stands for them at this table alone: to block them by. */
  person?: string;
  /** Among those who only look on. */
  aside?: boolean;
}

/** Somebody reacted. */
export interface Reacted extends NewsItem {
  kind: 'reacted';
  name: string;
  what: string;
  seat?: number;
  person?: string;
}

/** The host has taken the word from a person, or given it back. */
export interface Muted extends NewsItem {
  kind: 'muted';
  name: string;
  on: boolean;
}

/** The host has sent a person away, or lets them come again. */
export interface Removed extends NewsItem {
  kind: 'removed';
  name: string;
  on?: boolean;
}

/** There is a new table for the same players. `by`: the seat that asked for it first. */
export interface Rematched extends NewsItem {
  kind: 'rematched';
  table: string;
  by?: number;
}

export type News =
  | Sat
  | Seated
  | Started
  | Closed
  | Moved
  | Asked
  | Withdrawn
  | Lapsed
  | Answered
  | Undone
  | Left
  | Returned
  | Resigned
  | TimedOut
  | Nudged
  | Replaced
  | Said
  | Reacted
  | Muted
  | Removed
  | Rematched;

/** A seat: free, or with a person or bot in it. */
export interface SeatInfo {
  player: 'free' | 'person' | 'bot';
  /** What a person wants to be called; a bot's in English: people read `persona-key` of the bots' catalogue. */
  name?: string;
  /** Of the bot that plays: also for a person who has left or resigned. */
  level?: string;
  /** A person with this table open. */
  here?: boolean;
  left?: boolean;
  resigned?: boolean;
  /** From when on this person, who is away and for whom all wait, may be nudged (the server's time); 0: not. */
  nudge_at?: number;
  /** From when on a bot may be let play for this person, who is away and for whom all wait; 0: not. */
  bot_at?: number;
  /** Who a bot is: the key of its persona. What it is known for, `motto-key` of the bots' catalogue says. */
  persona?: string;
  /** The name of the emoji that shows it. */
  face?: string;
}

/** Somebody at the table, for its host. `person` stands for them at this table alone. */
export interface Guest {
  person: string;
  name: string;
  seat?: number;
  muted?: boolean;
}

/** A proposal to take moves back: who asks, and who has not answered yet. */
export interface Proposal {
  seat: number;
  waiting: number[];
  /** How many moves would go: the asker's last one, and all after it. */
  moves: number;
  /** What that move did, as you may know it; nothing when it told you nothing. */
  what: Happening | null;
  /** When it lapses, in the server's time. */
  until: number;
}

/** A table and who sits there. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Json>;
  seats: SeatInfo[];
  status: Status;
  open: boolean;
  undo: UndoRule;
  /** SHA-256 of the seed, in hexadecimal: fixed before the first move. */
  seed_hash: string;
  /** Your seat; with several, the one that looks at the screen. */
  you?: number;
  /** All seats that you hold. */
  yours?: number[];
  /** Several people share a screen: one person may hold several seats. */
  hotseat?: boolean;
  /** Made from a seed or position of somebody's choice, for practice: never listed, never rated. */
  lesson?: boolean;
  /** A record of a game that was played elsewhere: to look at again. */
  imported?: boolean;
  /** Begun on a device of who made it, who could have looked at every card: the hash of its seed proves nothing. */
  carried?: boolean;
  /** Hints may be asked for. */
  hints?: boolean;
  /** Swear words are masked in what people write. */
  polite?: boolean;
  clock?: Clock;
  pace?: Pace;
  /** The bot that plays for somebody who has left or run out of time. */
  stand_in?: string;
  /** Seconds after which others may let it play for somebody who is away; 0: never. */
  silence?: number;
  /** Games that somebody has to win, at this table and its rematches: 2 is best of three. */
  first_to?: number;
  /** In such a series: how many games each seat has won. */
  wins?: number[];
  /** You made this table. */
  host?: boolean;
  /** The host's name. */
  made_by?: string;
  /** The invitation, for those who sit here or made the table. */
  code?: string;
  /** For them, too: lets others see what an invitation says, and nothing more. */
  card?: string;
  /** After the end. */
  seed?: string;
  proposal?: Proposal;
  rematch?: string;
  spectators?: number;
  /** For the host: the others who sit here, and those who look on and have a name. */
  guests?: Guest[];
  /** For the host: whom they have sent away. */
  removed?: Guest[];
  /** The host has taken the word from you. */
  muted?: boolean;
  /** You have no name here yet: give one before you talk or sit down. */
  nameless?: boolean;
}

/** Something you may do now. */
export interface Choice {
  id: number;
  /** In the notation of records. */
  text: string;
  /** What it is made of: `kind` and what this kind has. Its label is the message `move-kind` of the game's catalogue. */
  parts: Record<string, Json>;
  /** So many characters of free text may ride along; none without it. */
  note?: number;
  /** What is certain to happen then, as far as you can know: where `hello` asked for previews and the game has them shown. */
  preview?: Happening[];
}

/** The clock of a seat. Times are the server's (`now` in `welcome`), in milliseconds since 1970. */
export interface SeatClock {
  /** Milliseconds left for the whole game when the clock was last stopped; absent without such a limit. */
  left?: number;
  /** When the time runs out; absent while the clock stands still. */
  deadline?: number;
}

/** Who owes a decision, and what you may decide. */
export interface Turn {
  to_act: number[];
  /** What you decide now. */
  asks?: Sentence;
  legal?: Choice[];
  /** You have a move that could be taken back, freely or by consent. */
  undo?: boolean;
  /** One for each seat, at a table with clocks. */
  clocks?: SeatClock[];
}

/** The game as you may know it: the view of your seat, or a spectator's. */
export interface Situation extends Turn {
  view: Record<string, Json>;
}

/** What the server sends. */
export interface Message {}

/** The answer to `hello`; updates with all you missed follow. */
export interface Welcome extends Message {
  type: 'welcome';
  v: number;
  table: string;
  seat?: number;
  /** What the server's clock says. */
  now?: number;
}

/** News, and the table and the game as they are now. A part that has not changed since the last update is absent. */
export interface Update extends Message {
  type: 'update';
  seq: number;
  news?: News[];
  table?: TableInfo;
  game?: Situation;
}

/** Your request was carried out, and what it changed is on disk. `table`: the table of a rematch. */
export interface Done extends Message {
  type: 'done';
  id: string;
  table?: string;
}

/**
 * Your request was not carried out; nothing changed. `rule`: the rule of the game that forbids a move.
 *
 * `text` is for programmers; people are told by the code, or in the words of the game (`said`).
 */
export interface Refused extends Message {
  type: 'refused';
  code: string;
  text: string;
  id?: string;
  rule?: string;
  said?: Sentence;
}

/** I am here. */
export interface Pong extends Message {
  type: 'pong';
}

/** A move, the share of the victory expected of it, and how many simulations say so; the best one says why. */
export interface Advice {
  id: number;
  text: string;
  parts: Record<string, Json>;
  share: number;
  simulations: number;
  because?: Sentence;
}

/** What an expert thinks of your moves, best first. `simulations`: over all moves. */
export interface Hints extends Message {
  type: 'hints';
  id: string;
  best: Advice[];
  simulations: number;
}

/** Whether a move is allowed, and if not, by which rule and why. */
export interface Reason extends Message {
  type: 'reason';
  id: string;
  legal: boolean;
  rule?: string;
  said?: Sentence;
}

/** A move of a plan: what would happen, and the game as it would be. */
export interface PlanStep {
  text: string;
  parts: Record<string, Json>;
  events: Happening[];
  game: Situation;
}

/**
 * How far a plan goes. `end` says why not further: a move is against the rules (`illegal`), something would be shown that
 * is hidden or left to chance (`shown`), it is others' turn (`turn`), the game would be over (`over`); `done`: all was
 * played.
 */
export interface Planned extends Message {
  type: 'planned';
  id: string;
  steps: PlanStep[];
  end: PlanEnd;
  rule?: string;
  said?: Sentence;
}

export type ToClient = Welcome | Update | Done | Refused | Pong | Hints | Reason | Planned;

export type Reply = Hints | Reason | Planned;

/**
 * A table to make. `seats`: for each seat "me", "free", or the level of a bot.
 *
 * With `hotseat`, "me" may stand several times, and `names` says who sits in which seat. With `lesson`, one of the game's
 * lessons by name, the table has the seats, the options and the beginning of that lesson; it is never listed.
 */
export interface NewTable {
  game: string;
  seats?: Level[];
  options?: Record<string, OptionValue>;
  open?: boolean;
  undo?: UndoRule;
  hints?: boolean;
  /** Mask swear words in what people write. */
  polite?: boolean;
  clock?: Clock | null;
  /** `own`: people come back when they have time, and are sent a notice when it is their turn. */
  pace?: Pace;
  stand_in?: Level;
  /** Games that somebody has to win, at this table and its rematches: 2 is best of three. */
  first_to?: number;
  /**
   * Seconds after which others may let it play for somebody who is away, where there is no clock: 0 for never, else at least
   * 60; usually 180, and at people's own pace a day.
   */
  silence?: number | null;
  hotseat?: boolean;
  names?: string[];
  lesson?: string;
}

/** Colours of the house: all can be told apart by who sees few colours, and all go with day and night. */
export type Tint = 'ink' | 'vermilion' | 'green' | 'purple' | 'blue' | 'yellow' | 'sky' | 'orange' | 'grey';

/** Second signs of colours, for who does not see these. */
export type Sign = '' | '♣' | '♦' | '♠' | '♥' | '▲' | '●' | '■' | '◆' | '★' | '❙';

export type Shape = 'card' | 'token';

/** Cards side by side; a pile of which the number is known, or its top; places that hold one piece each; a number. */
export type AreaKind = 'cards' | 'pile' | 'spaces' | 'figure';

/** In the middle of the table; before the viewer; with every player. */
export type Place = 'middle' | 'hand' | 'seat';

/** How a piece looks. */
export interface Face {
  tint?: Tint;
  /** A figure or a letter: what it is worth. */
  corner?: string;
  sign?: Sign;
  /** A piece of the house's art by name, or the name of an SVG file in the game's folder `pictures`. */
  picture?: string;
}

/** All pieces of a kind, as a box holds them. */
export interface PieceSet {
  kind: string;
  shape: Shape;
  /** By their ids. */
  faces: Record<string, Face>;
  /** How many there are of each. */
  copies: Record<string, number>;
  back: Face;
  /** Says the catalogue what each does (`about-kind-id`)? Then it stands on the card. */
  about?: boolean;
  /** Where views have what stands in the corners of its pieces, by their ids, if a list of cards may change that. */
  corners?: string;
}

/**
 * A part of the table, and where it stands in views.
 *
 * Its title is the message `table-` and its name. In a view it is a list whose entries are the id of a piece, nothing (a card
 * face down, an empty space), or either with whose it is (`{"piece": "leek", "seat": 2}`). A pile may be a number, a figure is.
 */
export interface Area {
  name: string;
  kind: AreaKind;
  place?: Place;
  /** The kind of its pieces. */
  of?: string;
  /** Where it is in the view, or in `seats` of the view; without it, under its name. */
  path?: string;
  /** Decisions that are taken by touching one of its pieces, or spaces: what the piece is in their parts. */
  picks?: Record<string, string>;
  /** Of spaces: the piece that each is called after, or its number; so decisions name it. */
  spaces?: string[];
  /** Of spaces: the kind of these pieces; nothing where they are numbered. */
  on?: string;
  /** Of spaces: how many stand side by side; all, without it. */
  columns?: number;
}

/** All that a browser needs to draw a game that has no table of its own there. */
export interface Layout {
  sets: PieceSet[];
  areas: Area[];
  /** How each decision is written: with this, what may not be done can be asked about. */
  moves: Record<string, string>;
  /** The pictures that its pieces have, as SVG. */
  pictures: Record<string, string>;
  /** What of a seat in views is its score. */
  score?: string;
}

/** Of a day. */
export type Minute = number;

/** What a person wants to be called. */
export interface Name {
  name: string;
}

/** Who you are here. */
export interface Me {
  name: string;
  since: number;
  /** Who you were on this device before you became this person, while you can go back. */
  before: string;
}

/** You are deleted. */
export interface Forgotten {
  done: boolean;
}

/** How you want to be told that it is your turn at a table at your own pace. */
export interface Settings {
  notices?: Notices;
  email?: string;
  webhook?: string;
  lang?: Lang;
  /** Minutes of your day from and until which nothing is sent. */
  quiet?: [Minute, Minute] | null;
  /** Your time zone: `Europe/Zurich`. */
  zone?: string;
}

/** Your settings. `confirmed`: you have opened the link in the letter sent to your address. `mail`: letters are sent here. */
export interface YourSettings {
  notices: Notices;
  email: string;
  confirmed: boolean;
  webhook: string;
  lang: Lang;
  mail: boolean;
  quiet: [number, number] | null;
  zone: string;
  /** What a browser subscribes to push messages of this server with. */
  push_key: string;
  /** How many browsers take them for you. */
  browsers: number;
}

/** A browser that takes push messages: what its push manager says of it. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** In which to be told; as before if nothing is said. */
  lang?: Lang | null;
}

/** This browser takes them now; a `DELETE` of this path ends it. */
export interface Subscribed {
  stop: string;
}

/** Somebody you know. `person` stands for them where you ask, and nowhere else. */
export interface Known {
  person: string;
  name: string;
}

/** The people with whom you have sat at a table. */
export interface Friends {
  people: Known[];
}

/** One of them. */
export interface Friend {
  person: GuestKey;
}

/** An invitation was sent. `told`: they have a browser, a mailbox or a webhook that takes it. */
export interface Invited {
  told: boolean;
}

/** The people from whom you do not want to hear. */
export interface Blocks {
  people: Known[];
}

/** Somebody at a table, by what stands for them there. */
export interface Block {
  table: string;
  person: GuestKey;
  code?: Code;
}

/** Those of them at a table, by what stands for them there. */
export interface BlockedHere {
  persons: string[];
}

/** A passkey of yours: when it was made, and when it was last used. */
export interface PasskeyInfo {
  id: string;
  since: number;
  used: number;
}

/** Your passkeys. */
export interface Passkeys {
  keys: PasskeyInfo[];
}

/** What a program shows to be who it is; whoever has it can play for it. */
export interface BotToken {
  name: string;
  token: string;
}

/** A way to be the same person on another device: open `path` there, within the time, once. */
export interface Carry {
  token: string;
  path: string;
  /** The full address as a QR code, SVG. */
  qr: string;
  expires: number;
}

/** Such ways that still work: until when, each. */
export interface Carries {
  expires: number[];
}

/** The token of such a way. */
export interface Claim {
  token: string;
}

/** Who such a way leads to. Nothing is done yet: it is for a page that asks first. `you`: you are that person already. */
export interface Carried {
  name: string;
  you: boolean;
  /** Who you are on this device now; nobody yet when empty. */
  now: string;
}

/** So many were ended. */
export interface Changed {
  count: number;
}

/** A seat to take, and the invitation to a table that is not open. */
export interface Invitation {
  seat?: SeatNumber | null;
  code?: Code;
}

/** Where an imported record can be looked at again. */
export interface Imported {
  table: string;
  /** The invitation for others. */
  code: string;
}

/** A table that goes on elsewhere. */
export interface TableFile {
  /** The format of this file. */
  stockpot_table: number;
  /** How to make it there; "me" stands for who takes it along. */
  table: NewTable;
  /** The game so far, where it has begun: with the seed, and so with every card. */
  record?: Record<string, Json> | null;
}

/** A table as a device keeps it: how it stands in the list, and the entries of its log, all as JSON. */
export interface KeptTable {
  summary: string;
  entries: string[];
}

/** All that a device has kept where there is no server. */
export interface DeviceFile {
  /** The format of this file. */
  stockpot_device: number;
  me: Me | null;
  tables: KeptTable[];
  /** Of finished games, by the names of their tables. */
  analyses: Record<string, Analysis>;
  /** Of all of the above: a file that was damaged is found out. */
  sha256: string;
  /** What the page adds: its own settings. */
  page?: Record<string, Json>;
}

/** A device's file was taken in. */
export interface DeviceTaken {
  /** How many tables were not here before, or had not got as far. */
  tables: number;
  /** How many were. */
  known: number;
  /** What the page had added to the file. */
  page: Record<string, Json>;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  status: Status;
  free: number;
  changed: number;
  your_turn?: boolean;
  /** The other people who sit there. */
  names?: string[];
  bots?: number;
  /** Yours in a finished game; 0: none is known. */
  place?: number;
  /** How many played it. */
  of?: number;
  score?: number;
  /** What happened last in a game of yours that goes on, as all who look on were told. */
  last?: Happening;
  /** Then, by seat: what people are called; empty for bots. */
  seats?: string[];
  /** The group of yours that it was made for. */
  group?: string;
}

/** Tables that may be joined or watched by all, and your own. */
export interface Tables {
  open: Listed[];
  yours: Listed[];
  /** Yours that you have put away. */
  away: Listed[];
}

/** How an option can be set; `text`: a card list, as the lines of a CSV file. */
export type OptionKind = 'switch' | 'number' | 'numbers' | 'choice' | 'text';

/** Something that may be set before a game. `about`: the rule that it changes, as the rulebook has it. */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: OptionValue;
  title: string;
  about: string;
  rule: string;
  low?: number;
  high?: number;
  choices?: string[];
  labels?: Record<string, string>;
}

/** A level of bots that can be put into seats. */
export interface BotInfo {
  level: string;
  about: string;
}

/** A lesson that a table can be made for: its name, how many play, and where you sit. */
export interface LessonInfo {
  name: string;
  players: number;
  seat: number;
}

/** A variant of ours: what it is called, what it does, and the options that make it. */
export interface PresetInfo {
  name: string;
  title: string;
  about: string;
  options: Record<string, OptionValue>;
}

/** A game on the shelf, in the language asked for. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  /** Who invented it; empty where nobody knows. */
  designer: string;
  /** How long people take. */
  minutes: number;
  weight: 'light' | 'medium' | 'heavy';
  rules: number;
  players: number[];
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: BotInfo[];
  lessons: LessonInfo[];
  /** What is remarkable in a game of it, by kind: what a group's record of it is called. */
  feats: Record<string, string>;
}

/**
 * How a game speaks: its catalogue in the language asked for (Project Fluent), with what all games say and English behind it,
 * and what its messages are made of.
 */
export interface GameSpeech {
  texts: string[];
  /** `pieces` by their kind, and the fields of `messages`: as `Speech` of `web/src/lib/speech.ts` has them. */
  speech: Record<string, Json>;
  /** What lies on its table and how it looks, where the game declares it (`components.py`). */
  layout: Layout | null;
}

/** A finished game after one of its moves; number 0 is its beginning, before any move. */
export interface Frame {
  number: number;
  view: Record<string, Json>;
  to_act: number[];
  scores: number[];
  seat?: number;
  text?: string;
  /** What the move is made of. */
  parts?: Record<string, Json>;
  note?: string;
  remark?: string;
  events?: Happening[];
}

/** A part of a finished game as a viewer saw it, or with everything open. */
export interface Replay {
  game: string;
  viewer: string;
  /** How many moves the whole game has: frames go from 0 to this number. */
  moves: number;
  frames: Frame[];
  /** All scores after each move of the whole game; with the first frames only. */
  scores: number[][];
}

/** One decision of a finished game that left a choice. */
export interface Judged {
  number: number;
  seat: number;
  played: string;
  /** What the expert would have played. */
  best: string;
  /** What the decision cost, `share` - `kept`; 0 for the expert's own choice. */
  loss: number;
  /** The seat's chance to win with its best move: what it had. */
  share: number;
  /** Its chance with the move that it played. */
  kept: number;
  played_parts: Record<string, Json> | null;
  /** What both moves are made of; only of the costliest. */
  best_parts: Record<string, Json> | null;
}

/** Everybody's chances after so many moves, each as the player could last see them. */
export interface Point {
  number: number;
  chances: number[];
}

/** Where a player's result comes from: a fair share - `given` + `received` + `luck`. */
export interface Account {
  /** Of the chances that there were at each decision, how much was kept. */
  accuracy: number;
  /** Decisions that cost 5 % or more, in whole percent. */
  mistakes: number;
  /** The victory's share given away by own decisions. */
  given: number;
  /** What the others gave away, an equal part of it. */
  received: number;
  /** Cards, dice, and what nobody could know. All players' luck adds up to 0. */
  luck: number;
}

/** A finished game through an expert's eyes, or how far looking at it has got. */
export interface Analysis {
  status: 'none' | 'running' | 'done' | 'failed';
  /** Moves looked at so far. */
  done?: number;
  moves?: number;
  judged?: Judged[];
  /** The numbers of the moves that gave most away, worst first. */
  costliest?: number[];
  /** From fair shares to the result. */
  line?: Point[];
  /** By seat. */
  players?: Account[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  text: string;
  rule?: string;
  said?: Sentence;
}

/** How the server is. */
export interface Health {
  ok: boolean;
  version: string;
  /** Games that are played without waiting. */
  warm: string[];
  /** What is being compiled in the background, like `soup: search`. Until it is done, bots think a little slower. */
  compiling: string;
}

/** How long the name of a group may be when it is tidied. */
export const GROUP_NAME_SIZE = 40;

export type MemberKey = string;

/** What a group is to be called. */
export interface GroupName {
  name: string;
}

/** The secret of a group's link. */
export interface GroupLink {
  code: Code;
}

/** The member who is to be the admin. */
export interface HandOver {
  member: MemberKey;
}

/** When a group meets next: `at` as clocks in `zone` show it (2026-11-24T20:00; Europe/Berlin), once or every week. */
export interface Meeting {
  at: string;
  zone: string;
  weekly?: boolean;
}

/** A group's date. `next`: when it is next, in milliseconds since 1970. */
export interface NextDate {
  at: string;
  zone: string;
  weekly: boolean;
  next: number;
}

/** Somebody in a group. */
export interface Member {
  key: string;
  name: string;
  since: number;
  admin?: boolean;
  you?: boolean;
}

/** A table of a group that is not over. `code` lets members in. */
export interface GroupTable {
  id: string;
  code: string;
  game: string;
  status: Status;
  free: number;
  changed: number;
  /** Who sits there. */
  people: string[];
  bots?: number;
  /** You sit there. */
  seated?: boolean;
  your_turn?: boolean;
}

/** A group, for its members. */
export interface Group {
  id: string;
  name: string;
  /** The secret of the link that lets people in: `/g/ID#CODE`. */
  code: string;
  since: number;
  members: Member[];
  tables: GroupTable[];
  date: NextDate | null;
  /** How to make a table like the latest one. */
  last: NewTable | null;
}

/** What a link to a group leads to, for somebody who is no member yet. */
export interface GroupDoor {
  name: string;
  /** What they are called, the longest first; who joins sees them anyway. */
  members: string[];
  /** You are one already. */
  member: boolean;
  /** When it meets, in milliseconds since 1970. */
  next: number | null;
}

/** One of your groups. */
export interface GroupListed {
  id: string;
  name: string;
  members: number;
  /** How many tables are going on or wait. */
  tables: number;
  /** When it meets, in milliseconds since 1970. */
  next: number | null;
  /** Tables with a free seat at which you do not sit. */
  waiting: GroupTable[];
}

/** A player of a finished game: somebody with a name, or a bot of a level; neither: somebody who was deleted. */
export interface PlayedSeat {
  place: number;
  score: number;
  name?: string;
  level?: string;
  you?: boolean;
}

/** A finished game, to look at again at `/r/TABLE#CODE`. */
export interface Played {
  table: string;
  code: string;
  game: string;
  ended: number;
  /** In the order of their places. */
  seats: PlayedSeat[];
}

/** Finished games, latest first. `more`: ask again with `before` the last one's `ended`. */
export interface History {
  games: Played[];
  more: boolean;
}

/** How good somebody is at a game: 1500 to begin with; 400 more win ten times for each loss. */
export interface Rating {
  game: string;
  rating: number;
  /** Two standard deviations: so much more or less it may be. */
  unsure: number;
  games: number;
  /** Of a bot. */
  level?: string;
}

/** How somebody has done over several games. */
export interface Standing {
  key: string;
  name: string;
  games: number;
  wins: number;
  /** One a game for leaving all others behind; else the part of them left behind, ties counted half. */
  points: number;
  /** Games won in a row, until now. */
  streak: number;
  /** The longest such row. */
  longest: number;
  you: boolean;
  /** In this game, for those who want one. */
  rating: Rating | null;
}

/** The standings in one game. */
export interface GameStandings {
  game: string;
  rows: Standing[];
}

/** Two people head to head: in how many games the first was ahead of the second, behind, or level. */
export interface Encounter {
  first: string;
  second: string;
  ahead: number;
  behind: number;
  level: number;
}

/** The most remarkable of its kind in a game: `kind` is one of the game's feats. */
export interface GroupRecord {
  game: string;
  kind: string;
  amount: number;
  name: string;
  table: string;
  code: string;
  ended: number;
}

/** All standings of a group. */
export interface Standings {
  overall: Standing[];
  games: GameStandings[];
  encounters: Encounter[];
  records: GroupRecord[];
}

/** Everything that is kept of a group. */
export interface GroupExport {
  /** The format of this file. */
  stockpot_group: number;
  group: Group;
  history: Played[];
  standings: Standings;
}

/** Do you want to be rated? Off until you say so; switched off, your ratings are deleted. */
export interface WantRating {
  on: boolean;
}

/** You, and how you have done. */
export interface Profile {
  name: string;
  since: number;
  rated: boolean;
  ratings: Rating[];
  /** Of bots, in the games that you are rated in. */
  bots: Rating[];
  overall: Standing | null;
  /** Your own row in each game, the game you have played most first. */
  games: GameStandings[];
}

/** Everything that is kept of you beside your settings and the logs of your tables. */
export interface MyExport {
  /** The format of this file. */
  stockpot_person: number;
  profile: Profile;
  groups: GroupListed[];
  history: Played[];
}

export type TournamentKind = 'robin' | 'swiss';

/** A tournament to make: `size` people at a table; `rounds` of a Swiss. */
export interface NewTournament {
  name: string;
  game: string;
  kind: TournamentKind;
  size?: number;
  rounds?: number;
  options?: Record<string, OptionValue>;
  pace?: Pace;
}

/** Which round is to be drawn, from 1: asked for twice it is drawn once. `force`: the host waits for no unfinished table. */
export interface Draw {
  round: number;
  force?: boolean;
}

/** A tournament of a group. */
export interface TournamentListed {
  id: string;
  name: string;
  game: string;
  kind: TournamentKind;
  entrants: number;
  /** The latest that was drawn; 0: none. */
  round: number;
  over: boolean;
}

/** How somebody stands. Tie-breaks: Buchholz (what one's opponents have), Sonneborn-Berger (what those have whom one beat). */
export interface TournamentRow {
  place: number;
  key: string;
  name: string;
  points: number;
  buchholz: number;
  berger: number;
  wins: number;
  played: number;
  you?: boolean;
  /** Withdrawn. */
  gone?: boolean;
}

/** A table of a round. */
export interface TournamentTable {
  table: string;
  code: string;
  status: Status;
  names: string[];
  /** You sit there. */
  seated: boolean;
  /** Once it is over, in the order of their places. */
  seats: PlayedSeat[];
}

/** A round. */
export interface TournamentRound {
  number: number;
  tables: TournamentTable[];
  byes: string[];
}

/** A tournament, for members of its group. */
export interface Tournament {
  id: string;
  group: string;
  name: string;
  game: string;
  kind: TournamentKind;
  size: number;
  /** How many there will be; 0: until everybody has met everybody. */
  rounds: number;
  /** You made it, or are the group's admin. */
  host: boolean;
  /** You take part. */
  entered: boolean;
  over: boolean;
  /** The round that can be drawn now; 0: none. */
  next: number;
  /** No round is left to be drawn. */
  drawn_out: boolean;
  rows: TournamentRow[];
  /** The latest first. */
  played: TournamentRound[];
}

export type Unit = '' | '%';

/** A list of components: a table of texts that can be changed. */
export interface ListInfo {
  /** The option that holds it. */
  option: string;
  /** Which list, where the option has several: its value then has their texts by these names. */
  part: string;
  columns: string[];
  /** The lists that the option names, by these names: the printed one, and others that came with the game. */
  rows: Record<string, string[][]>;
  /** Columns that take a few words only. */
  words: Record<string, string[]>;
  /** Columns that say what a row is called. */
  called: string[];
  /** Columns by which a row is found again in a changed list. */
  same: string[];
  /** Has it these rows and no others? */
  fixed: boolean;
}

/** What of a game can be changed in the workshop, beside its options. */
export interface Bench {
  lists: ListInfo[];
}

/** Changed rules: the options that differ from the printed ones. */
export interface Change {
  players: number;
  options?: Record<string, OptionValue>;
}

/** A cell of a list that differs. */
export interface CellChange {
  column: string;
  before: string;
  after: string;
}

/** A card that differs from the printed list, that is new or left out. */
export interface CardChange {
  option: string;
  part: string;
  kind: 'new' | 'gone' | 'changed';
  card: string;
  cells: CellChange[];
}

/** Why changed rules cannot be played, and where that lies, as far as it lies in one place. */
export interface Wrong {
  text: string;
  option: string;
  part: string;
  /** Of a list, counted from 0; none where it is the whole list. */
  row: number;
  column: string;
}

/** Changed rules are being counted under a number, or are refused. `cards`: what differs in the lists. */
export interface Begun {
  study: number;
  wrong: Wrong | null;
  cards: CardChange[];
}

/** A figure with its 95 % interval. */
export interface Measured {
  value: number;
  low: number;
  high: number;
}

/** A figure of the printed rules, of the changed ones, and by how much the second is larger. */
export interface Compared {
  /** What is measured; the page has words for what every game is asked. */
  name: string;
  /** The same in English. */
  title: string;
  /** Of several figures of one name, which; in English. */
  where: string;
  unit: Unit;
  printed: Measured | null;
  changed: Measured | null;
  difference: Measured | null;
  /** Is the difference larger than chance would make it? */
  sure: boolean;
}

/** Figures that belong together. `name`: none for what only this game is asked. */
export interface Section {
  name: string;
  figures: Compared[];
}

/** What a study has found so far. */
export interface Counted {
  games: number;
  of: number;
  over: boolean;
  /** Why nothing more is counted; usually nothing. */
  failed: string;
  /** What differs most surely. */
  striking: Compared[];
  sections: Section[];
}
