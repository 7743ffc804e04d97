import type { LastRound, View } from '$generated/games/sapotage';

/** The verdict of the round before, as long as it is news: until it was read, or in a replay until somebody cooks. */
export function verdictOf(view: View, readonly: boolean, read: number): LastRound | null {
  if (view.phase !== 'cook' || !view.last_round) return null;
  const begun = readonly ? view.seats.some((seat) => seat.locked) : view.seat !== null && (view.seats[view.seat]?.locked ?? false);
  return begun || read >= view.round ? null : view.last_round;
}
