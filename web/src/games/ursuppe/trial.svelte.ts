/** Trying moves out before they are made: nobody hears of it. Board and decision bar share one try. */

import type { Choice, GameProps, PlanEnd, PlanStep } from '../contract';
import { viewOf, type View } from '$generated/games/ursuppe';

class Trial {
  on = $state(false);
  steps = $state.raw<PlanStep[]>([]);
  end = $state<PlanEnd>('done');
  /** Moves on their way to the table, now that the try is carried out. */
  queue = $state.raw<number[]>([]);
  #moves: Choice[] = [];
  #sending = false;

  start(): void {
    this.stop();
    this.on = true;
  }

  stop(): void {
    this.on = false;
    this.#set([], []);
  }

  async add(choice: Choice, plan: GameProps<View>['plan']): Promise<void> {
    await this.#ask([...this.#moves, choice], plan);
  }

  async takeBack(plan: GameProps<View>['plan']): Promise<void> {
    await this.#ask(this.#moves.slice(0, -1), plan);
  }

  carryOut(): void {
    const ids = this.#moves.map((choice) => choice.id);
    this.stop();
    this.queue = ids;
  }

  /** Make the next move of the queue. While the table is busy nothing happens; what it may do next calls this again. */
  async carryOn(legal: Choice[], act: GameProps<View>['act']): Promise<void> {
    const [next, ...rest] = this.queue;
    if (next === undefined || this.#sending) return;
    if (!legal.some((choice) => choice.id === next)) {
      this.queue = [];
      return;
    }
    this.#sending = true;
    const done = await act(next);
    this.#sending = false;
    if (done) this.queue = rest;
  }

  async #ask(moves: Choice[], plan: GameProps<View>['plan']): Promise<void> {
    if (!moves.length) return this.#set([], []);
    const answer = await plan(moves.map((choice) => choice.text));
    if (answer && this.on) {
      this.#set(moves.slice(0, Math.max(answer.steps.length, 1)), answer.steps);
      this.end = answer.end;
    }
  }

  #set(moves: Choice[], steps: PlanStep[]): void {
    this.#moves = moves;
    this.steps = steps;
    this.end = 'done';
  }
}

export const trial = new Trial();

/** What to show: the table as it is, or as it would be after the moves of a try. */
export function shown(props: GameProps<View>): Pick<GameProps<View>, 'view' | 'legal'> & { choose: (choice: Choice) => void } {
  const last = trial.on ? trial.steps.at(-1) : undefined;
  return {
    view: last ? viewOf(last.game.view) : props.view,
    legal: last ? (last.game.legal ?? []) : props.legal,
    choose: (choice) => void (trial.on ? trial.add(choice, props.plan) : props.act(choice.id)),
  };
}
