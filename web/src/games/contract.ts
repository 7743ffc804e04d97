/** What the frame gives to a game's view, and what a game gives to the frame. Read README.md beside this file. */

import type { Component } from 'svelte';
import type { Texts } from '$generated/texts';
import type { Room } from '$lib/texts.svelte';
import type { GameSpeaker } from '$lib/speaker.svelte';
import type { Beat } from '$lib/table.svelte';
import type { Advice, Choice, Happening, Json, Lang, News, PlanEnd, PlanStep, Situation } from '$generated/protocol';

export type { Advice, Beat, Choice, Happening, Json, Lang, News, PlanEnd, PlanStep, Situation };

/** The generated types without their optional cases: an available choice has all its parts, and every mover has a seat. */
export type Sure<T> = { [K in keyof T]: NonNullable<T[K]> };

/** A player as the frame knows them. */
export interface Player {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'free';
  /** The person who uses this page. */
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
  /** The seat whose view this is; `null` for a spectator, and in a replay with everything open. */
  seat: number | null;
  players: Player[];
  /** Seats that owe a decision. */
  toAct: number[];
  /** The question that `seat` has to answer now, in a sentence; empty when it owes nothing. */
  asks: string;
  /** Writes the sentences of the game: labels of choices, questions of a plan. */
  speaker: GameSpeaker;
  /** The legal choices of `seat`; empty when it owes nothing, or while the page is still showing earlier moves. */
  legal: Choice[];
  /** Take a decision. Resolves to whether it was carried out; a refusal is shown by the frame. Ignores double clicks. */
  act: (choice: number, note?: string) => Promise<boolean>;
  /** Call this when something that cannot be used now is touched: the frame asks the server why, and shows that with the rule. */
  whyNot: (move: string) => void;
  /** Try these moves of mine privately, without making them; ends before anything hidden would be revealed. */
  plan: (moves: string[]) => Promise<{ steps: PlanStep[]; end: PlanEnd } | null>;
  /** Open the rulebook at a rule. */
  showRule: (rule: string) => void;
  /** Announce something to screen readers. The log is announced already; use this for selections and the like. */
  announce: (text: string) => void;
  /** What has just happened, for animations. It changes together with `view`. */
  beat: Beat;
  /** All news of this table that the page has, for what came with moves and is not in `view`. */
  news: News[];
  lang: Lang;
  /** In a replay, and for spectators: nothing can be done here. */
  readonly: boolean;
}

/** A line or more about a seat in the column of players. */
export interface SeatProps<View = Record<string, Json>> {
  view: View;
  seat: number;
  players: Player[];
  lang: Lang;
  showRule: (rule: string) => void;
  /** The outcome is still being shown and must not be given away early; `view` is already past it. */
  held: boolean;
}

/** A sheet in front of the table until it has been read. `view` is the new one, even where the table keeps the old one (`keeps`). */
export interface SheetProps<View = Record<string, Json>> extends GameProps<View> {
  /** The news that it is about. */
  held: News[];
}

/** What to explain at a moment of a lesson. */
export interface Step<View = Record<string, Json>, Name = string> {
  /** Name of the step, unique within the lesson; what to say is the game's message `lesson-` and this. */
  name: Name;
  /** Is it due? The first step after the last finished one for which this is true is shown. */
  when: (now: { view: View; legal: Choice[]; toAct: number[]; events: Happening[]; over: boolean }) => boolean;
  /** The rule behind it. */
  rule?: string;
  /** The element to highlight, as a selector. Without it, a step with moves highlights what may be done. */
  spot?: string;
  /** The moves that belong to it; others are disabled. Without it, the step waits for "Next". */
  moves?: (choice: Choice) => boolean;
}

/** The names of steps for which the game's catalogue has words. */
type Told<G extends Room> = { [K in keyof Texts[G]]: K extends `lesson-${infer Name}` ? Name : never }[keyof Texts[G]];

export interface Lesson<View = Record<string, Json>, G extends Room | string = string> {
  /** Which of the game's `lessons.json` the table begins from. */
  name: string;
  steps: Step<View, G extends Room ? Told<G> : string>[];
}

/** An option that takes text of one's own: a text to start from for each part; its title is the game's message `own-` and the part. */
export type Own = Record<string, string>;

/** What `web/src/games/<name>/index.ts` exports as its default. */
export interface GameModule<View = any> {
  /** The game itself, in the middle of the table. */
  Table: Component<GameProps<View>>;
  /** What stands in the decision bar under the sentence. Without it: a button for every choice that is not `onBoard`. */
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
  /** Should "what happened meanwhile" include this event? Without it, every event is included. */
  worthTelling?: (event: Happening) => boolean;
  /** Under the name in the column of players. */
  Seat?: Component<SeatProps<View>>;
  /** After the game: how the result came about. */
  Result?: Component<GameProps<View>>;
  /** Choices that are made on the board or in the hand, and need no button in the decision bar. */
  onBoard?: (choice: Choice) => boolean;
  /** The number beside a player's name: the current points; `null` where there is none. */
  score?: (view: View, seat: number) => number | null;
  /** Is the table shown after moves of a private trial? What its choices would bring is not known then. */
  imagines?: () => boolean;
  /** What Undo takes back first: a step of a private trial that was never sent. */
  back?: (given: GameProps<View>) => (() => void) | undefined;
  /** A player's standing where that is not points: a number for the order after the game, and words. */
  standing?: (view: View, seat: number) => { value: number; label: string };
  /** A difference of standings in words ("by two judges"): how close it was. Without it, points. */
  margin?: (n: number) => string;
  /** A move in words, for hints and analyses, where its label is too terse; `move` is its notation, `news` what was told before it. */
  say?: (move: string, label: string, news: News[]) => string;
  /** What a choice that came with a preview is certain to bring, where the log would say it clumsily or at length; empty: nothing worth
   * saying. `tell` writes an event as the log does. */
  foretell?: (choice: Choice, tell: (event: Happening) => string) => string;
  /** For a hint at a choice that takes several steps: do all but the last, so that it shows on the table. */
  layReady?: (choice: Choice) => void;
  /** On a phone, how high the decision bar is, in rem. 10, without it: a sentence and two rows of buttons. */
  bar?: number;
  /** Milliseconds at normal speed to show this news for; the default is 550 for a move. */
  pace?: (news: News[]) => number;
  /** The same for what is revealed once the sheet of this news has been read; without it, no time. */
  afterwards?: (news: News[]) => number;
  lesson?: Lesson<View>;
}
