/** What follows from a view; what a view is made of is declared in games/sapotage/view.py. */

import type { Flavor, Parts } from '$generated/games/sapotage';
import type { Choice } from '../contract';

export type { Card, Flavor, JudgeView, LastRound, PrintedJudge, SeatView, View } from '$generated/games/sapotage';

export const FLAVORS: readonly Flavor[] = ['Sweet', 'Sour', 'Salty', 'Bitter', 'Umami', 'Starchy', 'Oleo', 'Spicy', 'Earthy'];

export const parts = (choice: Choice): Parts => choice.parts as unknown as Parts;
