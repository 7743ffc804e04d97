/** Keyboard: a row of buttons is one Tab stop, arrow keys move within it (roving tabindex). `<ul {@attach roving('button')}>`. */
export function roving(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    /** All items except those that are animating out. */
    const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)].filter((one) => !node.contains(one.closest('[inert]')));
    /** The item that last had the keyboard focus, and its place. */
    let held: { one: HTMLElement; at: number } | undefined;
    const hold = (): void => {
      const one = document.activeElement as HTMLElement;
      held = one.matches(':focus-visible') ? { one, at: items().indexOf(one) } : undefined;
    };
    /** A card that is played disappears, and the focus with it: move the focus to its neighbour. */
    const pass = (all: HTMLElement[]): void => {
      if (!held || document.activeElement !== document.body || all.includes(held.one)) return;
      all[Math.min(held.at, all.length - 1)]?.focus();
    };
    const mark = (): void => {
      const all = items();
      pass(all);
      const current = all.find((one) => one === document.activeElement) ?? all.find((one) => 'lit' in one.dataset) ?? all[0];
      for (const one of all) {
        const stop = one === current ? 0 : -1;
        // Setting it, even to what it is, may have the page laid out at once.
        if (one.tabIndex !== stop || !one.hasAttribute('tabindex')) one.tabIndex = stop;
      }
    };
    const key = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step ? (at + step + all.length) % all.length : -1;
      if (to < 0) return;
      event.preventDefault();
      all[to]?.focus();
      mark();
    };
    const watch = new MutationObserver(mark);
    watch.observe(node, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
    node.addEventListener('keydown', key);
    node.addEventListener('focusin', hold);
    node.addEventListener('focusin', mark);
    // Who comes back by Tab finds what can be chosen, not what was left.
    node.addEventListener('focusout', mark);
    mark();
    return () => {
      watch.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', hold);
      node.removeEventListener('focusin', mark);
      node.removeEventListener('focusout', mark);
    };
  };
}
