/**
 * The client of one table: kept in sync over a WebSocket with the server, or with the house in this browser for a table kept here.
 *
 * - After a lost connection it reconnects with growing, jittered pauses (exponential backoff), and gets exactly the news it missed.
 * - Every request has an id and is sent again under that id after a reconnect, or when no answer comes, so that it is
 *   carried out once (idempotency) and nothing waits for an answer that was lost.
 * - Updates are shown one after the other, with a pause for the eye; `behind` counts those that wait, `held` is something that has
 *   to be read first.
 */

import { say } from './texts.svelte';
import { VERSION, type Done, type News, type Refused, type Reply, type Situation, type TableInfo, type ToClient, type Update } from '$generated/protocol';
import { newKey, type Asking } from './api';
import { BROKEN, house, isHere, type Wire } from './house.svelte';
import { person } from './me.svelte';
import { afterFrame } from './next-frame';
import { pause } from './motion.svelte';
import { sinceOwnMove } from './news';
import { noteSeen, seen } from './seen';
import { toast } from './toast.svelte';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** Why a table cannot be shown: it does not exist or you are not invited; its host has removed you; this page is older than the server; too many at once; nothing can be played in this browser. */
export type Trouble = 'unknown' | 'removed' | 'stale' | 'crowded' | 'broken';

/** The result of a request. */
export type Outcome = Done | Refused | Reply;

/** The news of the latest update: what is being shown now. `number` grows with every beat. */
export interface Beat {
  number: number;
  news: News[];
}

/** How the news of a game is paced. */
export interface Rhythm {
  /** Milliseconds at normal speed to show this news for. */
  pace: (news: News[]) => number;
  /** Does it contain something that stays until it has been read? */
  halts: (news: News[]) => boolean;
  /** Milliseconds at normal speed for what is revealed once that has been read. */
  afterwards: (news: News[]) => number;
  /** Resolves when whatever is still moving is done; `undefined` when nothing moves. */
  ready: () => Promise<void> | undefined;
}

/** Something that stays until it has been read; it is shown once the moves that led to it have been. */
export interface Held {
  news: News[];
  up: boolean;
  /** It has been read and is being closed; the rest follows with the next frame. */
  read?: boolean;
  /** The view before the move that led to it; unknown if the page was opened later or has missed moves. */
  was?: unknown;
}

/** What an update showed. */
interface Shown {
  news: News[];
  acted: boolean;
  was?: unknown;
}

interface Pending {
  message: Asking & { id: string };
  settle: (answer: Outcome) => void;
  /** Sends it once more. */
  again: ReturnType<typeof setInterval> | undefined;
}

const BACKOFF = [300, 700, 1500, 3000, 6000, 10000];
const PING_EVERY = 20000;
const PONG_WITHIN = 8000;
const ANSWERED_WITHIN = 5000;
const CROWDED = 10;
export const READ_IN_PASSING = 5000;

const TROUBLE: Record<number, Trouble> = { 4400: 'stale', 4403: 'removed', 4404: 'unknown', 4429: 'crowded', [BROKEN]: 'broken' };

const SIGNED_OUT = 4401;

export class TableClient {
  info = $state.raw<TableInfo>();
  game = $state.raw<Situation>();
  news = $state.raw<News[]>([]);
  beat = $state.raw<Beat>({ number: 0, news: [] });
  connection = $state<Connection>('connecting');
  trouble = $state<Trouble>();
  /** Updates that wait to be shown. */
  behind = $state(0);
  /** The latest update is still being shown. */
  following = $state(false);
  /** What has to be read before anything else is shown. */
  held = $state.raw<Held>();
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = 0;
  /** A move is on its way. */
  busy = $state(false);
  /** The last news that was read in an open chat. */
  #heard = $state(0);

  #socket: Wire | undefined;
  #pending = new Map<string, Pending>();
  #queue: Update[] = [];
  /** Earlier news, while they are still coming in. */
  #past: News[] | undefined;
  #hurry = false;
  #seq = 0;
  #eyes: number | undefined;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #opened: (() => void) | undefined;
  #rhythm: Rhythm | undefined;
  #begun: (() => void) | undefined;
  #read: (() => void) | undefined;
  #skip: (() => void) | undefined;

  constructor(
    readonly id: string,
    readonly code = '',
  ) {
    this.#heard = seen()[id]?.heard ?? 0;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    for (const { again } of this.#pending.values()) clearInterval(again);
    this.connection = 'closed';
    this.#socket?.close();
  }

  get heard(): number {
    return this.#heard;
  }

  /** All that was said so far has been read; that holds when the page is opened again, too. */
  hear(): void {
    const last = this.news.findLast((one) => one.kind === 'said')?.seq ?? 0;
    if (last <= this.#heard) return;
    this.#heard = last;
    noteSeen(this.id, { heard: last });
  }

  // ------------------------------------------------------------------------------------------------------- requests

  /** Ask for something. The answer comes even when the connection breaks in between. */
  ask(request: Asking): Promise<Outcome> {
    const message = { ...request, id: newKey() };
    const again = mayBeRepeated(request) ? setInterval(() => this.#send(message), ANSWERED_WITHIN) : undefined;
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle, again });
      this.#send(message);
    });
  }

  /** Take a decision. A second click before the first is answered does nothing. */
  async play(move: number | string, note?: string): Promise<Outcome | undefined> {
    if (this.busy || this.behind || this.held) return undefined;
    this.busy = true;
    this.#skip?.(); // who decides has seen enough of what came before
    try {
      return await this.ask({ type: 'play', move, ...(note ? { note } : {}), ...this.#seat() });
    } finally {
      this.busy = false;
    }
  }

  /** One screen, several seats: from now on only what this seat may know is sent (`undefined`: nothing hidden). */
  async look(seat: number | undefined): Promise<Outcome> {
    this.#eyes = seat;
    this.#startOver();
    return this.ask({ type: 'look', seq: 0, ...this.#seat() });
  }

  #seat(): { seat?: number } {
    return this.#eyes === undefined ? {} : { seat: this.#eyes };
  }

  /** Who you are has changed: open the table anew with the new identity. */
  async reconnect(): Promise<void> {
    this.#startOver();
    const opened = new Promise<void>((done) => (this.#opened = done));
    this.connection = 'connecting';
    this.#socket?.close();
    await opened;
  }

  /** The game can be drawn: until then only the first update is shown, so that nothing happens unseen. */
  begin(rhythm: Partial<Rhythm> = {}): void {
    this.#rhythm = { pace: defaultPace, halts: () => false, afterwards: () => 0, ready: () => undefined, ...rhythm };
    this.#begun?.();
  }

  /** Show all that waits at once. */
  catchUp(): void {
    this.#hurry = true;
    this.#skip?.();
    void this.#pump();
  }

  /** What is held was read. It goes first and the rest comes after it: both at once would keep a slow phone busy for too long. */
  goOn(): void {
    if (!this.held || this.held.read) return;
    this.held = { ...this.held, read: true };
    afterFrame(() => this.#letGo());
  }

  #letGo(): void {
    this.held = undefined;
    this.#read?.();
  }

  // ------------------------------------------------------------------------------------------------------ connection

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = (this.#socket = wireTo(this.id));
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      socket.send(JSON.stringify({ type: 'hello', v: VERSION, seq: this.#seq, code: this.code, previews: true, ...this.#seat() }));
      clearInterval(this.#heart);
      if (!isHere(this.id)) this.#heart = setInterval(() => this.#beatHeart(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#lastHeard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: Wire, code: number): void {
    if (socket !== this.#socket || this.connection === 'closed') return;
    clearInterval(this.#heart);
    if (code === SIGNED_OUT) void person.signedOut().then((here) => here && toast.show(say('signed-out'), '', 'bad'));
    const trouble = TROUBLE[code];
    if (trouble && trouble !== 'crowded') {
      this.trouble = trouble;
      this.connection = 'closed';
      return;
    }
    this.trouble = trouble;
    this.connection = this.#attempt > 0 || this.info ? 'lost' : 'connecting';
    const wait = BACKOFF[Math.min(this.#attempt++, BACKOFF.length - 1)] ?? 10000;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  #wake = (): void => {
    if (document.hidden || this.connection === 'closed') return;
    if (this.#socket && this.#socket.readyState > WebSocket.OPEN) this.#connect();
    else if (this.#socket?.readyState === WebSocket.OPEN && !isHere(this.id)) this.#beatHeart(this.#socket);
  };

  /** A connection may die without a word, as when a phone sleeps. */
  #beatHeart(socket: Wire): void {
    const asked = Date.now();
    socket.send('{"type":"ping"}');
    setTimeout(() => {
      if (socket === this.#socket && this.#lastHeard < asked && this.connection !== 'closed') {
        socket.onclose = null;
        socket.close();
        this.#lost(socket, 0);
      }
    }, PONG_WITHIN);
  }

  #send(message: unknown): void {
    if (this.connection === 'open') this.#socket?.send(JSON.stringify(message));
  }

  // ----------------------------------------------------------------------------------------------------------- hearing

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome': {
        const again = this.connection !== 'open';
        this.connection = 'open';
        this.#attempt = 0;
        this.#past = [];
        if (message.now) this.ahead = message.now - Date.now();
        this.trouble = undefined;
        this.#opened?.();
        if (again) for (const { message: request } of this.#pending.values()) this.#send(request);
        return;
      }
      case 'update':
        // A long past comes in slices, of news alone; the last of them has the table.
        if (this.#past) {
          this.#past.push(...(message.news ?? []));
          if (!message.table) return;
          message = { ...message, news: this.#past };
          this.#past = undefined;
        }
        this.#queue.push(message);
        this.behind = this.#queue.length;
        void this.#pump();
        return;
      case 'pong':
        return;
      default:
        this.#answered(message);
    }
  }

  #answered(answer: Outcome): void {
    const pending = answer.id ? this.#pending.get(answer.id) : undefined;
    if (!pending || !answer.id) return;
    this.#pending.delete(answer.id);
    clearInterval(pending.again);
    pending.settle(answer);
  }

  // ----------------------------------------------------------------------------------------------------------- showing

  #startOver(): void {
    this.#queue = [];
    this.behind = 0;
    this.#letGo();
    this.#seq = 0;
    this.news = [];
  }

  async #pump(): Promise<void> {
    if (this.following) return;
    this.following = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const shown = this.#show(update);
      this.behind = this.#queue.length;
      if (!this.#rhythm) await new Promise<void>((begun) => (this.#begun = begun));
      await this.#dwell(update.seq, shown);
      await this.#rhythm?.ready();
      // Each in a task of its own: many in one would keep a finger waiting.
      if (this.#queue.length && !document.hidden) await new Promise((next) => setTimeout(next));
    }
    this.#hurry = false;
    this.behind = 0;
    this.following = false;
  }

  /** Take in an update: the news in it that are worth following, whether they are acted out, and the view before a single move. */
  #show(update: Update): Shown {
    const fresh = (update.news ?? []).filter((one) => one.seq > this.#seq);
    if (update.seq < this.#seq) this.news = [];
    const first = this.news.length === 0;
    this.#seq = update.seq;
    const was = fresh.filter((one) => one.kind === 'moved').length === 1 ? this.game?.view : undefined;
    if (update.table) this.info = update.table;
    // What is told again as it was leaves what somebody is about to do alone.
    if (update.game && (fresh.length || !same(update.game, this.game))) this.game = update.game;
    if (fresh.length) this.news = [...this.news, ...fresh];
    // What happened before this page was opened is told in the log, not acted out again.
    if (first) return { news: this.#unread(fresh), acted: false };
    if (fresh.length) this.beat = { number: this.beat.number + 1, news: fresh };
    return { news: fresh, acted: true, was };
  }

  /** What may still be to read for who opens the page: what their last move led to, and not the way to a result that is there. */
  #unread(past: News[]): News[] {
    const { you, status } = this.info ?? {};
    if (you === undefined || status === 'over') return [];
    return past.slice(Math.max(0, past.length - sinceOwnMove(past, you).length - 1));
  }

  /** Leave time for the eye, and hold what is to be read. Who only watches reads it in passing. */
  async #dwell(seq: number, { news, acted, was }: Shown): Promise<void> {
    const { pace, halts, afterwards } = this.#rhythm!;
    const halt = news.length > 0 && halts(news);
    if (halt) this.held = { news, up: false, was };
    const hurried = this.#hurry || document.hidden || this.#queue.length > CROWDED;
    const wait = acted && !hurried ? pace(news) : 0;
    if (this.#seq === seq) await this.#look(wait);
    if (!halt || !this.held) return;
    this.held = { news, up: true, was };
    if (this.info?.you === undefined) await pause(READ_IN_PASSING);
    else await new Promise<void>((read) => (this.#read = read));
    this.held = undefined;
    await this.#look(this.#hurry ? 0 : afterwards(news));
  }

  /** Give the eye so many milliseconds, or until somebody is in a hurry. */
  async #look(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await Promise.race([pause(milliseconds), new Promise<void>((skip) => (this.#skip = skip))]);
  }
}

/** Is it carried out once, however often it is sent? A question takes long to answer, and would be thought about anew. */
const mayBeRepeated = ({ type }: Asking): boolean => type !== 'hint' && type !== 'why' && type !== 'plan' && type !== 'look';

/** A socket to where a table is kept. */
function wireTo(table: string): Wire {
  if (isHere(table)) return house.socket(table);
  const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Half a second for a move that is told; nothing for all else. */
function defaultPace(news: News[]): number {
  return news.some((one) => one.kind === 'moved' && one.events.length) ? 550 : 0;
}
