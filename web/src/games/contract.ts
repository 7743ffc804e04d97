/** What the frame gives to a game's view, and what a game gives to the frame. Read README.md beside this file. */

import type { Component } from 'svelte';
import type { Texts } from '$generated/texts';
import type { Room } from '$lib/texts.svelte';
import type { GameSpeaker } from '$lib/speaker.svelte';
import type { Beat } from '$lib/table.svelte';
import type { Advice, Choice, Happening, Json, Lang, News, PlanEnd, PlanStep, Situation } from '$generated/protocol';

export type { Advice, Beat, Choice, Happening, Json, Lang, News, PlanEnd, PlanStep, Situation };

/** Data of which nothing is missing: what can be done now has all its parts, and who moved sits somewhere. */
export type Sure<T> = { [K in keyof T]: NonNullable<T[K]> };

/** A player as the frame knows them. */
export interface Player {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'free';
  /** Whom this page belongs to. */
  you: boolean;
}

/** Why something may not be done. */
export interface Reason {
  legal: boolean;
  rule?: string;
  text?: string;
}

export interface GameProps<View = Record<string, Json>> {
  /** `Table.view` of this viewer: exactly what may be known. Replaced as a whole with every change. */
  view: View;
  /** Through whose eyes; `null` for a spectator, and where a replay shows everything open. */
  seat: number | null;
  players: Player[];
  /** Seats that owe a decision. */
  toAct: number[];
  /** What `seat` decides now, in a sentence; empty when it owes nothing. */
  asks: string;
  /** Writes the sentences of the game: labels of choices, questions of a plan. */
  speaker: GameSpeaker;
  /** What `seat` may do now; empty when it owes nothing, or while the page is still showing earlier moves. */
  legal: Choice[];
  /** Take a decision. Resolves to whether it was carried out; a refusal is shown by the frame. Ignores double clicks. */
  act: (choice: number, note?: string) => Promise<boolean>;
  /** Someone touched a thing that cannot be used now: the frame asks the server why, and shows it with the rule. */
  whyNot: (move: string) => void;
  /** What would become of these moves of mine? Nobody hears of it. Only where nothing hidden would be shown. */
  plan: (moves: string[]) => Promise<{ steps: PlanStep[]; end: PlanEnd } | null>;
  /** Open the rulebook at a rule. */
  showRule: (rule: string) => void;
  /** Say something to those who listen to the page. The log is told already; use it for selections and the like. */
  announce: (text: string) => void;
  /** What has just happened, for animations. It changes together with `view`. */
  beat: Beat;
  /** All that was told at this table so far, as far as the page has it: what came with moves and is not in `view`. */
  news: News[];
  lang: Lang;
  /** A replay or a spectator: nothing can be done here. */
  readonly: boolean;
}

/** A line or more about a seat in the column of players. */
export interface SeatProps<View = Record<string, Json>> {
  view: View;
  seat: number;
  players: Player[];
  lang: Lang;
  showRule: (rule: string) => void;
  /** What it has come to is being told, and not to be given away before; `view` is past it already. */
  held: boolean;
}

/** What stands before the table until it was read. `view` is the new one, also where the table keeps the one before (`keeps`). */
export interface SheetProps<View = Record<string, Json>> extends GameProps<View> {
  /** The news that it is about. */
  held: News[];
}

/** What to explain at a moment of a lesson. */
export interface Step<View = Record<string, Json>, Name = string> {
  /** Name of the step, unique within the lesson; what to say is the game's message `lesson-` and this. */
  name: Name;
  /** When it is due: the first step of the list, after the last one done, for which this is true. */
  when: (now: { view: View; legal: Choice[]; toAct: number[]; events: Happening[]; over: boolean }) => boolean;
  /** The rule behind it. */
  rule?: string;
  /** What it speaks of, as a selector: a light falls on it. Without it, and with moves, on what may be done. */
  spot?: string;
  /** The moves that go with it; others are quiet. Without it, the step waits for "Next". */
  moves?: (choice: Choice) => boolean;
}

/** The steps that a game's catalogue has words for. */
type Told<G extends Room> = { [K in keyof Texts[G]]: K extends `lesson-${infer Name}` ? Name : never }[keyof Texts[G]];

export interface Lesson<View = Record<string, Json>, G extends Room | string = string> {
  /** Which of the game's `lessons.json` the table begins from. */
  name: string;
  steps: Step<View, G extends Room ? Told<G> : string>[];
}

/** What can be written instead of choosing: for each part a text to begin from; its title is the game's message `own-` and the part. */
export type Own = Record<string, string>;

/** What `web/src/games/<name>/index.ts` exports as its default. */
export interface GameModule<View = any> {
  /** The game itself, in the middle of the table. */
  Table: Component<GameProps<View>>;
  /** In the decision bar, under the sentence. Without it: a button for every choice that is not `onBoard`. */
  Decision?: Component<GameProps<View>>;
  /** The sentence of the decision bar, where something is shown before the question is put; nothing for the question itself. */
  asks?: (given: GameProps<View>) => string | undefined;
  /** Is there something in these news that stands until it was read, such as the count of a deal or a verdict? Then what the decision
   * bar says meanwhile, and what the button that goes on says. `Sheet` shows it, over the table; also in a replay. */
  sheet?: (news: News[], view: View) => { says: string; onwards: string } | undefined;
  Sheet?: Component<SheetProps<View>>;
  /** The view that the table keeps until the sheet was read, where the new one is about what comes next: from the view before the move,
   * and what that brought. `up`: the sheet is there, and what it counts is known. */
  keeps?: (was: View, news: News[], up: boolean) => View;
  /** Is an event worth telling to who waited meanwhile? All are, without it. */
  worthTelling?: (event: Happening) => boolean;
  /** Under the name in the column of players. */
  Seat?: Component<SeatProps<View>>;
  /** After the game: how the result came about. */
  Result?: Component<GameProps<View>>;
  /** Choices that are made on the board or in the hand, and need no button in the decision bar. */
  onBoard?: (choice: Choice) => boolean;
  /** The figure beside a name: points as they stand; `null` where there is none. */
  score?: (view: View, seat: number) => number | null;
  /** What Undo takes back first: a step of something that is only tried out, and that nobody has heard of. */
  back?: (given: GameProps<View>) => (() => void) | undefined;
  /** What a player has come to where that is not points: for the order after the game, and in words. */
  standing?: (view: View, seat: number) => { value: number; label: string };
  /** So much of what `standing` counts, in words: how close it was. Points, without it. */
  margin?: (n: number) => string;
  /** A move in words, for hints and analyses, where its label is too terse; `move` is its notation, `news` what was told before it. */
  say?: (move: string, label: string, news: News[]) => string;
  /** What a choice that came with a preview is certain to bring, where the log would say it clumsily or at length; empty: nothing worth
   * saying. `tell` writes an event as the log does. */
  foretell?: (choice: Choice, tell: (event: Happening) => string) => string;
  /** A hint points at a choice that is made in several steps: take all but the last, so that it is seen on the table. */
  layReady?: (choice: Choice) => void;
  /** On a phone, how high the decision bar is, in rem. 10, without it: a sentence and two rows of buttons. */
  bar?: number;
  /** Milliseconds at normal speed that the eye needs for these news; the default is 550 for a move. */
  pace?: (news: News[]) => number;
  /** The same for what comes to light once the sheet of these news was read; nothing, without it. */
  afterwards?: (news: News[]) => number;
  lesson?: Lesson<View>;
}
