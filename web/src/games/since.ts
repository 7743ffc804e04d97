/** What the one who looks has not answered yet. */

import type { Happening, News } from './contract';

/** What has happened since `seat` decided last, or something was taken back; for who only looks on, what the last one to move did. */
export function since(seat: number | null, news: News[]): Happening[] {
  const moves = news.filter((one) => one.kind === 'moved' || one.kind === 'undone');
  const mover = moves.at(-1)?.seat;
  const before = moves.findLastIndex((one) => one.kind === 'undone' || (seat === null ? one.seat !== mover : one.seat === seat));
  return moves.slice(before + 1).flatMap((one) => (one.kind === 'moved' ? one.events : []));
}
