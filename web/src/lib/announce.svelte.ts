/** What a screen reader is told: what happened, and what to do. */

class Announcer {
  /** Two regions take turns, so that the same sentence twice is read twice. */
  polite = $state(['', '']);
  #turn = 0;

  say(text: string): void {
    if (!text) return;
    this.#turn = 1 - this.#turn;
    this.polite[this.#turn] = text;
    this.polite[1 - this.#turn] = '';
  }
}

export const announcer = new Announcer();
