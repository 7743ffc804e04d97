/** A row of buttons as one stop of the Tab key; arrow keys go from one to the next. `<ul {@attach roving('button')}>`. */
export function roving(selector: string): (node: HTMLElement) => () => void {
  return (node) => {
    const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)];
    const mark = (): void => {
      const all = items();
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
    node.addEventListener('focusin', mark);
    // Who comes back by Tab finds what can be chosen, not what was left.
    node.addEventListener('focusout', mark);
    mark();
    return () => {
      watch.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', mark);
      node.removeEventListener('focusout', mark);
    };
  };
}
