/** What a round has brought each tribe, from what was told of it. */

import { eventsOf, type Gene } from '$generated/games/ursuppe';
import { takenBack } from '$lib/news';
import type { News } from '../contract';
import { whoIs } from './view';

export interface TribeRound {
  seat: number;
  born: number;
  died: number;
  /** Genes bought. */
  genes: Gene[];
  /** Points for amoebas and for genes, and where that takes the marker. */
  forAmoebas: number;
  forGenes: number;
  from: number;
  to: number;
}

/** The round that was scored last, the furthest on the ladder first. */
export function roundOf(news: News[]): TribeRound[] {
  const back = takenBack(news);
  let tribes = new Map<number, TribeRound>();
  let scored = new Map<number, TribeRound>();
  const tribe = (seat: number | null | undefined): TribeRound => {
    const key = seat ?? -1;
    const one = tribes.get(key) ?? { seat: key, born: 0, died: 0, genes: [], forAmoebas: 0, forGenes: 0, from: 0, to: 0 };
    tribes.set(key, one);
    return one;
  };
  for (const { kind, data } of eventsOf(news.flatMap((one) => (one.kind === 'moved' && !back.has(one.seq) ? one.events : [])))) {
    if (kind === 'round') tribes = new Map();
    else if (kind === 'divided') tribe(data.seat).born++;
    else if (kind === 'died' || kind === 'killed') tribe(whoIs(data.amoeba)?.seat).died++;
    else if (kind === 'bought' && data.gene) tribe(data.seat).genes.push(data.gene);
    else if (kind === 'scored') {
      Object.assign(tribe(data.seat), { forAmoebas: data.amoebas, forGenes: data.genes, from: data.from, to: data.to });
      scored = tribes;
    }
  }
  return [...scored.values()].filter((one) => one.seat >= 0).sort((a, b) => b.to - a.to);
}
