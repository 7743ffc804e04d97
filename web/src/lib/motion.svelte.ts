/** Motion: one speed for everything, none where the system asks for none. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fade } from 'svelte/transition';
import { settings, type Speed } from './settings.svelte';

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, relaxed: 1.8 };

/** How long something takes now that takes `base` milliseconds at normal speed; 0 where nothing moves. */
export function ms(base: number): number {
  return prefersReducedMotion.current ? 0 : base * FACTOR[settings.speed];
}

/**
 * A piece that goes from one place to another: give both places the same key.
 * `out:send={{ key }}` where it leaves, `in:receive={{ key }}` where it arrives.
 */
export const [send, receive] = crossfade({
  duration: () => ms(260),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: ms(140) }),
});

/** A pause for the eye. */
export function pause(base: number): Promise<void> {
  const wait = ms(base);
  return wait === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, wait));
}
