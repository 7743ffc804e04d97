/** What follows from the cards of a view. */

import type { Color, Face, Recipe, Sign } from '$generated/games/soup';

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
