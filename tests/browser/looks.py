"""What is wrong with how a page looks: too wide, cut text, things upon each other."""

from __future__ import annotations

from playwright.sync_api import Page

FLAWS = """
() => {
  const found = new Set();
  const box = (thing) => thing.getBoundingClientRect();
  const words = (one) => (one.innerText || one.ariaLabel || one.tagName).trim().replace(/\\s+/g, ' ').slice(0, 40);
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const clips = (value) => value === 'hidden' || value === 'clip';
  const onlyTold = (one) => one.closest('.hidden') || getComputedStyle(one).clipPath === 'inset(50%)';
  const unseen = (one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || onlyTold(one);

  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  // Asked of the browser once for each element: many texts stand in the same ones.
  const once = (ask) => {
    const known = new Map();
    return (one) => known.get(one) ?? known.set(one, ask(one)).get(one);
  };
  const frame = once((one) => {
    const { position, overflowX: x, overflowY: y } = getComputedStyle(one);
    return { position, x, y, edge: scrolls(x) || clips(x) || scrolls(y) || clips(y) ? box(one) : null };
  });

  // How much of a rectangle can be seen, or scrolled to, within all that is around it.
  const around = (from, rect) => {
    let [left, top, right, bottom, near] = [rect.left, rect.top, rect.right, rect.bottom, true];
    for (let one = from; one && one !== document.documentElement; one = one.parentElement) {
      const { position, x, y, edge } = frame(one);
      if (position === 'fixed') break;
      if (scrolls(x)) near = near && rect.left >= edge.left - 1 && rect.right <= edge.right + 1;
      else if (clips(x)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (scrolls(y)) near = near && rect.top >= edge.top - 1 && rect.bottom <= edge.bottom + 1;
      else if (clips(y)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (scrolls(x) || scrolls(y)) break;
    }
    const cut = left > rect.left + 1.5 || right < rect.right - 1.5 || top > rect.top + 3 || bottom < rect.bottom - 3;
    return { cut, near };
  };

  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const one = node.parentElement;
    if (!node.data.trim() || !one || one.closest('option, script, style, title') || unseen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      const { cut, near } = around(one, rect);
      if (cut) found.add(`cut: ${words(one)}`);
      if (near && !cut) texts.push({ one, rect });
    }
  }
  const over = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 2 && high > 2 ? wide * high : 0;
  };
  // What sticks to an edge is meant to lie upon what scrolls; a number on a piece, a mark or a card of a heap, upon the board.
  const layer = (one) => {
    for (let at = one; at; at = at.parentElement) if (/sticky|fixed/.test(frame(at).position)) return at;
    return one.closest('svg, footer, [data-mark]');
  };
  texts.forEach(({ one, rect }, n) => {
    for (const other of texts.slice(n + 1)) {
      const smaller = Math.min(rect.width * rect.height, other.rect.width * other.rect.height);
      if (over(rect, other.rect) <= 0.3 * smaller) continue;
      if (one.contains(other.one) || other.one.contains(one) || layer(one) !== layer(other.one)) continue;
      found.add(`on each other: ${words(one)} | ${words(other.one)}`);
    }
  });

  for (const one of document.querySelectorAll('input.field')) {
    if (!unseen(one) && one.scrollWidth > one.clientWidth) found.add(`cut in a field: ${one.value}`);
  }

  // A closed list shows each of its choices whole: alone in a list, none would make it wider.
  for (const one of document.querySelectorAll('select')) {
    if (unseen(one)) continue;
    const alone = one.cloneNode();
    alone.style.cssText = 'position: absolute; visibility: hidden; width: max-content; max-width: none';
    one.after(alone);
    for (const choice of one.options) {
      alone.replaceChildren(choice.cloneNode(true));
      if (box(alone).width > box(one).width + 0.5) found.add(`cut in a closed list: ${choice.text}`);
    }
    alone.remove();
  }

  // Every control can be hit in its middle, unless it waits to be scrolled to.
  for (const one of document.querySelectorAll('button, a[href], select, input:not(.hidden), summary, textarea')) {
    if (unseen(one)) continue;
    const rect = box(one);
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    if (!around(one.parentElement, rect).near || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    const covered = hit && !one.contains(hit) && !hit.contains(one) && layer(one) === layer(hit);
    if (covered) found.add(`covered: ${words(one)} by ${words(hit)}`);
  }
  return [...found];
}
"""


LOOKS = 40
"""How often a page with flaws is looked at again, four times a second: pieces may be on their way."""


def flaws(page: Page) -> list[str]:
    """All that is cut, covered or sticks out once the page has come to rest, in words."""
    for _ in range(LOOKS):
        found: list[str] = page.evaluate(FLAWS)
        if not found:
            break
        page.wait_for_timeout(250)
    return found
