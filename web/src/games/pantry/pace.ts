/** How long the eye needs, in milliseconds at normal speed. */

import type { News } from '../contract';

/** A completed recipe is held up. */
export const HELD = 2000;
const MOVE = 800;

export function pace(news: News[]): number {
  const kinds = news.flatMap((one) => (one.kind === 'moved' ? one.events.map((event) => event.kind) : []));
  return kinds.includes('completed') ? HELD : kinds.length ? MOVE : 0;
}
