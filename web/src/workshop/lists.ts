/** Lists of components in the workshop: an option's value as rows of texts, and back. */

import type { ListInfo, OptionValue } from '$generated/protocol';
import { readCsv, writeCsv } from '$lib/csv';

export type Rows = string[][];

/** The rows of a list where its option has a value. */
export function rowsOf(list: ListInfo, value: OptionValue): Rows {
  const text = typeof value === 'string' ? value : (value as Record<string, string>)[list.part];
  if (text === undefined) return [];
  return list.rows[text] ?? rowsIn(list, text);
}

/** The rows in a text: of columns by their names, in whatever order they stand there. */
export function rowsIn(list: ListInfo, text: string): Rows {
  const [head = [], ...rows] = readCsv(text);
  const places = list.columns.map((column) => head.indexOf(column));
  return rows.map((row) => places.map((place) => row[place] ?? ''));
}

export const textOf = (list: ListInfo, rows: Rows): string => writeCsv([list.columns, ...rows]);

/** The value of an option whose lists have these rows: the name of lists that have one, or their texts. */
export function valueOf(lists: readonly ListInfo[], rows: readonly Rows[]): OptionValue {
  const same = (name: string): boolean => lists.every((list, n) => JSON.stringify(list.rows[name]) === JSON.stringify(rows[n]));
  const known = Object.keys(lists[0]?.rows ?? {}).find(same);
  if (known !== undefined) return known;
  const texts = lists.map((list, n) => [list.part, textOf(list, rows[n] ?? [])] as const);
  return lists[0]?.part ? Object.fromEntries(texts) : (texts[0]?.[1] ?? '');
}

/** What a row is called. */
export const nameOf = (list: ListInfo, row: readonly string[]): string => list.called.map((column) => row[list.columns.indexOf(column)]).join(', ');

/** The same row once more: where its name is free text, under one that no other row has. */
export function copyOf(list: ListInfo, rows: Rows, row: readonly string[]): string[] {
  const copy = [...row];
  for (const column of new Set([...list.same, ...list.called])) {
    const place = list.columns.indexOf(column);
    if (list.words[column]) continue;
    for (let n = 2; rows.some((other) => other[place] === copy[place]); n++) copy[place] = `${row[place]} ${n}`;
  }
  return copy;
}
