/** Who sits where, by name. */

import type { Player } from '../games/contract';
import { say } from './texts.svelte';
import type { TableInfo } from '$generated/protocol';

export function playersOf(info: TableInfo): Player[] {
  return info.seats.map((one, seat) => ({
    seat,
    kind: one.player,
    name: one.player === 'person' ? one.name || say('guest-name') : one.player === 'bot' ? one.name || say('bot') : say('free-seat'),
    you: (info.yours ?? [info.you]).includes(seat),
  }));
}
