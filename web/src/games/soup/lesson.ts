/** The first deal of a game against two bots, explained as it comes. */

import type { Choice, Lesson, Step } from '../contract';
import type { Face, View } from '$generated/games/soup';
import { effectOf, signOf } from './view';

type Moment = Parameters<Step<View>['when']>[0];

const isCard = (choice: Choice): boolean => choice.parts.kind === 'card';
const yourTurn = ({ view, legal }: Moment): boolean => view.phase === 'tricks' && legal.length > 0;
const any = (): boolean => true;
const sign = (choice: Choice): string => signOf(choice.text as Face);
const fills = ({ legal }: Moment): boolean => legal.some((one) => effectOf(one).worth !== undefined);

export const lesson: Lesson<View, 'soup'> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: ({ view }) => view.phase === 'recipe',
    },
    {
      name: 'recipe',
      spot: '.recipes',
      when: ({ view, legal }) => view.phase === 'recipe' && legal.length > 0,
      rule: 'soup.recipe.choose',
      moves: any,
    },
    {
      name: 'pot',
      spot: '[data-drop=pot]',
      when: ({ view }) => view.phase === 'tricks',
      rule: 'soup.play.full',
    },
    {
      name: 'lead',
      spot: '.hand',
      when: (now) => yourTurn(now) && now.view.pot.length === 0,
      rule: 'soup.play.required',
      moves: isCard,
    },
    {
      name: 'follow',
      spot: '.must',
      when: (now) => yourTurn(now) && now.view.required !== null,
      rule: 'soup.play.follow',
      moves: isCard,
    },
    {
      name: 'trash',
      when: (now) => yourTurn(now) && now.view.required === null && now.view.pot.length > 0,
      rule: 'soup.play.trash',
      moves: isCard,
    },
    {
      name: 'signs',
      spot: '.hand',
      when: (now) => yourTurn(now) && now.legal.some((one) => sign(one) === 'herb' || sign(one) === 'reset'),
      rule: 'soup.play.reset',
      moves: isCard,
    },
    {
      name: 'took',
      spot: '.players',
      when: ({ events }) => events.some((event) => event.kind === 'took'),
      rule: 'soup.play.full',
    },
    {
      name: 'fill',
      spot: '[data-drop=pot]',
      when: (now) => yourTurn(now) && fills(now),
      moves: isCard,
    },
    {
      name: 'count',
      when: ({ view, events, over }) => over || view.deal > 1 || events.some((event) => event.kind === 'scored'),
      rule: 'soup.score.color',
    },
  ],
};
