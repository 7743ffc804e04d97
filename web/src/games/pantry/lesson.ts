/** The pantry in five minutes: move a block, complete a recipe across, meet the other seat, then finish alone. */

import type { Choice, Lesson } from '../contract';
import type { View } from './view';

const YOU = 0;
const has = (legal: Choice[], kind: string): boolean => legal.some((choice) => choice.parts.kind === kind);
const done = (view: View): number => view.seats[YOU]?.completed ?? 0;

export const lesson: Lesson<View> = {
  name: 'first',
  steps: [
    {
      name: 'recipe',
      when: ({ legal }) => legal.length > 0,
      text: {
        en: 'You are the doctor. Above is your recipe: hand, fish head, heart, in this order or backwards. Two of them stand in place already: they glow.',
        fr: 'Vous êtes le docteur. En haut, votre recette : main, tête de poisson, cœur, dans cet ordre ou à l’envers. Deux sont déjà en place : ils brillent.',
      },
      rule: 'pantry.setup.recipes',
    },
    {
      name: 'match',
      when: ({ legal }) => legal.length > 0,
      text: {
        en: 'A recipe is complete when its three jars are the tops of three neighbouring columns, at any height, or the top three of one column.',
        fr: 'Une recette est prête quand ses trois bocaux sont au sommet de trois colonnes voisines, à toute hauteur, ou les trois du haut d’une colonne.',
      },
      rule: 'pantry.complete.across',
    },
    {
      name: 'lift',
      when: ({ legal }) => has(legal, 'move') && !has(legal, 'complete'),
      text: {
        en: 'The hand in column 3 is covered by an eyeball. Lift the eyeball, then set it down on column 4.',
        fr: 'La main de la colonne 3 est sous un œil. Soulevez l’œil, puis posez-le sur la colonne 4.',
      },
      rule: 'pantry.move.block',
      moves: (choice) => choice.text === 'move 3 right 1',
    },
    {
      name: 'level',
      when: ({ legal }) => has(legal, 'complete'),
      text: {
        en: 'That took one of your three lamps. You may move several jars at once, always to a neighbouring place, and no jar may end higher than it stood.',
        fr: 'Cela a éteint une de vos trois lampes. On peut déplacer plusieurs bocaux à la fois, toujours vers une place voisine, et aucun ne doit finir plus haut qu’avant.',
      },
      rule: 'pantry.move.level',
    },
    {
      name: 'complete',
      when: ({ legal }) => has(legal, 'complete'),
      text: {
        en: 'Heart, fish head, hand: all there. Complete the recipe with the plate above columns 1 to 3. It costs an action point and ends your turn.',
        fr: 'Cœur, tête de poisson, main : tout y est. Réalisez la recette avec le plateau au-dessus des colonnes 1 à 3. Cela coûte un point d’action et finit votre tour.',
      },
      rule: 'pantry.complete.ends',
      moves: (choice) => choice.parts.kind === 'complete',
    },
    {
      name: 'gone',
      when: ({ view, legal }) => done(view) > 0 && legal.length > 0,
      text: {
        en: 'The three jars are gone, you have a new recipe, and Igor has had his turn. His recipe is secret, but below the pantry you find all the recipes he can have.',
        fr: 'Les trois bocaux sont partis, vous avez une nouvelle recette, et Igor a joué. Sa recette est secrète, mais sous le garde-manger figurent toutes celles qu’il peut avoir.',
      },
      rule: 'pantry.hidden.public',
    },
    {
      name: 'exchange',
      when: ({ legal }) => has(legal, 'exchange'),
      text: {
        en: 'When a recipe looks hopeless, exchange it: two action points, and the card goes under your deck. And “Plan” lets you try moves in private.',
        fr: 'Une recette sans espoir ? Échangez-la : deux points d’action, et la carte passe sous votre pioche. Et « Plan » permet d’essayer des coups en secret.',
      },
      rule: 'pantry.exchange.cost',
    },
    {
      name: 'alone',
      when: ({ legal }) => legal.length > 0,
      text: {
        en: 'Now you. One more recipe wins this lesson; Hint on the right knows a good move.',
        fr: 'À vous. Encore une recette et la leçon est gagnée ; l’onglet Conseil connaît un bon coup.',
      },
      moves: () => true,
    },
    {
      name: 'end',
      when: ({ over }) => over,
      text: {
        en: 'That is the pantry. In a full game two players need five recipes, three need four, four need three.',
        fr: 'Voilà le garde-manger. Dans une vraie partie il faut cinq recettes à deux, quatre à trois, trois à quatre.',
      },
      rule: 'pantry.end.target',
    },
  ],
};
