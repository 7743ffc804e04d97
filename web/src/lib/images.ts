/** Drawings as images: one thing to lay out and to paint, where the drawing itself would be ten. */

const known = new Map<string, string>();

/** The address of an image of this SVG. */
export function imageOf(svg: string): string {
  const address = known.get(svg) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`;
  known.set(svg, address);
  return address;
}
