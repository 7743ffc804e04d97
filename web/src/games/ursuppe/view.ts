/** What follows from a view by the rules. */

import { COLORS, GENES, inForce, type AmoebaView, type CellView, type Current, type Direction, type Gene, type Options, type View, type Who } from '$generated/games/ursuppe';
import type { Choice } from '../contract';

// ------------------------------------------------------------------------------------------------------------ constants

export const PHASES = ['feeding', 'environment', 'genes', 'division', 'deaths', 'scoring'] as const;
export const ROUNDS = 10;
export const SPACES = 51;
export const PIECES = 7;

/** The genes of which one is given up for an advanced gene. */
export const LOWER: Partial<Record<Gene, Gene[]>> = { PER: ['SPD'], MO2: ['MO1'], AGG: ['SFS'], ARM: ['DEF', 'ESC'] };

/** A number of the rules, as this table plays it. */
export function option<K extends keyof Options>(view: View, name: K): Options[K] {
  return inForce(view)[name];
}

// ------------------------------------------------------------------------------------------------------------ the board

const STEPS: Record<Current, [number, number]> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };
/** As it is drawn; no direction is a dot. */
export const ARROWS: Record<Direction, string> = { north: '↑', east: '→', south: '↓', west: '←', rest: '●' };
export const DIRECTIONS = Object.keys(STEPS) as Current[];

export function cellOf(view: View, who: Who | null | undefined): CellView | undefined {
  return who ? view.cells.find((cell) => cell.amoebas.some((one) => same(one, who))) : undefined;
}

export function same(a: Who | null | undefined, b: Who | null | undefined): boolean {
  return Boolean(a && b && a.seat === b.seat && a.number === b.number);
}

export function neighbor(view: View, cell: CellView, direction: Current): CellView | undefined {
  const [rows, columns] = STEPS[direction];
  return view.cells.find((one) => one.row === cell.row + rows && one.column === cell.column + columns);
}

/** Where a step in a direction ends: an obstacle, or no direction at all, means staying. */
export function stepEnd(view: View, cell: CellView, direction: Direction | null): CellView {
  return direction === null || direction === 'rest' ? cell : (neighbor(view, cell, direction) ?? cell);
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

/** The cell that stands for a choice on the board, if one does. */
export function cellFor(view: View, { parts }: Choice): CellView | undefined {
  switch (parts.kind) {
    case 'place':
    case 'divide':
      return view.cells.find((cell) => cell.name === parts.cell);
    case 'movement': {
      const from = cellOf(view, view.amoeba);
      if (!from || parts.movement === 'move') return undefined;
      return stepEnd(view, from, parts.movement === 'drift' ? view.card.drift : 'rest');
    }
    case 'direction': {
      const from = cellOf(view, view.step?.mover);
      const to = from && stepEnd(view, from, parts.direction as Direction);
      // Several directions may end here; only a real step has a cell of its own.
      return to === from ? undefined : to;
    }
  }
  return undefined;
}

/** The amoeba that stands for a choice on the board, if one does. */
export function amoebaFor({ parts }: Choice): Who | undefined {
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

// --------------------------------------------------------------------------------------------------------------- meals

/** Cubes of the foreign colours, the most first. */
function patterns(view: View, genes: readonly Gene[], guest: boolean): number[][] {
  const [sub, fru] = [genes.includes('SUB'), genes.includes('FRU')];
  if (view.players === 3) return guest ? [] : [[2, 1], ...(sub ? [[4, 0]] : [])];
  const wide = option(view, 'substitution') === 'wide' && sub;
  if (guest) return [[1, 1], ...(sub ? [[2, 1]] : []), ...(fru ? [[1]] : []), ...(sub && fru ? [[2]] : []), ...(wide ? [[3]] : [])];
  return [[1, 1, 1], ...(sub ? [[2, 2]] : []), ...(fru ? [[1, 1]] : []), ...(sub && fru ? [[2, 1]] : []), ...(wide ? [[3, 1]] : []), ...(wide && fru ? [[3]] : [])];
}

/** Whether a tribe with these genes finds a meal on a cell. */
export function feeds(view: View, seat: number, genes: readonly Gene[], cell: CellView): boolean {
  const foreign = cell.cubes.filter((_, color) => color !== seat).sort((a, b) => b - a);
  const fits = (pattern: number[]): boolean => pattern.every((n, i) => n <= (foreign[i] ?? 0));
  if (patterns(view, genes, false).some(fits)) return true;
  const victim = cell.amoebas.some((one) => one.seat !== seat && (view.seats[one.seat]?.bp ?? 0) > 0);
  return genes.includes('PAR') && victim && patterns(view, genes, true).some(fits);
}

// --------------------------------------------------------------------------------------------------------------- tribes

export function amoebasOf(view: View, seat: number): { amoeba: AmoebaView; cell: CellView }[] {
  return view.cells.flatMap((cell) => cell.amoebas.filter((one) => one.seat === seat).map((amoeba) => ({ amoeba, cell })));
}

/** Mutation points of a gene. */
export function points(view: View, gene: Gene): number {
  if (gene === 'DEF' && option(view, 'defense_mp') === '4') return 4;
  return option(view, 'gene_points')[GENES.indexOf(gene)] ?? 0;
}

/** For how many cards a gene counts in scoring. */
export function counts(gene: Gene): number {
  return gene === 'RAY' ? 0 : LOWER[gene] ? 2 : 1;
}

/** What scoring would give for a number of amoebas and of gene cards. */
export function spaces(view: View, amoebas: number, cards: number): { amoebas: number; genes: number } {
  const last = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)] ?? 0;
  return { amoebas: last(option(view, 'amoeba_spaces'), amoebas), genes: last(option(view, 'gene_spaces'), cards) };
}

/** How many of the cards to come would bring a debt for so many mutation points. */
export function risk(view: View, mutation: number): number {
  return view.coming_cards.filter((card) => card.ozone < mutation).length;
}

export function has(view: View, seat: number, gene: Gene): boolean {
  return view.seats[seat]?.genes.includes(gene) ?? false;
}

export function divisionPrice(view: View, genes: readonly Gene[]): number {
  return option(view, genes.includes('DIV') ? 'cheap_division_price' : 'division_price');
}

/** What it costs a tribe to move by its own power. */
export function movePrice(view: View, seat: number): number {
  return has(view, seat, 'STR') ? 0 : option(view, 'move_price');
}

/** Damage at which an amoeba of a tribe dies. */
export function fatal(view: View, seat: number): number {
  return has(view, seat, 'LON') ? 3 : 2;
}
