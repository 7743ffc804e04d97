/** What has changed in the soup since the one who looks decided last: ways, births, deaths, steps on the ladder. */

import { eventsOf, type Amoeba, type Cell, type View } from '$generated/games/ursuppe';
import type { Happening } from '../contract';
import { SIDE, middleOf, type Place } from './places';
import { cellNamed, whoIs } from './view';

export interface Marks {
  /** Where an amoeba came from, by its name. */
  ways: Map<Amoeba, Cell>;
  born: Set<Amoeba>;
  dead: { amoeba: Amoeba; cell: Cell }[];
  /** Where a marker stood, by its seat. */
  climbed: Map<number, number>;
}

export function marksOf(events: Happening[]): Marks {
  const marks: Marks = { ways: new Map(), born: new Set(), dead: [], climbed: new Map() };
  for (const { kind, data } of eventsOf(events)) {
    if (kind === 'stepped' && data.amoeba && data.from && !marks.ways.has(data.amoeba)) marks.ways.set(data.amoeba, data.from);
    else if ((kind === 'divided' || kind === 'placed') && data.amoeba) marks.born.add(data.amoeba);
    else if ((kind === 'killed' || kind === 'died') && data.amoeba && data.cell) {
      marks.dead.push({ amoeba: data.amoeba, cell: data.cell });
      marks.ways.delete(data.amoeba);
      marks.born.delete(data.amoeba);
    } else if (kind === 'scored' && data.seat !== null && data.from !== data.to && !marks.climbed.has(data.seat)) marks.climbed.set(data.seat, data.from);
  }
  return marks;
}

/** Upright arrows go between the food of a cell, which lies in three columns. */
const BETWEEN = SIDE / 6;

/** An arrow from the middle of a cell to the rim of an amoeba, in hundredths of the board's width. */
export interface Arrow {
  seat: number;
  line: string;
  head: string;
}

export function arrows(view: View, marks: Marks, places: Place[]): Arrow[] {
  return [...marks.ways].flatMap(([name, cell]) => {
    const [who, from] = [whoIs(name), cellNamed(view, cell)];
    const to = places.find(({ amoeba }) => amoeba.seat === who?.seat && amoeba.number === who.number);
    if (!who || !from || !to) return [];
    const middle = middleOf(from);
    const beside = Math.abs(to.x - middle.x) < BETWEEN ? BETWEEN : 0;
    const [start, end] = [{ x: middle.x - beside, y: middle.y }, { x: to.x - beside, y: to.y }];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const far = Math.hypot(dx, dy);
    if (far < SIDE / 2) return [];
    const [ux, uy] = [dx / far, dy / far];
    const at = (back: number, aside = 0): string => `${end.x - ux * back - uy * aside} ${end.y - uy * back + ux * aside}`;
    const rim = Math.sqrt(Math.max(1, (to.size / 2) ** 2 - beside ** 2));
    return [{ seat: who.seat, line: `M${start.x} ${start.y}L${at(rim + 2)}`, head: `M${at(rim)}L${at(rim + 2.6, 1.4)}L${at(rim + 2.6, -1.4)}Z` }];
  });
}
