/** SaPotage in five minutes: a whole round explained, then on to the second judge alone. */

import type { Choice, Lesson } from '../contract';
import type { View } from './view';

const has = (legal: Choice[], kind: string): boolean => legal.some((choice) => choice.parts.kind === kind);

export const lesson: Lesson<View> = {
  name: 'first',
  steps: [
    {
      name: 'judge',
      when: ({ legal }) => has(legal, 'cook'),
      text: {
        en: 'Each round a judge is to be won over. What the judge loves counts 2, what the judge likes 1; what the judge hates costs 1.',
        fr: 'À chaque manche, il faut séduire un juge. Ce qu’il adore compte 2, ce qu’il aime 1 ; ce qu’il déteste coûte 1.',
      },
      rule: 'sapotage.score.flavors',
    },
    {
      name: 'cards',
      when: ({ legal }) => has(legal, 'cook'),
      text: {
        en: 'An ingredient has three flavors. The figure at its edge says what it is worth to this judge. Bonus cards count 3, sabotage cards cost 3, whatever the judge likes.',
        fr: 'Un ingrédient a trois saveurs. Le chiffre sur son bord dit ce qu’il vaut pour ce juge. Un bonus compte 3, un sabotage coûte 3, quels que soient les goûts.',
      },
      rule: 'sapotage.score.special',
    },
    {
      name: 'cook',
      when: ({ legal }) => has(legal, 'cook'),
      text: {
        en: 'Lay three cards on your prep board and serve. Keep something nasty in your hand: you will need it.',
        fr: 'Posez trois cartes sur votre plan de travail et servez. Gardez quelque chose de mauvais en main : cela servira.',
      },
      rule: 'sapotage.cook.dish',
      moves: (choice) => choice.parts.kind === 'cook',
    },
    {
      name: 'give',
      when: ({ legal }) => has(legal, 'give'),
      text: {
        en: 'All dishes are under their cloches. Now slip one of your two cards into a rival’s dish, or discard it. All choose at once, and nobody sees what you give until the reveal.',
        fr: 'Tous les plats sont sous cloche. Glissez maintenant une de vos deux cartes dans le plat d’un rival, ou défaussez-la. Tous choisissent en même temps, et personne ne voit ce que vous donnez avant la révélation.',
      },
      rule: 'sapotage.sabotage.one',
      moves: (choice) => choice.parts.kind === 'give' || choice.parts.kind === 'discard',
    },
    {
      name: 'present',
      when: ({ legal }) => has(legal, 'present'),
      text: {
        en: 'Your dish is turned up, with all that others put into it. Give it a name and present it with a straight face: that is worth a point.',
        fr: 'Votre plat est découvert, avec tout ce que les autres y ont mis. Donnez-lui un nom et présentez-le sans rire : cela vaut un point.',
      },
      rule: 'sapotage.present.points',
      moves: (choice) => choice.parts.kind === 'present',
    },
    {
      name: 'verdict',
      when: ({ view, over }) => view.last_round !== null && !over,
      text: {
        en: 'The verdict: every dish is counted flavor by flavor, and the best one takes the judge. You keep one card and draw four.',
        fr: 'Le verdict : chaque plat est compté saveur par saveur, et le meilleur emporte le juge. Vous gardez une carte et en piochez quatre.',
      },
      rule: 'sapotage.win.judge',
    },
    {
      name: 'alone',
      when: ({ legal }) => legal.length > 0,
      text: {
        en: 'Now you. In this lesson two judges win; in a full game it takes three.',
        fr: 'À vous. Dans cette leçon il suffit de deux juges ; dans une vraie partie il en faut trois.',
      },
      rule: 'sapotage.win.game',
      moves: () => true,
    },
    {
      name: 'end',
      when: ({ over }) => over,
      text: {
        en: 'Bon appétit! At a full table the others may also laugh at your presentation: every laugh is a point.',
        fr: 'Bon appétit ! À une vraie table, les autres peuvent aussi rire de votre présentation : chaque rire est un point.',
      },
      rule: 'sapotage.present.honor',
    },
  ],
};
