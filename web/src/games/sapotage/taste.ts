/** What a dish is worth to a judge. sapotage.score.flavors sapotage.score.special */

import { FLAVORS, inForce, type Card, type Flavor, type PrintedJudge, type View } from '$generated/games/sapotage';

export type Opinion = 'favorite' | 'liked' | 'disliked' | 'neutral';

export function opinion(judge: PrintedJudge, flavor: Flavor): Opinion {
  if (judge.favorite === flavor) return 'favorite';
  if (judge.likes.includes(flavor)) return 'liked';
  return judge.dislikes.includes(flavor) ? 'disliked' : 'neutral';
}

export function worthOf(options: View['options']): Record<Opinion, number> {
  const { favorite_points, liked_points, disliked_points } = inForce({ options });
  return { favorite: favorite_points, liked: liked_points, disliked: -disliked_points, neutral: 0 };
}

export interface Count {
  /** A flavor, or what bonus and sabotage cards bring. */
  flavor: Flavor | 'flat';
  times: number;
  points: number;
}

/** The points of cards, flavor by flavor, best first; flavors that count for nothing are left out. */
export function count(cards: Card[], judge: PrintedJudge, options: View['options']): Count[] {
  const worth = worthOf(options);
  const tastes = FLAVORS.map((flavor): Count => {
    const times = cards.reduce((n, card) => n + card.flavors.filter((one) => one === flavor).length, 0);
    return { flavor, times, points: times * worth[opinion(judge, flavor)] };
  });
  const special = cards.filter((card) => card.kind !== 'basic');
  const flat: Count = { flavor: 'flat', times: special.length, points: special.reduce((sum, card) => sum + card.flat, 0) };
  return [...tastes, flat].filter((one) => one.times > 0 && (one.points !== 0 || one.flavor === 'flat')).sort((a, b) => b.points - a.points);
}

export const total = (cards: Card[], judge: PrintedJudge, options: View['options']): number =>
  count(cards, judge, options).reduce((sum, one) => sum + one.points, 0);
