import type { Color, Recipe, Sign } from '$generated/games/soup';

const en = {
  colors: { bug: 'bug', vegetable: 'vegetable', fruit: 'fruit', trash: 'trash' } as Record<Color, string>,
  signs: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '10': '10', herb: 'herb', reset: 'reset' } as Record<Sign, string>,
  recipes: { 'bug soup': 'Bug soup', 'vegetable soup': 'Vegetable soup', 'fruit soup': 'Fruit soup', 'trash soup': 'Trash soup', 'clear water': 'Clear water' } as Record<Recipe, string>,
  recipesShort: { 'bug soup': 'Bugs', 'vegetable soup': 'Vegetables', 'fruit soup': 'Fruit', 'trash soup': 'Trash', 'clear water': 'Clear water' } as Record<Recipe, string>,
  recipeSays: {
    'bug soup': '+1 for each bug, −1 for each trash',
    'vegetable soup': '+1 for each vegetable, −1 for each trash',
    'fruit soup': '+1 for each fruit, −1 for each trash',
    'trash soup': '+1 for each trash, −1 for each herb',
    'clear water': '5 points, −1 for each card',
  } as Record<Recipe, string>,
  deal: (p: { deal: number; deals: number }) => `Deal ${p.deal} of ${p.deals}`,
  dealer: 'dealer',
  pot: (p: { total: number; full: number }) => `The pot: ${p.total} of ${p.full}`,
  empty: 'The pot is empty',
  follow: (p: { color: string }) => `Follow: ${p.color}`,
  anyColor: 'Any colour',
  lead: 'Lead a card',
  hand: 'Your hand',
  play: (p: { card: string }) => `Play ${p.card}`,
  fills: (p: { worth: string }) => `fills the pot: ${p.worth} for you`,
  makes: (p: { total: number }) => `makes ${p.total}`,
  cards: (p: { n: number }) => `${p.n} ${p.n === 1 ? 'card' : 'cards'}`,
  taken: (p: { n: number }) => `${p.n} taken`,
  worth: (p: { n: string }) => `worth ${p.n}`,
  secret: 'has chosen',
  choosing: 'is choosing',
  lacks: (p: { colors: string }) => `no ${p.colors}`,
  used: 'Cooked already',
  takes: (p: { name: string; n: number }) => `${p.name} takes ${p.n} ${p.n === 1 ? 'card' : 'cards'}`,
  yourPile: 'Your pile',
  recipesTitle: 'Your recipes',
  inHand: (p: { n: number; color: Color }) => `${p.n} ${p.n === 1 || p.color === 'trash' ? p.color : `${p.color}s`} in hand`,
  scoresByDeal: 'Points deal by deal',
  scoresHow: (p: { start: number }) => `Everybody begins with ${p.start}; nobody falls below 0.`,
  player: 'Player',
  sum: 'Sum',
};

export type Messages = typeof en;
export default en;
