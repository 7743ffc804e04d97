/** Who sits where, by name. */

import type { Player } from '../games/contract';
import { t } from './i18n.svelte';
import type { TableInfo } from './protocol';

/** Bots have kitchen names, the same for everybody who looks at the table. */
function botName(table: string, seat: number): string {
  const names = t.m.botNames;
  const start = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return names[(start + seat) % names.length] ?? t.m.bot;
}

export function playersOf(info: TableInfo): Player[] {
  return info.seats.map((one, seat) => ({
    seat,
    kind: one.player,
    name: one.player === 'person' ? one.name || t.m.guestName : one.player === 'bot' ? botName(info.id, seat) : t.m.freeSeat,
    you: (info.yours ?? [info.you]).includes(seat),
  }));
}
