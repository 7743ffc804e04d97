/** The view of soup, as `games/soup/knowledge.py` makes it. */

export const COLORS = ['bug', 'vegetable', 'fruit', 'trash'] as const;
export type Color = (typeof COLORS)[number];
export const RECIPES = ['bug soup', 'vegetable soup', 'fruit soup', 'trash soup', 'clear water'] as const;
export type Recipe = (typeof RECIPES)[number];
export type Sign = '1' | '2' | '3' | '4' | '5' | '10' | 'herb' | 'reset';
/** "bug 3", "fruit herb" … */
export type Face = `${Color} ${Sign}`;

export interface SeatView {
  points: number;
  gained: number[];
  cards: number;
  chosen: boolean;
  recipe: Recipe | null;
  used: Recipe[];
  taken: number;
  /** At the end, and where everything is open. */
  pile: Face[] | null;
  worth: number | null;
  lacks: Color[];
  /** Only where everything is open. */
  hand?: Face[];
}

export interface View {
  game: 'soup';
  seat: number | null;
  players: number;
  phase: 'recipe' | 'tricks' | 'over';
  to_act: number[];
  deal: number;
  deals: number;
  dealer: number;
  full_pot: number;
  total: number;
  required: Color | null;
  pot: { seat: number; card: Face }[];
  played: { seat: number; card: Face }[];
  /** Where they are not the printed ones. */
  options: { start_points?: number };
  seats: SeatView[];
  /** The cards of the seat that looks: in its hand, and taken. */
  hand: Face[] | null;
  pile: Face[] | null;
  winners: number[];
}

export function colorOf(face: Face): Color {
  return face.split(' ')[0] as Color;
}

export function signOf(face: Face): Sign {
  return face.split(' ')[1] as Sign;
}

/** The shape that stands for a colour, for who does not see it. */
export const SHAPES: Record<Color, string> = { bug: '◆', vegetable: '▲', fruit: '●', trash: '✖' };

/** The colour a recipe collects; clear water collects none. */
export function colorOfRecipe(recipe: Recipe): Color | null {
  return recipe === 'clear water' ? null : (recipe.split(' ')[0] as Color);
}

/** What these cards would be worth for a recipe, without what clear water begins with. */
export function worthOf(recipe: Recipe, cards: Face[]): number {
  const color = colorOfRecipe(recipe);
  if (color === null) return -cards.length;
  const wanted = cards.filter((card) => colorOf(card) === color).length;
  const spoiled = cards.filter((card) => (color === 'trash' ? signOf(card) === 'herb' : colorOf(card) === 'trash')).length;
  return wanted - spoiled;
}

/** The total of the pot after a card. */
export function totalAfter(total: number, card: Face, leads: boolean): number {
  const sign = signOf(card);
  if (sign === 'herb') return total;
  if (sign === 'reset') return 0;
  return sign === '10' && leads ? total : total + Number(sign);
}
