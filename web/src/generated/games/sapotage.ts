/**
 * What the data of sapotage is.
 *
 * Written by `make contract` from src/stockpot/games/sapotage: change that.
 */

import type { Json } from '$generated/protocol';
import type { Speech } from '$lib/speech';

export const JUDGES = [
  'Candy Cassidy', 'Grandpa Gus', 'Captain Brine', 'Zesty Zelda', 'Old Salt Selma', 'Binge Benny', 'Critic Crabtree',
  'Night-Shift Nadia', 'Professor Dashi', 'Barbecue Bo', 'Baker Bruna', 'Noodle Nico', 'Madame Beurre', 'Sir Drizzle',
  'Blaze Beatriz', 'Inferno Ian', 'Forager Fern', 'Ranger Rowan',
] as const;
export type Judge = string;

export const INGREDIENTS = [
  'Strawberry', 'Lemon', 'Lime', 'Grapefruit', 'Mango', 'Pineapple', 'Banana', 'Raspberry', 'Coconut', 'Avocado', 'Green Olive',
  'Tomato', 'Cranberry', 'Potato', 'Sweet Potato', 'Beetroot', 'Kale', 'Spinach', 'Arugula', 'Brussels Sprouts', 'Bitter Melon',
  'Radicchio', 'Eggplant', 'Onion', 'Garlic', 'Wasabi', 'Sweet Corn', 'Pumpkin', 'Jalapeno', 'Habanero', 'Ghost Pepper',
  'Chipotle', 'Horseradish', 'Shiitake', 'Seaweed', 'Asparagus', 'Chickpeas', 'Lentils', 'Tofu', 'Kimchi', 'Sauerkraut',
  'Pickle', 'Capers', 'Miso Paste', 'Bacon', 'Steak', 'Roast Chicken', 'Chorizo', 'Ham', 'Duck Leg', 'Spicy Jerky',
  'Deviled Egg', 'Anchovy', 'Shrimp', 'Smoked Salmon', 'Sardines', 'Butter', 'Whipped Cream', 'Cheddar', 'Parmesan',
  'Blue Cheese', 'Feta', 'Plain Yogurt', 'Sour Cream', 'Ice Cream', 'White Rice', 'Sourdough', 'Rye Bread', 'Oatmeal',
  'Soft Pretzel', 'Caramel Corn', 'Ramen Noodles', 'Croissant', 'Tortilla', 'Peanut Butter', 'Walnuts', 'Tahini', 'Chestnuts',
  'Sea Salt', 'Black Pepper', 'Cinnamon', 'Curry Powder', 'Soy Sauce', 'Vinegar', 'Hot Sauce', 'Mustard', 'Honey',
  'Sugar Cubes', 'Dark Chocolate', 'Espresso', 'Truffle Shavings', 'Gold Leaf', 'Saffron Threads', 'Spoon of Caviar',
  'Vanilla Pod', 'Wagyu Slice', "Grandma's Secret Sauce", 'Edible Flowers', 'Gym Sock', 'Toothpaste', 'Bar of Soap',
  'Lost Shoelace', 'Pencil Shavings', 'Bubble Bath', 'Old Chewing Gum', 'Cat Kibble', 'Lump of Charcoal', 'Mystery Slime',
] as const;
export type Ingredient = string;

export const REACTIONS = ['laugh', 'quiet', 'unfit'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const HOWS = ['best', 'votes', 'ingredients', 'favorite', 'fewer', 'seat'] as const;
export type How = (typeof HOWS)[number];

export const ANSWERS = ['laugh', 'no reaction', 'not fitting'] as const;
export type Answer = (typeof ANSWERS)[number];

export const FLAVORS = ['Sweet', 'Sour', 'Salty', 'Bitter', 'Umami', 'Starchy', 'Oleo', 'Spicy', 'Earthy'] as const;
export type Flavor = (typeof FLAVORS)[number];

/** What happens, by its kind. What is left out is not for everybody to know. */
export interface Events {
  round: { round: number | null; dealer: number | null };
  reshuffled: Record<string, never>;
  judge: { judge: Judge | null };
  shared: { card: Ingredient | null };
  cooked: { seat: number | null; cards?: Ingredient[]; shared?: Ingredient | null };
  uses: { seat: number | null; card: Ingredient | null };
  turned_up: { seat: number | null; owner: number | null; place: number | null; card: Ingredient | null };
  chose_gift: { seat: number | null; card?: Ingredient | null; to?: number | null };
  gave: { seat: number | null; to: number | null };
  revealed: { seat: number | null; cards: Ingredient[]; shared: Ingredient | null };
  foreign: { owner: number | null; giver: number | null; card: Ingredient | null };
  presented: { seat: number | null; first: Ingredient | null; second: Ingredient | null };
  chose_reaction: { seat: number | null; reaction?: Reaction | null };
  reacted: { presenter: number | null; seat: number | null; reaction: Reaction | null };
  chose_token: { seat: number | null; to?: number | null };
  token: { seat: number | null; to: number | null };
  presentation: { seat: number | null; points: number; laughs: number; fitting: boolean };
  scored: { judge: Judge | null; seat: number | null; ingredients: number; presentation: number; total: number };
  tied: { judge: Judge | null; seats: number[] };
  chose_vote: { seat: number | null; for?: number | null };
  voted: { seat: number | null; for: number | null };
  judge_won: { judge: Judge | null; seat: number | null; how: How | null };
  won: { seats: number[] };
}

export type Event = { [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events];

export const eventsOf = (events: readonly { kind: string; data: object }[]): Event[] => events as unknown as Event[];

/** What a choice is made of (`Choice.parts`). */
export type Parts =
  | { kind: 'cook'; cards: Ingredient[]; shared: Ingredient | null }
  | { kind: 'peek'; seat: number; place: number }
  | { kind: 'give'; card: Ingredient | null; seat: number | null }
  | { kind: 'discard'; card: Ingredient | null }
  | { kind: 'present' }
  | { kind: 'react'; reaction: Answer }
  | { kind: 'token'; seat: number }
  | { kind: 'vote'; seat: number };

export const partsOf = (choice: { parts: object }): Parts => choice.parts as unknown as Parts;

/** What may be set before a game. */
export interface Options {
  /** sapotage.present.points */
  presentation: 'honor' | 'tokens' | 'name' | 'off';
  /** sapotage.variant.judges */
  judges: number;
  /** sapotage.variant.peeking */
  peeking: boolean;
  /** sapotage.variant.shared */
  shared: boolean;
  /** sapotage.ruling.first-dealer */
  first_dealer: 'random' | '0' | '1' | '2' | '3' | '4' | '5';
  /** sapotage.win.game */
  judges_to_win: number;
  /** sapotage.score.flavors */
  favorite_points: number;
  /** sapotage.score.flavors */
  liked_points: number;
  /** sapotage.score.flavors */
  disliked_points: number;
  /** sapotage.present.points */
  name_points: number;
  /** sapotage.present.points */
  laugh_points: number;
  /** sapotage.option.lists */
  ingredient_cards: Json;
  /** sapotage.option.lists */
  judge_cards: Json;
}

/** The printed rules. */
export const PRINTED: Options = { presentation: 'honor', judges: 1, peeking: false, shared: false, first_dealer: 'random', judges_to_win: 3, favorite_points: 2, liked_points: 1, disliked_points: 1, name_points: 1, laugh_points: 1, ingredient_cards: 'standard', judge_cards: 'standard' };

/** The options in force: views have those that differ from the printed rules. */
export const inForce = ({ options }: { options: Partial<Options> }): Options => ({ ...PRINTED, ...options });

/** What a flavor counts each time that it is in a dish. */
export interface Worth {
  favorite: number;
  liked: number;
  disliked: number;
}

/** A line of the score sheet of a dish. */
export interface Count {
  /** None: the line is of a bonus or sabotage card. */
  flavor: Flavor | null;
  /** That card. */
  card: string | null;
  /** Who slipped it in; none: its cook chose it. */
  giver: number | null;
  times: number;
  points: number;
}

/** An ingredient: all that is printed on it, and what it brings. */
export interface Card {
  name: string;
  kind: 'basic' | 'bonus' | 'sabotage';
  group: string | null;
  /** Three on a basic card, else none. */
  flavors: Flavor[];
  /** Points of a bonus or sabotage card. */
  flat: number;
  /** What it brings with each of the judges. */
  points: number[];
}

/** How a judge was won. */
export interface Verdict {
  winner: number | null;
  /** By the seat that voted: for whom. Only where there was a tie. */
  votes: Record<string, number>;
}

/** A judge turned up, with all that is printed on it. */
export interface JudgeView extends Verdict {
  name: string;
  title: string;
  favorite: Flavor;
  likes: Flavor[];
  dislikes: Flavor[];
}

/** A judge of the round judged last. */
export interface PastJudge extends Verdict {
  name: string;
}

/** The card that a seat gave or discarded. */
export interface Gift {
  /** Whose dish; none: discarded. */
  to: number | null;
  /** Where the viewer knows it. */
  card: Card | null;
}

/** A card that somebody put into a dish of another, where the viewer knows it. */
export interface Foreign {
  from: number;
  card: Card | null;
}

/** A card that somebody put into a dish of another in the round judged last. */
export interface PastForeign {
  from: number;
  card: string;
}

/** A seat as the viewer may know it. */
export interface SeatView {
  /** Those it has won. */
  judges: string[];
  /** In its hand. */
  cards: number;
  /** Does it owe no decision? */
  locked: boolean;
  /** Own cards by place; none for one that the viewer cannot see. */
  dish: (Card | null)[];
  /** The shared card of its dish. */
  uses: string | null;
  /** Is its dish turned up? */
  shown: boolean;
  gave: Gift | null;
  /** What others put into its dish. */
  foreign: Foreign[];
  /** The cards after which its dish is called when its cook gives it no name; once it is presented. */
  named_after: string[] | null;
  /** To its dish, by seat. */
  reactions: Record<string, Reaction>;
  /** Presentation points, when they have been counted. */
  presentation: number | null;
  /** Of its ingredients, for each judge; only when shown. */
  points: number[] | null;
  /** How these come about, for each judge. */
  sheets: Count[][] | null;
  /** These and the presentation points, as far as they have been counted. */
  totals: number[] | null;
  /** This and what follows only where everything is open. */
  hand?: Card[];
  own_discards?: string[];
  choice?: Reaction | number | null;
}

/** A seat in the round judged last. */
export interface PastSeat {
  dish: string[];
  named_after: string[] | null;
  uses: string | null;
  /** For its dish, where a tie was put to the vote; by all judges together. */
  votes: number;
  foreign: PastForeign[];
  /** Did it discard its card? */
  abstained: boolean;
  reactions: Record<string, Reaction>;
  presentation: number;
  points: number[];
  sheets: Count[][];
  totals: number[];
}

/** The round judged last, as all have seen it: the one before, or at the end of the game this one. */
export interface LastRound {
  round: number;
  judges: PastJudge[];
  seats: PastSeat[];
  /** The seats, those with the fewest points first. */
  order: number[];
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
  game: 'sapotage';
  phase: 'cook' | 'peek' | 'give' | 'present' | 'react' | 'token' | 'vote' | 'over';
  /** From 1. */
  round: number;
  dealer: number;
  /** The seats as they present: the dealer last. */
  order: number[];
  /** Who peeks or presents. */
  turn: number | null;
  judges_to_win: number;
  worth: Worth;
  judges: JudgeView[];
  shared: Card[];
  seats: SeatView[];
  /** The seats that a vote is about. */
  tied: number[];
  deck: number;
  judge_deck: number;
  discard: number;
  /** The cards that all have seen go to the discard pile. */
  open_discard: string[];
  /** The viewer's own cards. */
  hand: Card[] | null;
  /** While the viewer has a dish to cook: what each one would bring with each judge, by the number of its action. */
  dishes: Record<string, number[]> | null;
  /** What the viewer has discarded face down. */
  own_discards: string[] | null;
  /** The viewer's reaction, token or vote that the others have not seen yet. */
  choice: Reaction | number | null;
  last_round: LastRound | null;
}

export const viewOf = (view: object): View => view as unknown as View;

/** What its sentences are made of: the pieces, and the fields of every message that has some. */
export const SPEECH: Speech = {
  pieces: {
    judge: { ids: JUDGES },
    ingredient: { ids: INGREDIENTS },
    reaction: { ids: REACTIONS },
    how: { ids: HOWS },
    answer: { ids: ANSWERS },
    flavor: { ids: FLAVORS },
  },
  messages: {
    'because-clear': { n: { kind: 'number' } },
    'because-tried': { n: { kind: 'number' } },
    round: { round: { kind: 'number' }, dealer: { kind: 'seat' } },
    judge: { judge: { kind: 'piece', of: 'judge' } },
    shared: { card: { kind: 'piece', of: 'ingredient' } },
    cooked: { seat: { kind: 'seat' }, cards: { kind: 'pieces', piece: 'ingredient' }, shared: { kind: 'piece', of: 'ingredient' } },
    uses: { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'ingredient' } },
    'turned-up': { seat: { kind: 'seat' }, owner: { kind: 'seat' }, place: { kind: 'number' }, card: { kind: 'piece', of: 'ingredient' } },
    'chose-gift': { seat: { kind: 'seat' }, card: { kind: 'piece', of: 'ingredient' }, to: { kind: 'seat' } },
    gave: { seat: { kind: 'seat' }, to: { kind: 'seat' } },
    revealed: { seat: { kind: 'seat' }, cards: { kind: 'pieces', piece: 'ingredient' }, shared: { kind: 'piece', of: 'ingredient' } },
    foreign: { owner: { kind: 'seat' }, giver: { kind: 'seat' }, card: { kind: 'piece', of: 'ingredient' } },
    presented: { seat: { kind: 'seat' }, first: { kind: 'piece', of: 'ingredient' }, second: { kind: 'piece', of: 'ingredient' } },
    'chose-reaction': { seat: { kind: 'seat' }, reaction: { kind: 'piece', of: 'reaction' } },
    reacted: { presenter: { kind: 'seat' }, seat: { kind: 'seat' }, reaction: { kind: 'piece', of: 'reaction' } },
    'chose-token': { seat: { kind: 'seat' }, to: { kind: 'seat' } },
    token: { seat: { kind: 'seat' }, to: { kind: 'seat' } },
    presentation: { seat: { kind: 'seat' }, points: { kind: 'number' }, laughs: { kind: 'number' }, fitting: { kind: 'flag' } },
    scored: { judge: { kind: 'piece', of: 'judge' }, seat: { kind: 'seat' }, ingredients: { kind: 'number' }, presentation: { kind: 'number' }, total: { kind: 'number' } },
    tied: { judge: { kind: 'piece', of: 'judge' }, seats: { kind: 'seats' } },
    'chose-vote': { seat: { kind: 'seat' }, for: { kind: 'seat' } },
    voted: { seat: { kind: 'seat' }, for: { kind: 'seat' } },
    'judge-won': { judge: { kind: 'piece', of: 'judge' }, seat: { kind: 'seat' }, how: { kind: 'piece', of: 'how' } },
    won: { seats: { kind: 'seats' } },
    'move-cook': { cards: { kind: 'pieces', piece: 'ingredient' }, shared: { kind: 'piece', of: 'ingredient' } },
    'move-peek': { seat: { kind: 'seat' }, place: { kind: 'number' } },
    'move-give': { card: { kind: 'piece', of: 'ingredient' }, seat: { kind: 'seat' } },
    'move-discard': { card: { kind: 'piece', of: 'ingredient' } },
    'move-react': { reaction: { kind: 'piece', of: 'answer' } },
    'move-token': { seat: { kind: 'seat' } },
    'move-vote': { seat: { kind: 'seat' } },
    'asks-react': { seat: { kind: 'seat' } },
    'refused-not-held': { card: { kind: 'piece', of: 'ingredient' } },
    'because-rival': { seat: { kind: 'seat' } },
  },
};
