/** The first two rounds of a game against two bots, explained as they come. */

import type { Choice, Lesson, Step } from '../contract';
import type { View } from '$generated/games/ursuppe';

type Moment = Parameters<Step<View>['when']>[0];

const any = (): boolean => true;
const asked = ({ legal }: Moment, kind: string): boolean => legal[0]?.parts.kind === kind;
const happened = ({ events }: Moment, ...kinds: string[]): boolean => events.some((event) => kinds.includes(event.kind));
/** The second round is past feeding: all phases have been seen. */
const later = (view: View): boolean => view.round > 2 || (view.round === 2 && ['genes', 'division', 'deaths', 'scoring'].includes(view.phase));
const onCell = ({ parts }: Choice): boolean => parts.cell !== null;

export const lesson: Lesson<View> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: ({ view }) => view.phase === 'setup',
      text: {
        en: 'Welcome to the primordial soup! You lead the red tribe of amoebas. They drift, eat what others leave behind, divide, and grow genes. Every round moves your marker up the ladder around the soup; at space 42 the game ends, and the furthest marker wins.',
        fr: 'Bienvenue dans la soupe primitive ! Vous menez la tribu rouge. Vos amibes dérivent, mangent ce que les autres laissent, se divisent et acquièrent des gènes. Chaque tour fait monter votre pion sur l’échelle autour de la soupe ; à la case 42 la partie s’arrête, et le plus avancé gagne.',
      },
    },
    {
      name: 'place',
      when: (now) => asked(now, 'place'),
      text: {
        en: 'Place your first amoeba on a lit cell. Every cell holds two cubes of each colour: that is the food. The arrow on the island shows where the drift will carry your amoeba, so leave it room.',
        fr: 'Placez votre première amibe sur une case éclairée. Chaque case contient deux cubes de chaque couleur : la nourriture. La flèche de l’île montre où la dérive l’emportera ; laissez-lui de la place.',
      },
      rule: 'ursuppe.setup.first',
      moves: any,
    },
    {
      name: 'number',
      when: (now) => asked(now, 'number'),
      text: {
        en: 'Which piece? Your amoebas act in the order of their numbers, so a low number eats before a high one.',
        fr: 'Quelle pièce ? Vos amibes agissent dans l’ordre de leurs numéros : un petit numéro mange avant un grand.',
      },
      rule: 'ursuppe.round.numbers',
      moves: any,
    },
    {
      name: 'round',
      when: ({ view }) => view.round > 0,
      text: {
        en: 'The soup comes alive. A round has six phases; the strip above the soup shows where you are: move and feed, environment, genes, division, deaths, scoring. Who is low on the ladder moves and feeds first; in all other phases the highest goes first.',
        fr: 'La soupe prend vie. Un tour a six phases ; la bande au-dessus de la soupe montre où vous en êtes : bouger et manger, environnement, gènes, division, décès, décompte. Le plus bas sur l’échelle bouge et mange d’abord ; à toutes les autres phases, le plus haut commence.',
      },
      rule: 'ursuppe.round.phases',
    },
    {
      name: 'move',
      when: (now) => asked(now, 'movement'),
      text: {
        en: 'The ringed amoeba is to move. Drifting is free and goes with the current to the lit cell. Or pay 1 BP, throw the die on the island and go where the compass points: 1 west, 2 north, 3 east, 4 south, 5 stays, 6 is your choice.',
        fr: 'L’amibe cerclée va bouger. Dériver est gratuit et suit le courant jusqu’à la case éclairée. Ou payez 1 PE, lancez le dé sur l’île et allez où dit la boussole : 1 ouest, 2 nord, 3 est, 4 sud, 5 sur place, 6 au choix.',
      },
      rule: 'ursuppe.move.power',
      moves: any,
    },
    {
      name: 'fed',
      when: (now) => happened(now, 'ate', 'starved'),
      text: {
        en: 'After moving an amoeba eats three cubes of the other colours, two of one and one of the other, and leaves two of its own. It never eats its own colour! Where there is no meal it starves and gets a wound, the crossed dot.',
        fr: 'Après avoir bougé, une amibe mange trois cubes des autres couleurs, deux de l’une et un de l’autre, et en laisse deux de la sienne. Jamais sa propre couleur ! Sans repas, elle jeûne et reçoit une blessure, le point barré.',
      },
      rule: 'ursuppe.feed.three',
    },
    {
      name: 'card',
      when: (now) => happened(now, 'card') || now.view.phase === 'genes',
      text: {
        en: 'A new environment: the next drift, and the ozone. From round 2 on, a tribe with more mutation points (MP) than ozone pays for the difference. Touch the card at the top of the soup to see which cards are still to come.',
        fr: 'Un nouvel environnement : la prochaine dérive, et l’ozone. Dès le tour 2, une tribu qui a plus de points de mutation (PM) que d’ozone paie la différence. Touchez la carte en haut de la soupe pour voir celles qui restent.',
      },
      rule: 'ursuppe.env.debt',
    },
    {
      name: 'buy',
      when: (now) => asked(now, 'buy'),
      text: {
        en: 'The gene market. Each card shows its price, its mutation points, what it does, and in bold what it would do for you now. Three gene cards or more also bring spaces on the ladder. Buy one, or keep your BP for dividing.',
        fr: 'Le marché des gènes. Chaque carte montre son prix, ses points de mutation, son effet et, en gras, ce qu’elle vous apporterait maintenant. Dès trois cartes, les gènes rapportent aussi des cases. Achetez, ou gardez vos PE pour vous diviser.',
      },
      rule: 'ursuppe.buy.free',
      moves: any,
    },
    {
      name: 'divide',
      when: (now) => asked(now, 'divide'),
      text: {
        en: 'You have got 10 BP. For 6 of them an amoeba divides: touch a lit cell next to one of yours. Look for food of other colours there. More amoebas mean more spaces in scoring.',
        fr: 'Vous avez reçu 10 PE. Pour 6, une amibe se divise : touchez une case éclairée à côté d’une des vôtres. Cherchez-y de la nourriture d’autres couleurs. Plus d’amibes, plus de cases au décompte.',
      },
      rule: 'ursuppe.divide.cell',
      moves: onCell,
    },
    {
      name: 'scored',
      when: (now) => happened(now, 'scored') || now.view.round > 1,
      text: {
        en: 'Scoring: three amoebas bring 1 space, four 2, five 4; three gene cards 1, four 2. Markers jump over one another. “Your tribe” below the soup tells what the next scoring would bring.',
        fr: 'Décompte : trois amibes rapportent 1 case, quatre 2, cinq 4 ; trois cartes de gènes 1, quatre 2. Les pions se sautent. « Votre tribu », sous la soupe, dit ce que rapporterait le prochain décompte.',
      },
      rule: 'ursuppe.score.amoebas',
    },
    {
      name: 'again',
      when: (now) => now.view.round > 1 && asked(now, 'movement'),
      text: {
        en: 'Second round: the food is thinner. Touch any cell to look closer and see whether yours would find a meal there. An amoeba with two wounds dies in phase 5, and feeds the soup once more.',
        fr: 'Deuxième tour : la nourriture se fait rare. Touchez une case pour la voir de près et savoir si les vôtres y trouveraient un repas. Une amibe à deux blessures meurt à la phase 5, et nourrit la soupe à son tour.',
      },
      rule: 'ursuppe.death.natural',
      moves: any,
    },
    {
      name: 'risk',
      when: ({ view }) => later(view),
      text: {
        en: 'Genes are worth having, but their mutation points add up: a card warns you when the ozone to come may not bear them. “Try it out first” below the soup shows what a purchase would do before you make it.',
        fr: 'Les gènes sont précieux, mais leurs points de mutation s’additionnent : la carte vous prévient quand l’ozone à venir pourrait ne pas suffire. « Essayer d’abord », sous la soupe, montre l’effet d’un achat avant de le faire.',
      },
      rule: 'ursuppe.env.settle',
    },
    {
      name: 'farewell',
      when: ({ view, over }) => over || later(view),
      text: {
        en: 'That is the whole circle: eat, adapt, divide, climb. All else stands on the genes, and every quiet thing says why when you touch it. Play on from here, or open a table of your own!',
        fr: 'Voilà tout le cycle : manger, s’adapter, se diviser, grimper. Le reste est écrit sur les gènes, et toute chose éteinte dit pourquoi quand on la touche. Continuez ici, ou ouvrez votre propre table !',
      },
    },
  ],
};
