import type { Gene } from '$generated/games/ursuppe';
import type { Direction, View } from '$generated/games/ursuppe';

const count = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;
const amoebas = (n: number): string => count(n, 'amoeba', 'amoebas');

const directions: Record<Direction, string> = { north: 'north', east: 'east', south: 'south', west: 'west', rest: 'nowhere' };
const phases: Record<View['phase'], string> = {
  setup: 'Set-up',
  feeding: 'Move and feed',
  environment: 'Environment',
  genes: 'New genes',
  division: 'Division',
  deaths: 'Deaths',
  scoring: 'Scoring',
};
const genes: Record<Gene, string> = {
  INT: 'Intelligence',
  MO1: 'Movement I',
  SPO: 'Spores',
  SPD: 'Speed',
  DEF: 'Defense',
  ESC: 'Escape',
  SUB: 'Substitution',
  RAY: 'Ray Protection',
  STR: 'Streamlining',
  TEN: 'Tentacle',
  HOL: 'Holding',
  LON: 'Longevity',
  FRU: 'Frugality',
  SFS: 'Struggle for Survival',
  PAR: 'Parasitism',
  DIV: 'Division Rate',
  PER: 'Persistence',
  MO2: 'Movement II',
  AGG: 'Aggression',
  ARM: 'Armor',
};

const en = {
  soup: 'Soup',
  market: 'Genes',
  colors: ['red', 'blue', 'green', 'yellow'],
  amoeba: (p: { color: string; number: number }) => `${p.color} ${p.number}`,
  directions,
  phases,
  genes,

  // Course of the game
  timeline: 'The round',
  round: (p: { n: number; of: number }) => `Round ${p.n} of ${p.of} at most`,
  roundShort: (p: { n: number }) => `Round ${p.n}`,
  ascending: 'Order: last on the ladder first',
  descending: 'Order: first on the ladder first',

  // Board
  board: 'The soup',
  cell: (p: { name: string; cubes: string; amoebas: string }) => `${p.name}: ${p.cubes || 'no cubes'}${p.amoebas ? `; ${p.amoebas}` : ''}`,
  onCell: (p: { amoeba: string; damage: number }) => (p.damage ? `${p.amoeba}, ${p.damage} damage` : p.amoeba),
  placeHere: (p: { cell: string }) => `Place an amoeba on ${p.cell}`,
  goHere: (p: { what: string; cell: string }) => `${p.what}: to ${p.cell}`,
  stayHere: (p: { what: string; cell: string }) => `${p.what}: stays on ${p.cell}`,
  attackThis: (p: { amoeba: string }) => `Attack ${p.amoeba}`,
  attackWith: (p: { amoeba: string }) => `Attack with ${p.amoeba}`,
  compass: 'Compass: 1 west, 2 north, 3 east, 4 south, 5 stay, 6 free choice',
  rollToMove: (p: { price: number }) => (p.price ? `Roll for a direction, ${p.price} BP` : 'Roll for a direction, free'),
  nameWay: (p: { price: number }) => (p.price ? `Choose a direction, ${p.price} BP` : 'Choose a direction, free'),
  die: (p: { n: number }) => `Die: ${p.n}`,
  ties: (p: { n: number }) => `after ${count(p.n, 'tie', 'ties')}`,

  // Looking closer
  closer: (p: { cell: string }) => `Cell ${p.cell}`,
  noCubes: 'No cubes.',
  noAmoebas: 'No amoebas.',
  yoursEat: 'Yours find a meal here.',
  yoursStarve: 'Yours find no meal here.',

  // Environment
  environment: 'Environment',
  drift: 'Drift',
  ozone: 'Ozone',
  noDrift: 'no drift',
  environmentIs: (p: { drift: string; ozone: number }) => `Environment: drift ${p.drift}, ozone ${p.ozone}. All cards`,
  coming: (p: { n: number }) => `Still to come, in unknown order (${p.n})`,
  gone: 'Gone',
  nowInForce: 'In force now',
  toCome: (p: { n: number }) => `${count(p.n, 'card', 'cards')} to come`,
  environmentHow: 'The drift carries amoebas in phase 1. Who has more mutation points than ozone in phase 2 pays for the difference in BP or genes.',

  // Ladder
  ladder: 'The ladder',
  onSpace: (p: { name: string; space: number }) => `${p.name}: space ${p.space}`,
  finishFrom: (p: { n: number }) => `The finish begins at ${p.n}`,
  finish: 'Finish',

  // Tribes
  bp: (p: { n: number }) => `${p.n} BP`,
  bpLong: (p: { n: number }) => count(p.n, 'biological point', 'biological points'),
  amoebaCount: (p: { n: number }) => `${amoebas(p.n)} in the soup`,
  mutation: (p: { n: number; ozone: number }) => `${count(p.n, 'mutation point', 'mutation points')}, ozone ${p.ozone}`,
  mp: (p: { n: number }) => `${p.n} MP`,
  gains: (p: { n: number; amoebas: number; genes: number }) =>
    `${count(p.n, 'space', 'spaces')} in the next scoring as things are: ${p.amoebas} for amoebas, ${p.genes} for genes`,
  gainShort: (p: { n: number }) => `+${p.n}`,
  tribe: 'Your tribe',
  nextScoring: 'at the next scoring',
  forAmoebas: (p: { n: number; spaces: number }) => `${amoebas(p.n)}: ${count(p.spaces, 'space', 'spaces')}`,
  forGenes: (p: { n: number; spaces: number }) => `${count(p.n, 'gene card', 'gene cards')}: ${count(p.spaces, 'space', 'spaces')}`,
  hungry: (p: { n: number; of: number }) =>
    p.of === 0 ? 'No amoeba of yours is in the soup.'
    : p.n === 0 ? 'All your amoebas would find a meal where they are.'
    : `${p.n} of your ${amoebas(p.of)} would find no meal where they are.`,
  dying: (p: { n: number }) => `${amoebas(p.n)} of yours will die in phase 5.`,
  safe: (p: { n: number }) => `${p.n} MP: no card to come brings you a debt.`,
  risky: (p: { n: number; risk: number; of: number }) => `${p.n} MP: ${p.risk} of ${p.of} cards to come would bring you a debt.`,

  // Market
  pool: 'Gene market',
  yourGenes: 'Your genes',
  copies: (p: { n: number }) => (p.n ? `${p.n} left` : 'Sold out.'),
  price: (p: { n: number }) => `price ${p.n} BP`,
  points: (p: { n: number }) => `${p.n < 0 ? `−${-p.n}` : p.n} mutation points`,
  pointsShort: (p: { n: number }) => `${p.n < 0 ? `−${-p.n}` : p.n} MP`,
  buy: (p: { gene: string; price: number }) => `Buy ${p.gene} for ${p.price} BP`,
  giveBack: (p: { gene: string; worth: number }) => `Return ${p.gene}, worth ${p.worth}`,
  giveUp: (p: { gene: string }) => `give up ${p.gene}`,
  owners: (p: { names: string }) => `Held by ${p.names}`,
  scoresMore: (p: { n: number }) => `+${count(p.n, 'space', 'spaces')} a round`,
  newGene: 'new',
  debtRisk: (p: { risk: number; of: number }) => `Debt with ${p.risk} of ${p.of} cards`,
  effects: {
    INT: 'No effect; a card for scoring.',
    MO1: 'Move: roll two dice, use either.',
    SPO: 'New amoebas go on any cell without your own.',
    SPD: 'After a move, a second one free.',
    DEF: 'Attacked: for 1 BP it comes to a fight of dice.',
    ESC: 'Attacked: for 1 BP try to get away.',
    SUB: 'Leave one colour out, eat one cube more.',
    RAY: 'Lowers your mutation by 2; no card for scoring.',
    STR: 'Moves and escapes are free.',
    TEN: 'Take cubes along with every step.',
    HOL: 'Stay instead of moving; follow others.',
    LON: 'Yours die with 3 damage only.',
    FRU: 'Eat one cube less.',
    SFS: 'Hungry amoebas may eat a neighbour.',
    PAR: 'Eat one cube less at a neighbour’s cost.',
    DIV: 'Dividing costs 4 BP.',
    PER: 'Speed, and a second try in fights.',
    MO2: 'Move: name the direction, no dice.',
    AGG: 'Struggle, and one attack in phase 5.',
    ARM: 'Safe in phase 1; only a wound in phase 5.',
  } satisfies Record<Gene, string>,
  now: {
    amoebas: (p: { n: number }) => (p.n ? `Now: for ${amoebas(p.n)} of yours.` : 'Now: you have no amoeba yet.'),
    card: 'Now: one more gene card.',
    saves: (p: { n: number }) => `Now: saves you up to ${p.n} BP a round.`,
    carries: (p: { n: number }) => `Now: up to ${p.n} cubes with each step.`,
    stays: (p: { n: number }) => `Now: ${p.n} of yours could stay and eat.`,
    meals: (p: { n: number; hungry: number }) =>
      p.hungry === 0 ? 'Now: all yours find a meal without it.' : `Now: a meal for ${p.n} of your ${p.hungry} hungry.`,
    divisions: (p: { n: number; before: number }) =>
      p.n === p.before ? `Now: ${count(p.n, 'division', 'divisions')} this round with or without it.` : `Now: ${count(p.n, 'division', 'divisions')} this round instead of ${p.before}.`,
    cells: (p: { n: number; before: number }) =>
      p.n === p.before ? 'Now: no more cells than without it.' : `Now: ${count(p.n, 'cell', 'cells')} to divide to instead of ${p.before}.`,
    lives: (p: { n: number; wounded: number }) =>
      p.n ? `Now: saves ${amoebas(p.n)} from dying.` : `Now: none dying; ${p.wounded} wounded.`,
    lowers: (p: { from: number; to: number }) => `Now: from ${p.from} to ${p.to} MP.`,
    hunters: (p: { n: number }) => (p.n ? `Now: ${count(p.n, 'tribe hunts', 'tribes hunt')}.` : 'Now: nobody hunts yet.'),
    prey: (p: { n: number }) => (p.n ? `Now: ${p.n} of yours share a cell with prey.` : 'Now: no prey on your cells.'),
  },

  // Decisions
  drifts: (p: { arrow: string; to: string }) => `Drift ${p.arrow} ${p.to}`,
  driftStays: 'Drift: stays here',
  free: 'free',
  move: (p: { dice: number }): string => (p.dice === 0 ? 'Choose a way' : p.dice === 1 ? 'Roll a die' : 'Roll two dice'),
  stay: 'Stay',
  blocked: (p: { arrow: string }) => `${p.arrow} stays`,
  rest: 'Stay (5)',
  secondYes: 'Move once more',
  secondNo: 'That is enough',
  followYes: 'Follow',
  followNo: 'Stay behind',
  carryNone: 'Take nothing',
  carryDone: 'Enough',
  carry: (p: { color: string; left: number }) => `Take a ${p.color} cube, ${p.left} here`,
  carried: (p: { n: number; of: number }) => `${p.n} of ${p.of} taken`,
  eat: (p: { cubes: string }) => `Eat ${p.cubes}`,
  eatAs: (p: { cubes: string }) => `Eat ${p.cubes} as a parasite`,
  parasite: 'parasite',
  starve: 'Starve: 1 damage',
  victim: (p: { name: string }) => `${p.name} pays 1 BP`,
  noAttack: 'No attack: starve',
  noRetry: 'Let go',
  noAggression: 'No attack',
  escape: 'Escape',
  defend: 'Defend',
  yield: 'Give in',
  pay: (p: { n: number }) => `Pay ${p.n} BP`,
  buyNothing: 'Buy nothing',
  buyInstead: (p: { gene: string; instead: string }) => `${p.gene} for ${p.instead}`,
  buyNoMore: 'Enough genes',
  orBuy: 'or touch a gene to buy it',
  stop: 'Divide no more',
  newCosts: (p: { price: number; bp: number }) => `${p.price} BP each; you have ${p.bp}`,
  newFree: 'The first one is free.',
  chooseCell: 'Choose a lit cell.',
  piece: (p: { n: number }) => `Amoeba ${p.n}`,
  pieceHow: 'Lower numbers act first.',
  space: (p: { n: number }) => `Space ${p.n}`,
  spaceHow: 'Low acts first in phase 1, high acts first in all others.',

  // Trying out
  tryOut: 'Try it out first',
  trying: (p: { n: number }) => (p.n ? `Only a try: ${count(p.n, 'move', 'moves')}` : 'Only a try: choose freely'),
  carryOut: 'Do it',
  takeBack: 'Take back',
  giveUpTry: 'End the try',
  tryEnds: 'A try goes no further: what comes next is up to chance or the others.',

  // Result
  how: 'How it came about',
  columns: { tribe: 'Tribe', ladder: 'Ladder', amoebas: 'Amoebas', genes: 'Gene cards', bp: 'BP left', last: 'Last round' },
  lastRound: (p: { amoebas: number; genes: number }) => `${p.amoebas} + ${p.genes}`,
  endedFinish: (p: { round: number; n: number }) => `Ended in round ${p.round}: a marker reached space ${p.n}.`,
  endedDeck: (p: { round: number }) => `Ended in round ${p.round}: the last environment card was turned up.`,
};

export type Messages = typeof en;
export default en;
