/** Where the amoebas of a cell float, in hundredths of the board's width. */

import type { AmoebaView, CellView, View } from '$generated/games/ursuppe';

const RIM = 5;
export const SIDE = 18;

export const middleOf = ({ row, column }: CellView): { x: number; y: number } => ({ x: RIM + SIDE * (column - 0.5), y: RIM + SIDE * (row - 0.5) });

export interface Place {
  amoeba: AmoebaView;
  x: number;
  y: number;
  size: number;
}

/** Size and middles of n amoebas in the upper part of a cell. */
function arrange(n: number): { size: number; at: [number, number][] } {
  if (n === 1) return { size: 9.6, at: [[9.4, 5.7]] };
  if (n === 2) return { size: 8, at: [[5, 5.9], [13, 5.9]] }; // prettier-ignore
  if (n === 3) return { size: 6.6, at: [[3.8, 6.6], [9.1, 4.2], [14.4, 6.6]] }; // prettier-ignore
  if (n <= 4) return { size: 5.6, at: [[5.6, 3.6], [12.2, 3.6], [5.6, 8.6], [12.2, 8.6]] }; // prettier-ignore
  const columns = Math.ceil(n / 2);
  const step = 16 / columns;
  return {
    size: Math.min(5, step * 1.1),
    at: Array.from({ length: n }, (_, i) => [1 + step * ((i % columns) + 0.5), i < columns ? 3.6 : 8.4]),
  };
}

export function places(view: View): Place[] {
  return view.cells.flatMap((cell) => {
    const { size, at } = arrange(cell.amoebas.length);
    return cell.amoebas.map((amoeba, i) => {
      const [x, y] = at[i] ?? [9, 6];
      return { amoeba, size, x: RIM + SIDE * (cell.column - 1) + x, y: RIM + SIDE * (cell.row - 1) + y };
    });
  });
}
