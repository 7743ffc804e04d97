import type { LastRound, SeatView, View } from '$generated/games/sapotage';

/** The round that has just been judged: the one before, or at the end of the game this one. */
export function judged(view: View): { round: number; verdict: LastRound } | null {
  if (view.phase === 'over') return { round: view.round, verdict: { judges: view.judges, seats: view.seats.map(past), order: lowestFirst(view.seats) } };
  return view.last_round && { round: view.round - 1, verdict: view.last_round };
}

/** A dish on the table, as it is remembered in the next round. */
function past(seat: SeatView): LastRound['seats'][number] {
  return {
    dish: seat.dish.flatMap((card) => card?.name ?? []),
    named_after: seat.named_after,
    uses: seat.uses,
    foreign: seat.foreign.flatMap(({ from, card }) => (card ? { from, card: card.name } : [])),
    abstained: seat.gave?.to === null,
    reactions: seat.reactions,
    presentation: seat.presentation ?? 0,
    points: seat.points ?? [],
    sheets: seat.sheets ?? [],
    totals: seat.totals ?? [],
  };
}

function lowestFirst(seats: SeatView[]): number[] {
  const best = (seat: number): number => Math.max(...(seats[seat]?.totals ?? [0]));
  return seats.map((_, seat) => seat).sort((one, other) => best(one) - best(other));
}
