/** Everybody in order, once a game is over. */

import type { GameModule, Player } from '$games/contract';
import { say } from '$lib/texts.svelte';

export interface Ranked {
  seat: number;
  place: number;
  /** By what the order is made, where the game has such a figure. */
  value: number;
  label: string;
}

export function ranked(module: GameModule, players: Player[], view: unknown, winners: number[]): Ranked[] {
  const all = players.map(({ seat }) => {
    const points = module.score?.(view, seat) ?? null;
    const standing = module.standing?.(view, seat) ?? (points === null ? null : { value: points, label: say('points', { n: points }) });
    return { seat, won: winners.includes(seat), value: standing?.value ?? 0, label: standing?.label ?? '' };
  });
  const ahead = (a: (typeof all)[number], b: (typeof all)[number]): boolean => (a.won === b.won ? !a.won && a.value > b.value : a.won);
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => ahead(other, one)).length }))
    .sort((a, b) => a.place - b.place || b.value - a.value);
}
