/**
 * A table, kept in step with the server over its socket.
 *
 * - Every request has an id and is sent again under the same id after a lost connection, so that it is carried out once.
 * - After a reconnection the server sends exactly the news that were missed.
 * - Updates are shown one after the other, with a pause for the eye; `behind` says that more are waiting.
 */

import { say } from './texts.svelte';
import { VERSION, type Done, type News, type Refused, type Reply, type Situation, type TableInfo, type ToClient, type Update } from '$generated/protocol';
import { newKey, type Asking } from './api';
import { person } from './me.svelte';
import { pause } from './motion.svelte';
import { toast } from './toast.svelte';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** Why a table cannot be shown: it does not exist or you are not invited; its host has removed you; this page is older than the server; too many at once. */
export type Trouble = 'unknown' | 'removed' | 'stale' | 'crowded';

/** What comes of asking for something. */
export type Outcome = Done | Refused | Reply;

/** What the latest update told: what the eye should follow now. `number` grows with every beat. */
export interface Beat {
  number: number;
  news: News[];
}

interface Pending {
  message: Asking & { id: string };
  settle: (answer: Outcome) => void;
}

const BACKOFF = [300, 700, 1500, 3000, 6000, 10000];
const PING_EVERY = 20000;
const PONG_WITHIN = 8000;
const CROWDED = 10;

const TROUBLE: Record<number, Trouble> = { 4400: 'stale', 4403: 'removed', 4404: 'unknown', 4429: 'crowded' };

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
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = 0;
  /** A move is on its way. */
  busy = $state(false);

  #socket: WebSocket | undefined;
  #pending = new Map<string, Pending>();
  #queue: Update[] = [];
  #pumping = false;
  #hurry = false;
  #seq = 0;
  #eyes: number | undefined;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #opened: (() => void) | undefined;

  constructor(
    readonly id: string,
    readonly code = '',
    /** How long the eye needs for an update, in milliseconds at normal speed. */
    public pace: (update: Update) => number = defaultPace,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.connection = 'closed';
    this.#socket?.close();
  }

  // ------------------------------------------------------------------------------------------------------- requests

  /** Ask for something. The answer comes even when the connection breaks in between. */
  ask(request: Asking): Promise<Outcome> {
    const message = { ...request, id: newKey() };
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  /** Take a decision. A second click before the first is answered does nothing. */
  async play(move: number | string, note?: string): Promise<Outcome | undefined> {
    if (this.busy || this.behind) return undefined;
    this.busy = true;
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

  /** Show all that waits at once. */
  catchUp(): void {
    this.#hurry = true;
    void this.#pump();
  }

  // ------------------------------------------------------------------------------------------------------ connection

  #connect(): void {
    clearTimeout(this.#timer);
    const address = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      socket.send(JSON.stringify({ type: 'hello', v: VERSION, seq: this.#seq, code: this.code, ...this.#seat() }));
      clearInterval(this.#heart);
      this.#heart = setInterval(() => this.#beatHeart(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.#lastHeard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: WebSocket, code: number): void {
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
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#beatHeart(this.#socket);
  };

  /** A connection may die without a word, as when a phone sleeps. */
  #beatHeart(socket: WebSocket): void {
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
        if (message.now) this.ahead = message.now - Date.now();
        this.trouble = undefined;
        this.#opened?.();
        if (again) for (const { message: request } of this.#pending.values()) this.#send(request);
        return;
      }
      case 'update':
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
    pending.settle(answer);
  }

  // ----------------------------------------------------------------------------------------------------------- showing

  #startOver(): void {
    this.#queue = [];
    this.behind = 0;
    this.#seq = 0;
    this.news = [];
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.#show(update);
      this.behind = this.#queue.length;
      const wait = this.#hurry || document.hidden || this.#queue.length > CROWDED ? 0 : this.pace(update);
      if (wait > 0 && this.#seq === update.seq) await pause(wait);
    }
    this.#hurry = false;
    this.behind = 0;
    this.#pumping = false;
  }

  #show(update: Update): void {
    const fresh = (update.news ?? []).filter((one) => one.seq > this.#seq);
    if (update.seq < this.#seq) this.news = [];
    const first = this.news.length === 0;
    this.#seq = update.seq;
    if (update.table) this.info = update.table;
    if (update.game) this.game = update.game;
    if (fresh.length) this.news = [...this.news, ...fresh];
    // What happened before this page was opened is told in the log, not acted out again.
    if (fresh.length && !first) this.beat = { number: this.beat.number + 1, news: fresh };
  }
}

/** Half a second for a move that is told; nothing for all else. */
function defaultPace(update: Update): number {
  return update.news?.some((one) => one.kind === 'moved' && one.events.length) ? 550 : 0;
}
