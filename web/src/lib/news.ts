/** What follows from the order of news. */

import type { Happening, News } from '$generated/protocol';

/** What has happened since a seat last moved, or took a move back; for who only looks on, what the last one to move did. */
export function sinceOwnMove(news: News[], seat: number | null): News[] {
  const mover = news.findLast(isMove)?.seat;
  const last = news.findLastIndex((one) => isMove(one) && (seat === null ? one.seat !== mover : one.seat === seat));
  return news.slice(last + 1);
}

const isMove = (one: News): one is Extract<News, { kind: 'moved' | 'undone' }> => one.kind === 'moved' || one.kind === 'undone';

/** The events of it, without those of moves that were taken back. */
export function eventsSinceOwnMove(news: News[], seat: number | null): Happening[] {
  const back = takenBack(news);
  return sinceOwnMove(news, seat).flatMap((one) => (one.kind === 'moved' && !back.has(one.seq) ? one.events : []));
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
