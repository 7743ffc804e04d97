/** Where the pieces of a view and of a choice are found. */

import { COLORS, partsOf, type CellView, type Direction, type View, type Who } from '$generated/games/ursuppe';
import type { Choice } from '../contract';

/** As it is drawn; no direction is a dot. */
export const ARROWS: Record<Direction, string> = { north: '↑', east: '→', south: '↓', west: '←', rest: '●' };

// ------------------------------------------------------------------------------------------------------------ the board

export function cellOf(view: View, who: Who | null | undefined): CellView | undefined {
  return who ? view.cells.find((cell) => cell.amoebas.some((one) => same(one, who))) : undefined;
}

export function cellNamed(view: View, name: unknown): CellView | undefined {
  return view.cells.find((cell) => cell.name === name);
}

export function same(a: Who | null | undefined, b: Who | null | undefined): boolean {
  return Boolean(a && b && a.seat === b.seat && a.number === b.number);
}

// ------------------------------------------------------------------------------------------------------------- choices

/** The seat of a colour, by its name in moves and events. */
export function seatOf(color: unknown): number | null {
  const seat = COLORS.findIndex((one) => one === color);
  return seat < 0 ? null : seat;
}

/** An amoeba by its name in moves and events: "red 3". */
export function whoIs(name: unknown): Who | undefined {
  const [color, number] = typeof name === 'string' ? name.split(' ') : [];
  const seat = seatOf(color);
  return seat === null ? undefined : { seat, number: Number(number) };
}

/** One colour for each cube. */
export const pelletsOf = (cubes: number[]): number[] => cubes.flatMap((n, color) => Array.from({ length: n }, () => color));

/** The cell that stands for a choice on the board, if one does. */
export function cellFor(view: View, choice: Choice): CellView | undefined {
  const parts = partsOf(choice);
  switch (parts.kind) {
    case 'place':
    case 'divide':
      return cellNamed(view, parts.cell);
    case 'movement':
      if (parts.movement === 'move') return undefined;
      return parts.movement === 'drift' ? cellNamed(view, view.drift_end) : cellOf(view, view.amoeba);
    case 'direction': {
      const to = cellNamed(view, view.step?.ends[parts.direction]);
      // Several directions may end here; only a real step has a cell of its own.
      return to === cellOf(view, view.step?.mover) ? undefined : to;
    }
  }
  return undefined;
}

/** The amoeba that stands for a choice on the board, if one does. */
export function amoebaFor(choice: Choice): Who | undefined {
  const parts = partsOf(choice);
  if (parts.kind === 'attack') return whoIs(parts.target);
  if (parts.kind === 'aggression') return whoIs(parts.amoeba);
  return undefined;
}

/** The one whose decision this is about. */
export function inHand(view: View): Who | null {
  if (view.decision === 'carry' || view.decision === 'follow') return view.step?.claimant ?? view.step?.mover ?? null;
  if (view.decision === 'direction' || view.decision === 'second') return view.step?.mover ?? null;
  return view.attack?.attacker ?? view.amoeba;
}
