/** Motion (animation): pieces that fade, fly or go from place to place, at one speed for all; none where the system asks for none. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { settings, type Speed } from './settings.svelte';

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, relaxed: 1.8 };

/** How long something takes now that takes `base` milliseconds at normal speed; 0 where nothing moves. */
export function ms(base: number): number {
  return prefersReducedMotion.current ? 0 : base * FACTOR[settings.speed];
}

interface Coming {
  /** Milliseconds, from `ms`. */
  duration: number;
  delay?: number;
}

/*
 * How pieces come and go. Svelte's own transitions ask for computed styles first, and so have the page laid out in the middle of a
 * change, once for each piece; these ask for nothing.
 */

/** Out of sight or into it. */
export function fade(_node: Element, { duration, delay = 0 }: Coming): TransitionConfig {
  return { duration, delay, css: (here) => `opacity: ${here}` };
}

/** From beside its place. */
export function fly(_node: Element, { x = 0, y = 0, duration, delay = 0 }: Coming & { x?: number; y?: number }): TransitionConfig {
  return { duration, delay, easing: cubicOut, css: (here, gone) => `transform: translate(${gone * x}px, ${gone * y}px); opacity: ${here}` };
}

/** From another size; `transform` is what the piece has of its own. */
export function scale(_node: Element, { start = 0, transform = '', duration, delay = 0 }: Coming & { start?: number; transform?: string }): TransitionConfig {
  return { duration, delay, easing: cubicOut, css: (here, gone) => `transform: ${transform} scale(${here + start * gone}); opacity: ${here}` };
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
