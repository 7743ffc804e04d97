/** What follows from the order of news. */

import type { News } from '$generated/protocol';

/** What has happened since a seat last moved, or took a move back. */
export function sinceOwnMove(news: News[], seat: number): News[] {
  const last = news.findLastIndex((one) => (one.kind === 'moved' || one.kind === 'undone') && one.seat === seat);
  return news.slice(last + 1);
}

/** The moves that were taken back later, by the numbers of their news. */
export function takenBack(news: News[]): Set<number> {
  const back = new Set<number>();
  const standing: number[] = [];
  for (const one of news) {
    if (one.kind === 'moved') standing.push(one.seq);
    else if (one.kind === 'undone') for (const seq of standing.splice(Math.max(0, standing.length - one.moves))) back.add(seq);
  }
  return back;
}
