/** What follows from a view; what a view is made of is declared in games/sapotage/view.py. */

import type { Parts } from '$generated/games/sapotage';
import type { Choice } from '../contract';

export const parts = (choice: Choice): Parts => choice.parts as unknown as Parts;
