/** The pantry in five minutes: move a block, complete a recipe across, meet the other seat, then finish alone. */

import type { Choice, Lesson } from '../contract';
import type { View } from '$generated/games/pantry';

const YOU = 0;
/** The names of the columns. */
const NUMBERS = '.ground';
const has = (legal: Choice[], kind: string): boolean => legal.some((choice) => choice.parts.kind === kind);
const done = (view: View): number => view.seats[YOU]?.completed ?? 0;

export const lesson: Lesson<View, 'pantry'> = {
  name: 'first',
  steps: [
    {
      name: 'recipe',
      when: ({ legal }) => legal.length > 0,
      rule: 'pantry.setup.recipes',
    },
    {
      name: 'match',
      when: ({ legal }) => legal.length > 0,
      rule: 'pantry.complete.across',
    },
    {
      name: 'lift',
      when: ({ legal }) => has(legal, 'move') && !has(legal, 'complete'),
      rule: 'pantry.move.block',
      spot: NUMBERS,
      moves: (choice) => choice.text === 'move 3 right 1',
    },
    {
      name: 'level',
      when: ({ legal }) => has(legal, 'complete'),
      rule: 'pantry.move.level',
    },
    {
      name: 'complete',
      when: ({ legal }) => has(legal, 'complete'),
      rule: 'pantry.complete.ends',
      spot: NUMBERS,
      moves: (choice) => choice.parts.kind === 'complete',
    },
    {
      name: 'gone',
      when: ({ view, legal }) => done(view) > 0 && legal.length > 0,
      rule: 'pantry.hidden.public',
    },
    {
      name: 'exchange',
      when: ({ legal }) => has(legal, 'exchange'),
      rule: 'pantry.exchange.cost',
    },
    {
      name: 'alone',
      when: ({ legal }) => legal.length > 0,
      moves: () => true,
    },
    {
      name: 'end',
      when: ({ over }) => over,
      rule: 'pantry.end.target',
    },
  ],
};
