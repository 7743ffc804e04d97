/** What you have in mind before you do it: the jars you have lifted, and a plan tried out in private. */

import type { Choice, GameProps, News } from '../contract';
import { viewOf, type View } from '$generated/games/pantry';
import { drift, leftmost } from './row';

interface Lifted {
  column: number;
  jars: number;
}

type Given = Pick<GameProps<View>, 'plan' | 'act' | 'legal'>;

class Desk {
  /** The top jars of a column, waiting for a side to go to. */
  lifted = $state.raw<Lifted | null>(null);
  /** Is the recipe to be exchanged? That is asked once more: it ends in something new. */
  exchanging = $state(false);
  /** A kind of jar that is pointed out in the whole pantry. */
  sought = $state<string | null>(null);
  /** Moves tried out so far; `null` when no plan is made. */
  tried = $state.raw<string[] | null>(null);
  /** The pantry as it would be after them. */
  imagined = $state.raw<{ view: View; legal: Choice[]; drift: number } | null>(null);
  /** Moves of the plan that are still to be played for good. */
  todo = $state.raw<string[]>([]);
  /** The choices from which the last of them was taken: the next one waits for new ones. */
  #used: Choice[] | null = null;
  #playing = false;

  clear(): void {
    this.lifted = null;
    this.sought = null;
    this.drop();
    this.todo = [];
  }

  lift(column: number, jars: number): void {
    this.exchanging = false;
    const same = this.lifted?.column === column && this.lifted.jars === jars;
    this.lifted = same ? null : { column, jars };
  }

  begin(): void {
    this.#putDown();
    this.tried = [];
  }

  drop(): void {
    this.#putDown();
    this.tried = null;
  }

  #putDown(): void {
    this.imagined = null;
    this.lifted = null;
    this.exchanging = false;
  }

  /** A move: carried out, or added to the plan. What would show a card ends the plan: all of it is played for good. */
  async choose(choice: Choice, given: Given): Promise<void> {
    this.lifted = null;
    if (this.tried === null) await given.act(choice.id);
    else if (choice.parts.kind === 'move') await this.#imagine([...this.tried, choice.text], given);
    else this.commit(choice.text);
  }

  /** One step back; from the first, out of the plan. */
  async back(given: Given): Promise<void> {
    if (this.lifted) this.lifted = null;
    else if (this.exchanging) this.exchanging = false;
    else if (this.tried?.length) await this.#imagine(this.tried.slice(0, -1), given);
    else this.drop();
  }

  async #imagine(moves: string[], given: Given): Promise<void> {
    this.lifted = null;
    if (moves.length === 0) return this.begin();
    const plan = this.tried;
    const answer = await given.plan(moves);
    const last = answer?.steps.at(-1);
    // An answer about a plan that was dropped meanwhile, or has gone on, is none about the present one.
    if (!last || answer?.steps.length !== moves.length || this.tried === null || this.tried !== plan) return;
    this.tried = moves;
    this.imagined = {
      view: viewOf(last.game.view),
      legal: answer.end === 'done' ? (last.game.legal ?? []) : [],
      drift: drift(answer.steps.flatMap((step) => step.events)),
    };
  }

  /** The name of the leftmost column, in what is imagined or on the table. */
  leftmost(news: News[]): number {
    return leftmost(news) + (this.imagined?.drift ?? 0);
  }

  /** Play the plan for good, move by move. */
  commit(...more: string[]): void {
    this.todo = [...(this.tried ?? []), ...more];
    this.drop();
  }

  /** The next move of a plan that is being played, as soon as there are new choices. What has become impossible ends it. */
  async next(given: Given): Promise<void> {
    const [first, ...rest] = this.todo;
    if (this.#playing || first === undefined || given.legal.length === 0 || given.legal === this.#used) return;
    const choice = given.legal.find((one) => one.text === first);
    [this.#used, this.todo, this.#playing] = [given.legal, rest, true];
    const done = choice !== undefined && (await given.act(choice.id));
    this.#playing = false;
    if (!done) this.todo = [];
    await this.next(given);
  }
}

export const desk = new Desk();
