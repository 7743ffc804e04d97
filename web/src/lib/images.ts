/** Drawings as images: one thing to lay out and to paint, where the drawing itself would be ten. */

/** They are kept: a browser reads each drawing as a page of its own, and does so anew once nobody has it. */
const known = new Map<string, HTMLImageElement>();

/** The address of an image of this SVG. */
export function imageOf(svg: string): string {
  let image = known.get(svg);
  if (!image) {
    known.set(svg, (image = new Image()));
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
  return image.src;
}

/** Read these in idle moments, a few at a time, so that it is not done when all of them are shown at once. */
export function readAhead(drawings: Iterable<string>): void {
  const rest = [...new Set(drawings)];
  const some = (idle?: IdleDeadline): void => {
    do imageOf(rest.pop() ?? '');
    while (rest.length && idle && idle.timeRemaining() > 5);
    later();
  };
  const later = (): void => {
    if (!rest.length) return;
    if ('requestIdleCallback' in window) requestIdleCallback(some);
    else setTimeout(some, 100);
  };
  later();
}
