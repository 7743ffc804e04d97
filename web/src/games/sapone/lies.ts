/** What was said at the stall, held against what it was, as far as who looks was told. */

import { eventsOf } from '$generated/games/sapone';
import { takenBack } from '$lib/news';
import type { News } from '../contract';
import type { Good } from './view';

export interface Lie {
  seat: number;
  said: Good;
  was: Good;
}

/** The lies of the latest round that was scored. */
export function liesOf(news: News[]): Lie[] {
  const back = takenBack(news);
  let scored: Lie[] = [];
  let lies: Lie[] = [];
  let counting = false;
  let declared: Good | null = null;
  const lied = (seat: number | null, said: Good | null, was: Good | null | undefined): void => {
    if (seat !== null && said && was && said !== was) lies.push({ seat, said, was });
  };
  for (const { kind, data } of eventsOf(news.flatMap((one) => (one.kind === 'moved' && !back.has(one.seq) ? one.events : [])))) {
    if (kind === 'offered') declared = data.declared;
    else if (kind === 'turned') lied(data.seat, data.declared, data.card);
    else if (kind === 'sold' && !data.face_up) lied(data.seat, declared, data.card);
    else if (kind === 'received') lied(data.from, data.said, data.card);
    else if (kind === 'revealed' && !counting) [scored, lies, counting] = [lies, [], true];
    if (kind === 'round') counting = false;
  }
  return scored;
}
