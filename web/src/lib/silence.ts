/** How long somebody may be away, where there is no clock, before the others may let a bot play for them. */

import { say } from './texts.svelte';

/** What can be chosen, in seconds: at a table that is played in one go, and at people's own pace. The first is usual; 0 is never. */
export const SILENCES = { live: [180, 60, 600, 0], own: [86400, 259200, 604800, 0] } as const;

/** A silence in words. */
export function silenceOf(seconds: number): string {
  const [n, unit] = seconds % 86400 === 0 ? [seconds / 86400, 'day' as const] : seconds % 3600 === 0 ? [seconds / 3600, 'hour' as const] : [Math.ceil(seconds / 60), 'minute' as const];
  return say(`time-${unit}`, { n });
}
