/** The outlines of the four tribes: a shape for their cubes and a silhouette for their amoebas. */

/** A pellet in a box of 20 × 20: diamond, disc, triangle, square. */
export const PELLETS = ['M10 0.5 19.5 10 10 19.5 0.5 10Z', 'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z', 'M10 1 19.5 18.5H0.5Z', 'M2 2H18V18H2Z'];

/** A closed curve through points on a circle that swells and shrinks. */
function outline(radius: (angle: number) => number): string {
  const n = 36;
  const at = (i: number): [number, number] => {
    const angle = (2 * Math.PI * i) / n;
    return [radius(angle) * Math.cos(angle), radius(angle) * Math.sin(angle)];
  };
  const show = ([x, y]: number[]): string => `${(x ?? 0).toFixed(1)} ${(y ?? 0).toFixed(1)}`;
  let path = `M${show(at(0))}`;
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = from.map((v, k) => v + ((to[k] ?? 0) - (before[k] ?? 0)) / 6);
    const second = to.map((v, k) => v - ((after[k] ?? 0) - (from[k] ?? 0)) / 6);
    path += `C${show(first)} ${show(second)} ${show(to)}`;
  }
  return `${path}Z`;
}

/** Amoebas in a box of 100 × 100 around the middle: three arms, a bean, many small arms, four arms. */
export const BLOBS = [
  outline((a) => 38 + 8 * Math.cos(3 * a + 1.6) + 2 * Math.cos(5 * a)),
  outline((a) => 39 + 6.5 * Math.cos(2 * a + 0.5) + 2.5 * Math.cos(3 * a + 1)),
  outline((a) => 40 + 5 * Math.cos(7 * a + 0.4) + 2 * Math.cos(2 * a)),
  outline((a) => 39 + 7 * Math.cos(4 * a + 0.8) + 1.5 * Math.cos(3 * a)),
];
