/**
 * What stands above the game on a phone keeps the height that it once needed at this table: the game does not jump whenever words
 * come and go. On a wide screen it has its own column.
 */

const WIDE = '(min-width: 64rem)';

export function steady(node: HTMLElement): () => void {
  let [width, height] = [innerWidth, 0];
  const watch = new ResizeObserver(() => {
    const turned = innerWidth !== width;
    [width, height] = [innerWidth, turned || matchMedia(WIDE).matches ? 0 : Math.max(height, node.offsetHeight)];
    node.style.minHeight = height ? `${height}px` : '';
  });
  watch.observe(node);
  return () => watch.disconnect();
}
