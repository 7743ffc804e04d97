/** Who sits where, by name. */

import type { Player } from '../games/contract';
import { find, say, wordsOf } from './texts.svelte';
import type { TableInfo } from '$generated/protocol';

/** What bots are called, and what they are like. */
export const bots = wordsOf('bots');

/** How strong a bot is, and what that means. */
export const levelOf = (level: string): string => [find(`level-${level}`) ?? level, bots.find(`level-${level}`)].filter(Boolean).join(' · ');

/** At a shared screen, “you” is the player whose view is shown. */
export function playersOf(info: TableInfo): Player[] {
  const yours = info.status === 'waiting' ? (info.yours ?? [info.you]) : [info.you];
  return info.seats.map((one, seat) => ({
    seat,
    kind: one.player,
    name: one.player === 'person' ? one.name || say('guest-name') : one.player === 'bot' ? (bots.find(`persona-${one.persona}`) ?? (one.name || say('bot'))) : say('free-seat'),
    you: yours.includes(seat),
  }));
}
