/**
 * The house in this browser: the server's REST paths and sockets, answered by a worker (docs/local.md). Tables that are kept here are
 * known by their names. The pages of a static site ask the house for everything.
 */

import type { FromWorker, ToWorker } from '../worker/messages';
import { say } from './texts.svelte';
import { toast } from './toast.svelte';

/** How the names of tables begin that are kept in this browser. */
export const HERE = 'here-';

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** The part of `WebSocket` that a table's client uses. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** Close code when the worker cannot be started: this browser lacks something, or a file could not be loaded. */
export const BROKEN = 4500;

class House {
  /** `asleep` until somebody needs it. */
  state = $state<'asleep' | 'waking' | 'ready' | 'broken'>('asleep');

  #worker: Worker | undefined;
  #count = 0;
  #answers = new Map<number, (text: string | undefined) => void>();
  #wires = new Map<number, HouseWire>();
  #foretold = new Map<string, string[]>();

  /** Start the worker, if it has not been started. */
  wake(): void {
    if (this.#worker) return;
    this.state = 'waking';
    performance.mark('house-waking');
    const worker = (this.#worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' }));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => worker === this.#worker && this.#break();
  }

  /** Like the global `fetch`, for a path of the REST interface. */
  async fetch(path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}): Promise<Response> {
    const text = await new Promise<string | undefined>((settle) => {
      const id = ++this.#count;
      this.#answers.set(id, settle);
      this.tell({ type: 'call', id, method, path, body });
    });
    if (text === undefined) throw new Error('broken');
    const [, status = '', type = '', content = ''] = /^(\d+) (.*)\n([^]*)$/.exec(text) ?? [];
    return new Response(content, { status: Number(status), headers: { 'content-type': type } });
  }

  /** The socket of a table that is kept here. */
  socket(table: string): Wire {
    const id = ++this.#count;
    const wire = new HouseWire(id);
    this.#wires.set(id, wire);
    this.tell({ type: 'open', socket: id, table });
    const foretold = this.#foretold.get(table) ?? [];
    this.#foretold.delete(table);
    queueMicrotask(() => {
      wire.opened();
      foretold.forEach((text) => wire.heard(text));
    });
    return wire;
  }

  /** The next socket of this table gets this message at once; the house repeats it when it is ready, and goes on from there. */
  foretell(table: string, messages: string[]): void {
    this.#foretold.set(table, messages);
  }

  tell(message: ToWorker): void {
    if (message.type === 'close') this.#wires.delete(message.socket);
    this.wake();
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        performance.mark('house-ready');
        this.state = 'ready';
        if (!message.keeps) toast.show(say('not-kept'), '', 'bad');
        return;
      case 'failed':
        console.warn(message.reason);
        return this.#break();
      case 'answer':
        this.#answers.get(message.id)?.(message.text);
        this.#answers.delete(message.id);
        return;
      case 'post':
        return this.#wires.get(message.socket)?.heard(message.text);
      case 'closed':
        this.#wires.get(message.socket)?.ended(message.code, message.reason);
        this.#wires.delete(message.socket);
    }
  }

  /** Fail all pending requests, whose answers will never come; later requests start the worker again. */
  #break(): void {
    this.state = 'broken';
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const settle of this.#answers.values()) settle(undefined);
    for (const wire of this.#wires.values()) wire.ended(BROKEN, 'broken');
    this.#answers.clear();
    this.#wires.clear();
  }
}

export const house = new House();

/** One end of a socket in the house. */
class HouseWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(readonly id: number) {}

  send(text: string): void {
    house.tell({ type: 'hear', socket: this.id, text });
  }

  close(): void {
    if (this.readyState > WebSocket.OPEN) return;
    house.tell({ type: 'close', socket: this.id });
    queueMicrotask(() => this.ended(1000, ''));
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  heard(data: string): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  ended(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code, reason }));
  }
}
