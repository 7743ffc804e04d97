/**
 * Sentences from a key and data, as `core/speech.py` and `core/kinds.py` write them: labels, questions, refusals, the log.
 *
 * What each message is about is declared in Python; `$generated/games/<game>` has it as `SPEECH`. A test holds both to the same
 * sentences for whole games.
 */

import { FluentNumber, type FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Json } from '$generated/protocol';
import { keyOf, List, plainly as write } from './fluent';

/** What a field of a message stands for. */
export type Kind =
  | { readonly kind: 'number' | 'flag' | 'seat' | 'seats' | 'numbers' }
  | { readonly kind: 'piece'; readonly of: string }
  | { readonly kind: 'pieces' | 'piles' | 'counts'; readonly piece: string }
  | { readonly kind: 'compound'; readonly of: string; readonly fields: Fields };

export type Fields = Readonly<Record<string, Kind>>;

/** Pieces by their ids; the name of one with `parts` is put together from those of other pieces. */
export interface Pieces {
  readonly ids: readonly string[];
  readonly parts?: Readonly<Record<string, { readonly of: string; readonly which: readonly number[] }>>;
}

/** All that a game says. */
export interface Speech {
  readonly pieces: Readonly<Record<string, Pieces>>;
  readonly messages: Readonly<Record<string, Fields>>;
}

export type Data = Readonly<Record<string, unknown>>;
type Values = Record<string, FluentVariable>;

/** What the players are called; without it, `{0}` stands for the one in seat 0. */
export type Names = readonly string[];

/** Writes the sentences of a game in one language. */
export class Speaker {
  constructor(
    readonly speech: Speech,
    readonly texts: FluentBundle,
  ) {}

  /** The sentence of a message. */
  write(key: string, data: Data = {}, names?: Names): string {
    const values: Values = {};
    for (const [name, kind] of Object.entries(this.speech.messages[key] ?? {})) this.#put(values, name, kind, data[name], names);
    return write(this.texts, key, values);
  }

  /** The sentence of an event; it has another one for who does not see all of it. */
  tell(kind: string, data: Data, names?: Names): string {
    const key = kind.replaceAll('_', '-');
    const fields = Object.entries(this.speech.messages[key] ?? {});
    const values: Values = {};
    for (const [name, of] of fields) if (name in data) this.#put(values, name, of, data[name], names);
    return write(this.texts, fields.every(([name]) => name in data) ? key : `${key}-hidden`, values);
  }

  /** A choice as people read it, from its parts. */
  label(parts: Readonly<Record<string, Json>>, names?: Names): string {
    return this.write(`move-${String(parts.kind).replaceAll(' ', '-')}`, parts, names);
  }

  /** What a piece is called. One that no catalogue names, or that a designer made up, is called by its id. */
  name(kind: string, id: string): string {
    const { ids, parts } = this.speech.pieces[kind] ?? { ids: [] };
    const number = ids.indexOf(id);
    if (number < 0) return id;
    if (!parts) return write(this.texts, `${kind}-${keyOf(id)}`) || id;
    const values: Values = {};
    for (const [part, { of, which }] of Object.entries(parts)) this.#putPiece(values, part, of, this.speech.pieces[of]?.ids[which[number] ?? -1]);
    return write(this.texts, kind, values);
  }

  /** Lay ready what a sentence may say of a thing. */
  #put(values: Values, name: string, kind: Kind, data: unknown, names?: Names): void {
    switch (kind.kind) {
      case 'number':
        if (typeof data === 'number') values[name] = plain(data);
        return;
      case 'flag':
        values[name] = data ? 'yes' : 'no';
        return;
      case 'seat':
        values[name] = player(data as number | null, names);
        values[`${name}-id`] = data === null ? 'none' : plain(data as number);
        return;
      case 'seats':
        return putList(values, name, (data as number[]).map((seat) => player(seat, names)));
      case 'numbers':
        return putNumbers(values, name, data as number[]);
      case 'piece':
        return this.#putPiece(values, name, kind.of, data as string | null);
      case 'pieces':
        return putList(values, name, (data as string[]).map((one) => this.name(kind.piece, one)));
      case 'piles':
        return this.#putPiles(values, name, kind.piece, data as string[]);
      case 'counts':
        return this.#putCounts(values, name, kind.piece, (data as number[] | null) ?? []);
      case 'compound':
        values[name] = data === null ? '' : this.#compound(kind.of, kind.fields, data as Data);
    }
  }

  #putPiece(values: Values, name: string, kind: string, id: string | null | undefined): void {
    values[name] = id == null ? '' : this.name(kind, id);
    values[`${name}-id`] = id == null ? 'none' : keyOf(id);
  }

  /** Equal pieces together: "leek ×2". */
  #putPiles(values: Values, name: string, kind: string, ids: string[]): void {
    const piles = [...new Set(ids)].map((id) => this.#counted(kind, id, ids.filter((one) => one === id).length));
    values[name] = new List(piles);
    values[`${name}-count`] = plain(ids.length);
  }

  /** How many of each piece, the most first. */
  #putCounts(values: Values, name: string, kind: string, counts: number[]): void {
    const ids = this.speech.pieces[kind]?.ids ?? [];
    const present = counts.map((count, piece) => ({ count, id: ids[piece] ?? '' })).filter(({ count }) => count > 0);
    values[name] = new List(present.sort((a, b) => b.count - a.count).map(({ count, id }) => this.#counted(kind, id, count)));
    values[`${name}-count`] = plain(counts.reduce((sum, count) => sum + count, 0));
  }

  #counted(kind: string, id: string, count: number): string {
    const values: Values = { count: plain(count) };
    this.#putPiece(values, kind, kind, id);
    return write(this.texts, `counted-${kind}`, values);
  }

  #compound(key: string, fields: Fields, data: Data): string {
    const values: Values = {};
    for (const [name, kind] of Object.entries(fields)) this.#put(values, name, kind, data[name]);
    return write(this.texts, key, values);
  }
}

function putList(values: Values, name: string, parts: string[]): void {
  values[name] = new List(parts);
  values[`${name}-count`] = plain(parts.length);
}

function putNumbers(values: Values, name: string, numbers: number[]): void {
  putList(values, name, numbers.map(String));
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first !== undefined && last !== undefined) Object.assign(values, { [`${name}-first`]: plain(first), [`${name}-last`]: plain(last) });
}

const player = (seat: number | null, names?: Names): string => (seat === null ? '' : names ? (names[seat] ?? '') : `{${seat}}`);

/** A number as records write it, without marks between thousands. */
const plain = (n: number): FluentNumber => new FluentNumber(n, { useGrouping: false });
