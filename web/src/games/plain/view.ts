/** What views of such games have of the areas that they declare. */

import type { Area, Face, Json, Layout } from '$generated/protocol';

export interface View {
  game: string;
  seats: Record<string, Json>[];
  [part: string]: unknown;
}

/** A piece that lies somewhere: none where it is face down, or where a space is empty. */
export interface Entry {
  piece: string | null;
  /** Whose it is. */
  seat: number | null;
}

/** What a view has of an area, or of one with every player. */
export function found(area: Area, view: View, seat?: number): unknown {
  let inside: unknown = area.place === 'seat' && seat !== undefined ? view.seats[seat] : view;
  for (const key of (area.path || area.name).split('.')) inside = (inside as Record<string, unknown> | null | undefined)?.[key];
  return inside;
}

/** Its pieces; nothing where the viewer has no such thing. */
export function entriesOf(area: Area, view: View): Entry[] | undefined {
  const list = found(area, view);
  if (!Array.isArray(list)) return undefined;
  return list.map((one: string | null | Entry) => (typeof one === 'object' && one ? { piece: one.piece, seat: one.seat ?? null } : { piece: one, seat: null }));
}

export function scoreOf(view: View, seat: number, layout: Layout): number | null {
  const score = view.seats[seat]?.[layout.score ?? 'points'];
  return typeof score === 'number' ? score : null;
}

/** How a piece looks at this table; one that nobody declared is plain. Its corner may come from the list of cards that is played with. */
export function faceOf(layout: Layout, kind: string | undefined, piece: string, view: View): Face {
  const set = layout.sets.find((one) => one.kind === kind);
  const corner = set?.corners ? (view[set.corners] as Record<string, number | string>)[piece] : undefined;
  return { ...set?.faces[piece], ...(corner === undefined ? {} : { corner: String(corner) }) };
}

export function backOf(layout: Layout, kind: string | undefined): Face {
  return layout.sets.find((one) => one.kind === kind)?.back ?? {};
}

/** What can be said of the whole table: its plain numbers and words. */
export function plainValues(view: View): Record<string, string | number> {
  return Object.fromEntries(Object.entries(view).filter((one): one is [string, string | number] => ['string', 'number'].includes(typeof one[1])));
}
