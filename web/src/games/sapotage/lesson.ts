/** SaPotage in five minutes: a whole round explained, then on to the second judge alone. */

import type { Choice, Lesson } from '../contract';
import type { View } from '$generated/games/sapotage';

const has = (legal: Choice[], kind: string): boolean => legal.some((choice) => choice.parts.kind === kind);

export const lesson: Lesson<View, 'sapotage'> = {
  name: 'first',
  steps: [
    {
      name: 'judge',
      spot: '.judges',
      when: ({ legal }) => has(legal, 'cook'),
      rule: 'sapotage.score.flavors',
    },
    {
      name: 'cards',
      spot: '.mine',
      when: ({ legal }) => has(legal, 'cook'),
      rule: 'sapotage.score.special',
    },
    {
      name: 'cook',
      spot: '.mine',
      when: ({ legal }) => has(legal, 'cook'),
      rule: 'sapotage.cook.dish',
      moves: (choice) => choice.parts.kind === 'cook',
    },
    {
      name: 'give',
      spot: '.mine',
      when: ({ legal }) => has(legal, 'give'),
      rule: 'sapotage.sabotage.one',
      moves: (choice) => choice.parts.kind === 'give' || choice.parts.kind === 'discard',
    },
    {
      name: 'present',
      when: ({ legal }) => has(legal, 'present'),
      rule: 'sapotage.present.points',
      moves: (choice) => choice.parts.kind === 'present',
    },
    {
      name: 'verdict',
      when: ({ view, over }) => view.last_round !== null && !over,
      rule: 'sapotage.win.judge',
    },
    {
      name: 'alone',
      when: ({ legal }) => legal.length > 0,
      rule: 'sapotage.win.game',
      moves: () => true,
    },
    {
      name: 'end',
      when: ({ over }) => over,
      rule: 'sapotage.present.honor',
    },
  ],
};
