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

export const lesson: Lesson<View, 'ursuppe'> = {
  name: 'first',
  steps: [
    {
      name: 'welcome',
      when: ({ view }) => view.phase === 'setup',
    },
    {
      name: 'place',
      when: (now) => asked(now, 'place'),
      rule: 'ursuppe.setup.first',
      moves: any,
    },
    {
      name: 'number',
      when: (now) => asked(now, 'number'),
      rule: 'ursuppe.round.numbers',
      moves: any,
    },
    {
      name: 'round',
      when: ({ view }) => view.round > 0,
      rule: 'ursuppe.round.phases',
    },
    {
      name: 'move',
      when: (now) => asked(now, 'movement'),
      rule: 'ursuppe.move.power',
      moves: any,
    },
    {
      name: 'fed',
      when: (now) => happened(now, 'ate', 'starved'),
      rule: 'ursuppe.feed.three',
    },
    {
      name: 'card',
      when: (now) => happened(now, 'card') || now.view.phase === 'genes',
      rule: 'ursuppe.env.debt',
    },
    {
      name: 'buy',
      when: (now) => asked(now, 'buy'),
      rule: 'ursuppe.buy.free',
      moves: any,
    },
    {
      name: 'divide',
      when: (now) => asked(now, 'divide'),
      rule: 'ursuppe.divide.cell',
      moves: onCell,
    },
    {
      name: 'scored',
      when: (now) => happened(now, 'scored') || now.view.round > 1,
      rule: 'ursuppe.score.amoebas',
    },
    {
      name: 'again',
      when: (now) => now.view.round > 1 && asked(now, 'movement'),
      rule: 'ursuppe.death.natural',
      moves: any,
    },
    {
      name: 'risk',
      when: ({ view }) => later(view),
      rule: 'ursuppe.env.settle',
    },
    {
      name: 'farewell',
      when: ({ view, over }) => over || later(view),
    },
  ],
};
