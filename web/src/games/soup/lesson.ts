/** The first deal of a game against two bots, explained as it comes. */

import type { Choice, Lesson, Step } from '../contract';
import type { Face, View } from '$generated/games/soup';
import { signOf, totalAfter } from './view';

type Moment = Parameters<Step<View>['when']>[0];

const isCard = (choice: Choice): boolean => choice.parts.kind === 'card';
const yourTurn = ({ view, legal }: Moment): boolean => view.phase === 'tricks' && legal.length > 0;
const any = (): boolean => true;
const sign = (choice: Choice): string => signOf(choice.text as Face);
const fills = ({ view, legal }: Moment): boolean => legal.some((one) => totalAfter(view.total, one.text as Face, view.pot.length === 0) >= view.full_pot);

export const lesson: Lesson<View> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: ({ view }) => view.phase === 'recipe',
      text: {
        en: 'Welcome to the kitchen! Everybody cooks in one pot, and everybody wants something else in it. You play one card at a time; whoever makes the pot run over takes all that is in it.',
        fr: 'Bienvenue en cuisine ! Tout le monde cuisine dans une seule marmite, et chacun y veut autre chose. On joue une carte à la fois ; qui fait déborder la marmite prend tout ce qu’elle contient.',
      },
    },
    {
      name: 'recipe',
      when: ({ view, legal }) => view.phase === 'recipe' && legal.length > 0,
      text: {
        en: 'First promise a recipe. It says what the cards you take will be worth in this deal. Look at your hand below: a colour you hold plenty of is one you can steer. Each recipe is cooked once in the game.',
        fr: 'Promettez d’abord une recette : elle dit ce que vaudront les cartes que vous prendrez dans cette donne. Regardez votre main : une couleur dont vous avez beaucoup se laisse guider. Chaque recette ne sert qu’une fois.',
      },
      rule: 'soup.recipe.choose',
      moves: any,
    },
    {
      name: 'pot',
      when: ({ view }) => view.phase === 'tricks',
      text: {
        en: 'All recipes are on the table: see beside each name. This is the pot. The ring and the number show its total. At 10 it is full, and the cook who filled it takes every card.',
        fr: 'Les recettes sont sur la table, à côté de chaque nom. Voici la marmite : l’anneau et le nombre montrent son total. À 10 elle est pleine, et qui l’a remplie prend toutes les cartes.',
      },
      rule: 'soup.play.full',
    },
    {
      name: 'lead',
      when: (now) => yourTurn(now) && now.view.pot.length === 0,
      text: {
        en: 'You lead: any card will do. A bug, vegetable or fruit makes its colour the one to follow. A 10 that leads counts 0.',
        fr: 'Vous entamez : toute carte convient. Un insecte, un légume ou un fruit fixe la couleur à fournir. Un 10 qui entame compte 0.',
      },
      rule: 'soup.play.required',
      moves: isCard,
    },
    {
      name: 'follow',
      when: (now) => yourTurn(now) && now.view.required !== null,
      text: {
        en: 'A colour is required: the broth and the sign under the pot show it. If you hold it you must follow; only those cards are lit. Touch a quiet card to be told why not.',
        fr: 'Une couleur est demandée : le bouillon et le signe sous la marmite la montrent. Si vous l’avez, il faut la fournir ; seules ces cartes sont éclairées. Touchez une carte éteinte pour savoir pourquoi.',
      },
      rule: 'soup.play.follow',
      moves: isCard,
    },
    {
      name: 'trash',
      when: (now) => yourTurn(now) && now.view.required === null && now.view.pot.length > 0,
      text: {
        en: 'There is trash in the pot: from now on anybody may play any colour, until the pot is taken.',
        fr: 'Il y a un déchet dans la marmite : chacun peut maintenant jouer n’importe quelle couleur, jusqu’à ce qu’elle soit prise.',
      },
      rule: 'soup.play.trash',
      moves: isCard,
    },
    {
      name: 'signs',
      when: (now) => yourTurn(now) && now.legal.some((one) => sign(one) === 'herb' || sign(one) === 'reset'),
      text: {
        en: 'Two special signs: a herb adds nothing to the total, a reset brings it back to 0. Both let you pass the pot on when you do not want it.',
        fr: 'Deux signes particuliers : une herbe n’ajoute rien, une remise à zéro ramène le total à 0. Toutes deux passent la marmite au suivant quand vous n’en voulez pas.',
      },
      rule: 'soup.play.reset',
      moves: isCard,
    },
    {
      name: 'took',
      when: ({ events }) => events.some((event) => event.kind === 'took'),
      text: {
        en: 'The pot was taken! Its cards lie on the taker’s pile, and the taker leads the next one. Beside each name you see how many cards were taken, and what they are worth for that recipe.',
        fr: 'La marmite a été prise ! Ses cartes vont sur le tas du preneur, qui entame la suivante. À côté de chaque nom : combien de cartes prises, et ce qu’elles valent pour cette recette.',
      },
      rule: 'soup.play.full',
    },
    {
      name: 'fill',
      when: (now) => yourTurn(now) && fills(now),
      text: {
        en: 'You could fill the pot now. Count what is in it: good for your recipe? Then take it. Full of what you do not want? Play low, and leave it to the others.',
        fr: 'Vous pourriez remplir la marmite. Comptez ce qu’elle contient : bon pour votre recette ? Prenez-la. Plein de ce que vous ne voulez pas ? Jouez bas, et laissez-la aux autres.',
      },
      moves: isCard,
    },
    {
      name: 'count',
      when: ({ view, events, over }) => over || view.deal > 1 || events.some((event) => event.kind === 'scored'),
      text: {
        en: 'The deal is over: piles are counted, the recipes used are gone, and new cards are dealt. After five deals most points win. That is all there is to know!',
        fr: 'La donne est finie : on compte les tas, les recettes utilisées s’en vont, et l’on redonne. Après cinq donnes, le plus de points gagne. Vous savez tout !',
      },
      rule: 'soup.score.color',
    },
  ],
};
