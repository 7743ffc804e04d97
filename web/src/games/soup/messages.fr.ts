import type { Messages } from './messages.en';
import type { Color } from '$generated/games/soup';

const some = (n: number, one: string, other: string): string => `${n} ${Math.abs(n) < 2 ? one : other}`;

const NAMES: Record<Color, [string, string]> = {
  bug: ['insecte', 'insectes'],
  vegetable: ['légume', 'légumes'],
  fruit: ['fruit', 'fruits'],
  trash: ['déchet', 'déchets'],
};

const fr: Messages = {
  colors: { bug: 'insecte', vegetable: 'légume', fruit: 'fruit', trash: 'déchet' },
  signs: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '10': '10', herb: 'herbe', reset: 'remise à zéro' },
  recipes: { 'bug soup': 'Soupe aux insectes', 'vegetable soup': 'Soupe aux légumes', 'fruit soup': 'Soupe aux fruits', 'trash soup': 'Soupe aux déchets', 'clear water': 'Eau claire' },
  recipesShort: { 'bug soup': 'Insectes', 'vegetable soup': 'Légumes', 'fruit soup': 'Fruits', 'trash soup': 'Déchets', 'clear water': 'Eau claire' },
  recipeSays: {
    'bug soup': '+1 par insecte, −1 par déchet',
    'vegetable soup': '+1 par légume, −1 par déchet',
    'fruit soup': '+1 par fruit, −1 par déchet',
    'trash soup': '+1 par déchet, −1 par herbe',
    'clear water': '5 points, −1 par carte',
  },
  deal: (p) => `Donne ${p.deal} sur ${p.deals}`,
  dealer: 'donneur',
  pot: (p) => `La marmite : ${p.total} sur ${p.full}`,
  empty: 'La marmite est vide',
  follow: (p) => `Fournir : ${p.color}`,
  anyColor: 'Toute couleur',
  lead: 'Entamer',
  hand: 'Votre main',
  play: (p) => `Jouer ${p.card}`,
  fills: (p) => `remplit la marmite : ${p.worth} pour vous`,
  makes: (p) => `fait ${p.total}`,
  cards: (p) => some(p.n, 'carte', 'cartes'),
  taken: (p) => some(p.n, 'prise', 'prises'),
  worth: (p) => `valeur ${p.n}`,
  secret: 'a choisi',
  choosing: 'choisit',
  lacks: (p) => `sans ${p.colors}`,
  used: 'Déjà cuisinée',
  takes: (p) => `${p.name} prend ${some(p.n, 'carte', 'cartes')}`,
  yourPile: 'Votre tas',
  recipesTitle: 'Vos recettes',
  inHand: (p) => `${some(p.n, ...NAMES[p.color])} en main`,
  scoresByDeal: 'Points donne par donne',
  scoresHow: (p) => `Chacun commence avec ${p.start} ; personne ne descend sous 0.`,
  player: 'Joueur',
  sum: 'Total',
};

export default fr;
