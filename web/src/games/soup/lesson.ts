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

export const lesson: Lesson<View, 'soup'> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: ({ view }) => view.phase === 'recipe',
    },
    {
      name: 'recipe',
      when: ({ view, legal }) => view.phase === 'recipe' && legal.length > 0,
      rule: 'soup.recipe.choose',
      moves: any,
    },
    {
      name: 'pot',
      when: ({ view }) => view.phase === 'tricks',
      rule: 'soup.play.full',
    },
    {
      name: 'lead',
      when: (now) => yourTurn(now) && now.view.pot.length === 0,
      rule: 'soup.play.required',
      moves: isCard,
    },
    {
      name: 'follow',
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
      when: (now) => yourTurn(now) && now.legal.some((one) => sign(one) === 'herb' || sign(one) === 'reset'),
      rule: 'soup.play.reset',
      moves: isCard,
    },
    {
      name: 'took',
      when: ({ events }) => events.some((event) => event.kind === 'took'),
      rule: 'soup.play.full',
    },
    {
      name: 'fill',
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
