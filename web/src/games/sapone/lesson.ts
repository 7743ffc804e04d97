/** The steps of Sapone’s lesson. */

import type { Choice, Lesson } from '../contract';
import type { View } from '$generated/games/sapone';
import { partsOf } from './view';

const kind = (...kinds: string[]) => (choice: Choice): boolean => kinds.includes(partsOf(choice).kind);
const owes = (view: View, phase: View['phase']): boolean => view.phase === phase && view.to_act.includes(0);

/** The end of a round: a short market, hands that nearly win something, and you sell first. */
export const lesson: Lesson<View, 'sapone'> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: () => true,
      rule: 'sapone.score.points',
    },
    {
      name: 'pick',
      when: () => true,
      rule: 'sapone.turn.pick',
    },
    {
      name: 'choice',
      when: ({ view }) => owes(view, 'choice'),
      rule: 'sapone.turn.choice',
      moves: kind('offer'),
    },
    {
      name: 'offer',
      when: ({ view }) => owes(view, 'offer'),
      rule: 'sapone.sell.offer',
      moves: (choice) => partsOf(choice).kind === 'sell' && partsOf(choice).card === 'shovel',
    },
    {
      name: 'declare',
      when: ({ view }) => owes(view, 'declare'),
      rule: 'sapone.sell.declare',
      moves: kind('declare'),
    },
    {
      name: 'wish',
      when: ({ view }) => owes(view, 'wish'),
      rule: 'sapone.sell.wish',
      moves: (choice) => partsOf(choice).kind === 'wish' && partsOf(choice).wish === 'vegetables',
    },
    {
      name: 'answer',
      when: ({ view }) => owes(view, 'answer'),
      rule: 'sapone.sell.answer',
      moves: kind('accept', 'refuse', 'ask'),
    },
    {
      name: 'request',
      when: ({ view }) => owes(view, 'request'),
      rule: 'sapone.sell.more',
      moves: kind('wish'),
    },
    {
      name: 'answer-again',
      when: ({ view }) => owes(view, 'answer'),
      rule: 'sapone.sell.locked',
      moves: kind('accept', 'refuse'),
    },
    {
      name: 'bid',
      when: ({ view }) => owes(view, 'bid'),
      rule: 'sapone.sell.bids',
      moves: kind('bid', 'done'),
    },
    {
      name: 'claim',
      when: ({ view }) => owes(view, 'bid') && Boolean(view.seats[0]?.holding),
      rule: 'sapone.sell.claim',
      moves: kind('claim'),
    },
    {
      name: 'done',
      when: ({ view }) => owes(view, 'bid'),
      rule: 'sapone.sell.hidden',
    },
    {
      name: 'buy',
      when: ({ view, legal }) => owes(view, 'choice') && legal.some((choice) => partsOf(choice).kind === 'buy'),
      rule: 'sapone.buy.price',
      moves: kind('offer', 'buy'),
    },
    {
      name: 'free',
      when: ({ view, over }) => !over && view.to_act.includes(0),
      rule: 'sapone.round.flow',
    },
    {
      name: 'scored',
      when: ({ over }) => over,
      rule: 'sapone.score.points',
    },
  ],
};
