/** What a gene would do for a tribe now. */

import { amoebasOf, counts, divisionPrice, fatal, feeds, has, LOWER, movePrice, neighbor, DIRECTIONS, option, PIECES, points, risk, spaces } from './view';
import type { CellView, Gene, View } from '$generated/games/ursuppe';
import { words } from './words';

export interface Prospect {
  /** In a sentence. */
  now: string;
  /** Spaces a round that it adds in scoring. */
  spaces: number;
  /** How many cards to come would bring a debt with it. */
  risk: number;
  /** The gene that would be given up, where the tribe holds it. */
  instead: Gene | undefined;
}

export function prospect(view: View, seat: number, gene: Gene): Prospect {
  const tribe = view.seats[seat];
  if (!tribe) return { now: '', spaces: 0, risk: 0, instead: undefined };
  const instead = LOWER[gene]?.find((lower) => tribe.genes.includes(lower));
  const given = instead ? { cards: counts(instead), points: points(view, instead) } : { cards: 0, points: 0 };
  const cards = tribe.gene_count + counts(gene) - given.cards;
  return {
    now: now(view, seat, gene),
    spaces: spaces(view, tribe.amoebas, cards).genes - spaces(view, tribe.amoebas, tribe.gene_count).genes,
    risk: risk(view, tribe.mutation + points(view, gene) - given.points),
    instead,
  };
}

function now(view: View, seat: number, gene: Gene): string {
  const mine = amoebasOf(view, seat);
  const tribe = view.seats[seat]!;
  switch (gene) {
    case 'INT':
      return words.say('table-now-card');
    case 'STR':
      return words.say('table-now-saves', { n: mine.length * movePrice(view, seat) });
    case 'TEN':
      return words.say('table-now-carries', { n: option(view, 'capacity')[view.players - 3] ?? 0 });
    case 'HOL':
      return words.say('table-now-stays', { n: mine.filter(({ cell }) => feeds(view, seat, tribe.genes, cell)).length });
    case 'SUB':
    case 'FRU':
    case 'PAR': {
      const hungry = mine.filter(({ cell }) => !feeds(view, seat, tribe.genes, cell));
      return words.say('table-now-meals', { n: hungry.filter(({ cell }) => feeds(view, seat, [...tribe.genes, gene], cell)).length, hungry: hungry.length });
    }
    case 'DIV': {
      const bp = tribe.bp + option(view, 'income');
      const room = PIECES - mine.length;
      const many = (left: number, price: number): number => Math.max(0, Math.min(room, price ? Math.floor(left / price) : room));
      const n = many(bp - (view.prices.DIV ?? 0), divisionPrice(view, [...tribe.genes, 'DIV']));
      const before = many(bp, divisionPrice(view, tribe.genes));
      return n === before ? words.say('table-now-divisions-same', { n }) : words.say('table-now-divisions', { n, before });
    }
    case 'SPO': {
      const free = view.cells.filter((cell) => !owned(cell, seat));
      const near = free.filter((cell) => DIRECTIONS.some((way) => owned(neighbor(view, cell, way), seat)));
      const [n, before] = [free.length, mine.length < 2 ? free.length : near.length];
      return n === before ? words.say('table-now-cells-same') : words.say('table-now-cells', { n, before });
    }
    case 'LON':
      return words.say('table-now-lives', {
        n: has(view, seat, 'LON') ? 0 : mine.filter(({ amoeba }) => amoeba.damage === fatal(view, seat)).length,
        wounded: mine.filter(({ amoeba }) => amoeba.damage > 0).length,
      });
    case 'RAY':
      return words.say('table-now-lowers', { from: tribe.mutation, to: tribe.mutation + points(view, gene) });
    case 'DEF':
    case 'ESC':
    case 'ARM':
      return words.say('table-now-hunters', { n: view.seats.filter((other, i) => i !== seat && (other.genes.includes('SFS') || other.genes.includes('AGG'))).length });
    case 'SFS':
    case 'AGG':
      return words.say('table-now-prey', { n: mine.filter(({ cell }) => cell.amoebas.some((one) => one.seat !== seat && !has(view, one.seat, 'ARM'))).length });
    default:
      return words.say('table-now-amoebas', { n: mine.length });
  }
}

function owned(cell: CellView | undefined, seat: number): boolean {
  return cell?.amoebas.some((one) => one.seat === seat) ?? false;
}
