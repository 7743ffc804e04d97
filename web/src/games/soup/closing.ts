/** The end of a deal, which the table keeps until its count was read: a new view has the next deal already. */

import type { Face, View } from '$generated/games/soup';
import type { News } from '../contract';
import { told } from './view';

function without(hand: Face[], card: Face): Face[] {
  const at = hand.indexOf(card);
  return hand.filter((_, n) => n !== at);
}

/** The table after the last card of a deal; with its points once they are counted. */
export function closing(was: View, news: News[], counted: boolean): View {
  const events = news.flatMap((one) => (one.kind === 'moved' ? one.events : []));
  const [last] = told(events, 'played');
  const [took] = told(events, 'took');
  if (!last) return was;
  const points = new Map(counted ? told(events, 'scored').map((one) => [one.seat, one.points]) : []);
  const pot = [...was.pot, { seat: last.seat, card: last.card }];
  return {
    ...was,
    to_act: [],
    pot: took ? [] : pot,
    total: took ? 0 : last.total,
    hand: was.hand && was.seat === last.seat ? without(was.hand, last.card) : was.hand,
    pile: was.pile && was.seat === took?.seat ? [...was.pile, ...pot.map((one) => one.card)] : was.pile,
    seats: was.seats.map((one, seat) => ({
      ...one,
      points: points.get(seat) ?? one.points,
      cards: one.cards - (seat === last.seat ? 1 : 0),
      taken: one.taken + (seat === took?.seat ? took.cards : 0),
      worth: one.worth !== null && seat === took?.seat ? one.worth + took.worth : one.worth,
      ...(one.hand && seat === last.seat ? { hand: without(one.hand, last.card) } : {}),
    })),
  };
}
