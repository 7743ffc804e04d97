/** The REST interface. Every refusal is a `Refusal` with a sentence for people. */

import type {
  Analysis, Carried, Carries, Carry, Changed, Done, GameInfo, GameSpeech, Lang, Look, Me, NewTable, Problem, Question, Replay, Request, Sentence, Tables, Update,
} from '$generated/protocol'; // prettier-ignore

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Something to ask for at a table; it gets its name (`id`) when it is sent. */
export type Asking = Unnamed<Request | Question | Look>;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly rule = '',
    readonly said?: Sentence,
  ) {
    super(text);
  }
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { headers: { 'content-type': 'application/json', accept: '*/*' }, ...init });
  } catch {
    throw new Refusal('offline', '', 0);
  }
  if (response.ok) return response;
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  throw new Refusal(problem.code ?? 'failed', problem.text ?? '', response.status, problem.rule, problem.said);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await call(path, init)).json() as Promise<T>;
}

const body = (method: string, data: unknown): RequestInit => ({ method, body: JSON.stringify(data) });
const query = (parts: Record<string, string | number | undefined>): string => {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

/** A name for a request, used once. */
export function newKey(): string {
  // Browsers give randomUUID to secure pages only; a phone on the local network has none.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const shelves = new Map<Lang, Promise<GameInfo[]>>();

export const api = {
  /** All games; asked once in a language. */
  games(lang: Lang): Promise<GameInfo[]> {
    let shelf = shelves.get(lang);
    if (!shelf) {
      shelf = json<GameInfo[]>(`/api/games${query({ lang })}`);
      shelf.catch(() => shelves.delete(lang));
      shelves.set(lang, shelf);
    }
    return shelf;
  },
  speech: (game: string, lang: Lang) => json<GameSpeech>(`/api/games/${encodeURIComponent(game)}/speech${query({ lang })}`),
  async rulebook(game: string, lang: Lang): Promise<string> {
    return (await call(`/api/games/${encodeURIComponent(game)}/rulebook${query({ lang })}`)).text();
  },
  me: () => json<Me>('/api/me'),
  name: (name: string) => json<Me>('/api/me', body('PUT', { name })),
  carry: () => json<Carry>('/api/me/carry', body('POST', {})),
  carries: () => json<Carries>('/api/me/carry'),
  cancelCarries: () => json<Changed>('/api/me/carry', { method: 'DELETE' }),
  carried: (token: string) => json<Carried>('/api/me/carried', body('POST', { token })),
  claim: (token: string) => json<Me>('/api/me/claim', body('POST', { token })),
  back: () => json<Me>('/api/me/back', body('POST', {})),
  signOutOthers: () => json<Me>('/api/me/devices', { method: 'DELETE' }),
  tables: () => json<Tables>('/api/tables'),
  create: (table: NewTable) => json<Update>('/api/tables', body('POST', table)),
  table: (id: string, code = '') => json<Update>(`/api/tables/${encodeURIComponent(id)}${query({ code })}`),
  request: (id: string, request: Asking) =>
    json<Done>(`/api/tables/${encodeURIComponent(id)}/requests`, body('POST', { ...request, id: newKey() })),
  record: (id: string, code = '') => json<Record<string, unknown>>(`/api/tables/${encodeURIComponent(id)}/record${query({ code })}`),
  replay: (id: string, viewer: string, first: number, count: number, code = '') =>
    json<Replay>(`/api/tables/${encodeURIComponent(id)}/replay${query({ viewer, first, count, code })}`),
  analysis: (id: string, code = '') => json<Analysis>(`/api/tables/${encodeURIComponent(id)}/analysis${query({ code })}`),
  analyse: (id: string, code = '') => json<Analysis>(`/api/tables/${encodeURIComponent(id)}/analysis${query({ code })}`, body('POST', {})),
};
