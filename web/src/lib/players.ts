/** Who sits where, by name. */

import type { Player } from '../games/contract';
import { t } from './i18n.svelte';
import type { TableInfo } from '$generated/protocol';

export function playersOf(info: TableInfo): Player[] {
  return info.seats.map((one, seat) => ({
    seat,
    kind: one.player,
    name: one.player === 'person' ? one.name || t.m.guestName : one.player === 'bot' ? one.name || t.m.bot : t.m.freeSeat,
    you: (info.yours ?? [info.you]).includes(seat),
  }));
}
