import type { Choice, Lesson } from '../contract';
import { partsOf, type View } from './view';

const kind = (...kinds: string[]) => (choice: Choice): boolean => kinds.includes(partsOf(choice).kind);
const owes = (view: View, phase: View['phase']): boolean => view.phase === phase && view.to_act.includes(0);

/** The end of a round: a short market, hands that nearly win something, and you sell first. */
export const lesson: Lesson<View> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: () => true,
      text: {
        en: 'Welcome to the market. Four things win points at the end of a round: most coins, best vegetables, best tools, most soap. You hold three kinds of vegetables: keep them.',
        fr: 'Bienvenue au marché. Quatre choses rapportent à la fin d’une manche : le plus de pièces, les meilleurs légumes, les meilleurs outils, le plus de savon. Vous avez trois sortes de légumes : gardez-les.',
      },
      rule: 'sapone.score.points',
    },
    {
      name: 'pick',
      when: () => true,
      text: {
        en: 'Every turn begins with a card from the market, taken for you already. Half of that deck lies face up, so now and then all can see what comes next.',
        fr: 'Chaque tour commence par une carte du marché, déjà prise pour vous. La moitié de ce paquet est face visible : parfois, chacun voit ce qui vient.',
      },
      rule: 'sapone.turn.pick',
    },
    {
      name: 'choice',
      when: ({ view }) => owes(view, 'choice'),
      text: {
        en: 'Then you sell a card to the others or buy from the soap deck. Let us sell.',
        fr: 'Ensuite, vous vendez une carte aux autres ou vous achetez au paquet savon. Vendons.',
      },
      rule: 'sapone.turn.choice',
      moves: kind('offer'),
    },
    {
      name: 'offer',
      when: ({ view }) => owes(view, 'offer'),
      text: {
        en: 'Put the shovel on the counter: it is the commonest tool, and you collect vegetables.',
        fr: 'Posez la pelle sur le comptoir : c’est l’outil le plus commun, et vous collectionnez les légumes.',
      },
      rule: 'sapone.sell.offer',
      moves: (choice) => partsOf(choice).kind === 'sell' && partsOf(choice).card === 'shovel',
    },
    {
      name: 'declare',
      when: ({ view }) => owes(view, 'declare'),
      text: {
        en: 'It lies face down. Say what it is. You may lie: the only broom would make them curious …',
        fr: 'Elle est face cachée. Dites ce que c’est. Vous pouvez mentir : l’unique balai les rendrait curieux …',
      },
      rule: 'sapone.sell.declare',
      moves: kind('declare'),
    },
    {
      name: 'wish',
      when: ({ view }) => owes(view, 'wish'),
      text: { en: 'Say what you would like for it: vegetables.', fr: 'Dites ce que vous aimeriez en échange : des légumes.' },
      rule: 'sapone.sell.wish',
      moves: (choice) => partsOf(choice).kind === 'wish' && partsOf(choice).wish === 'vegetables',
    },
    {
      name: 'answer',
      when: ({ view }) => owes(view, 'answer'),
      text: {
        en: 'Bids lie face down too, and what is said about them may be a lie. Accept one, refuse all, or ask for more: at most twice.',
        fr: 'Les mises aussi sont face cachée, et ce qu’on en dit peut être faux. Acceptez-en une, refusez tout, ou demandez davantage : deux fois au plus.',
      },
      rule: 'sapone.sell.answer',
      moves: kind('accept', 'refuse', 'ask'),
    },
    {
      name: 'request',
      when: ({ view }) => owes(view, 'request'),
      text: { en: 'Say what is missing.', fr: 'Dites ce qui manque.' },
      rule: 'sapone.sell.more',
      moves: kind('wish'),
    },
    {
      name: 'answer-again',
      when: ({ view }) => owes(view, 'answer'),
      text: { en: 'A bid may grow and never shrinks. Decide.', fr: 'Une mise peut grandir, jamais diminuer. Décidez.' },
      rule: 'sapone.sell.locked',
      moves: kind('accept', 'refuse'),
    },
    {
      name: 'bid',
      when: ({ view }) => owes(view, 'bid'),
      text: {
        en: 'Now another player sells. Put down a card you can spare, or pass. Who pays two cards or more draws a market card in compensation.',
        fr: 'À un autre de vendre. Posez une carte dont vous pouvez vous passer, ou passez. Qui paie deux cartes ou plus tire une carte du marché en compensation.',
      },
      rule: 'sapone.sell.bids',
      moves: kind('bid', 'done'),
    },
    {
      name: 'claim',
      when: ({ view }) => owes(view, 'bid') && Boolean(view.seats[0]?.holding),
      text: { en: 'Say what your card is, truly or not, or say nothing.', fr: 'Dites ce qu’est votre carte, vrai ou faux, ou ne dites rien.' },
      rule: 'sapone.sell.claim',
      moves: kind('claim'),
    },
    {
      name: 'done',
      when: ({ view }) => owes(view, 'bid'),
      text: { en: 'Add another card, or say that this is your bid. All bids are shown together.', fr: 'Ajoutez une carte, ou dites que c’est votre mise. Toutes sont montrées ensemble.' },
      rule: 'sapone.sell.hidden',
    },
    {
      name: 'buy',
      when: ({ view, legal }) => owes(view, 'choice') && legal.some((choice) => partsOf(choice).kind === 'buy'),
      text: {
        en: 'Your turn again. Soap counts most, and three cards buy one from the soap deck: soap, more coins, or the Diamond. Buy if you have cards to spare.',
        fr: 'À vous de nouveau. Le savon compte le plus, et trois cartes en achètent une du paquet savon : savon, pièces, ou le diamant. Achetez si vous avez des cartes de trop.',
      },
      rule: 'sapone.buy.price',
      moves: kind('offer', 'buy'),
    },
    {
      name: 'free',
      when: ({ view, over }) => !over && view.to_act.includes(0),
      text: {
        en: 'You know the market now. Play on: the round ends when the market deck is empty.',
        fr: 'Vous connaissez le marché. Continuez : la manche finit quand le paquet marché est vide.',
      },
      rule: 'sapone.round.flow',
    },
    {
      name: 'scored',
      when: ({ over }) => over,
      text: {
        en: 'All hands are shown. Each category goes to one player, and you score for the exact set you won: two are worth more than their sum. A real game goes to 20 points.',
        fr: 'Les mains sont montrées. Chaque catégorie revient à un joueur, et l’on marque selon l’ensemble exact gagné : deux valent plus que leur somme. Une vraie partie va jusqu’à 20 points.',
      },
      rule: 'sapone.score.points',
    },
  ],
};
