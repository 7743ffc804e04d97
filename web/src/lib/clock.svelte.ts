/** Time as it passes while something on the page shows it, and how it is written. */

import { createSubscriber } from 'svelte/reactivity';

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
});

/** What the clock says; whatever shows it is brought up to date twice a second. */
export function now(): number {
  ticking();
  return Date.now();
}

/** 0:45, 12:05, hours as 3:20 h, and days with their hours as 2:05 h. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return days ? `${days}:${two(hours)} h` : hours ? `${hours}:${two(minutes)} h` : `${minutes}:${two(seconds % 60)}`;
}
