/** What of the game can be seen: the decision bar may lie upon its lower edge. */

const barOf = (): Element | null => document.querySelector('[data-testid=decision-bar]');

/** The lowest line of the game that nothing lies upon. */
export function lowest(main: Element): number {
  const bar = barOf()?.getBoundingClientRect();
  return Math.min(main.getBoundingClientRect().bottom, bar?.height ? bar.top : Infinity);
}

/** Calls whenever what can be seen of the game, or one of these, has another size. */
export function watching(main: Element, call: () => void, ...more: Element[]): () => void {
  const watch = new ResizeObserver(call);
  for (const one of [main, barOf(), ...more]) if (one) watch.observe(one);
  return () => watch.disconnect();
}
