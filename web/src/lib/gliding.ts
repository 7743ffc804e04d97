/**
 * Items of a list that slide to their new places (FLIP animation): `{@attach gliding}` on the list. An item that leaves steps out of
 * the flow at once, the others glide. All are measured together, before and after, since every measurement between two changes
 * forces a layout of the whole page; that took a tenth of a second for a hand of cards on a phone.
 */

import { ms } from './motion.svelte';

type Place = Record<'left' | 'top' | 'width' | 'height', number>;

export function gliding(list: HTMLElement): () => void {
  let places = new Map<Element, Place>();
  let frame = 0;
  const measure = (): void => {
    frame = 0;
    const now = placesIn(list);
    glide(places, now);
    places = now;
  };
  const changed = new MutationObserver((changes) => {
    // Svelte makes inert what is on its way out.
    for (const { target } of changes) if (target instanceof HTMLElement && target.parentElement === list) step(target, places.get(target));
    // With the frame, which lays the page out anyhow, and before it is seen.
    frame ||= requestAnimationFrame(measure);
  });
  changed.observe(list, { childList: true, subtree: true, attributeFilter: ['inert'] });
  // It is called once at the beginning too, when all has been laid out.
  const resized = new ResizeObserver(() => (places = placesIn(list)));
  resized.observe(list);
  return () => {
    cancelAnimationFrame(frame);
    changed.disconnect();
    resized.disconnect();
  };
}

/** The layout position of each item, ignoring transforms. */
function placesIn(list: HTMLElement): Map<Element, Place> {
  return new Map([...list.children].flatMap((one) => (one instanceof HTMLElement ? [[one, { left: one.offsetLeft, top: one.offsetTop, width: one.offsetWidth, height: one.offsetHeight }]] : [])));
}

/** Take an item out of the flow at its present position, or put it back. */
function step(piece: HTMLElement, place: Place | undefined): void {
  const out = piece.inert ? place : undefined;
  for (const side of ['left', 'top', 'width', 'height'] as const) piece.style[side] = out ? `${out[side]}px` : '';
  [piece.style.position, piece.style.margin] = out ? ['absolute', '0'] : ['', ''];
}

function glide(before: Map<Element, Place>, now: Map<Element, Place>): void {
  const duration = ms(220);
  if (!duration) return;
  for (const [piece, to] of now) {
    const from = before.get(piece);
    if (!from || (from.left === to.left && from.top === to.top)) continue;
    const translate = [`${from.left - to.left}px ${from.top - to.top}px`, '0px 0px'];
    piece.animate({ translate }, { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)', composite: 'add' });
  }
}
