/**
 * The REST interface, of the server or of the house in this browser, whoever has what is asked for. Every refusal is a `Refusal` with a
 * sentence for people.
 */

import type {
  Analysis, Begun, Bench, Block, BlockedHere, Blocks, Carried, Carries, Carry, Change, Changed, Counted, DeviceFile, DeviceTaken, Done, Forgotten, Friends, GameInfo, GameSpeech, Group, GroupDoor, GroupListed, History, Imported, Invited, Lang, Look, Me, Meeting, NewTable, NewTournament, PasskeyInfo, Passkeys, Problem, Profile, Question, Replay, Request, Sentence, Settings, Standings, Subscribe, Subscribed, TableFile, Tables, Tournament, TournamentListed, Update, YourSettings,
} from '$generated/protocol'; // prettier-ignore

import { HERE, house } from './house.svelte';
import { STATIC_SITE } from './mode';
import * as site from './site';

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

interface Init {
  method?: string;
  body?: string;
}

/** Is a path about a table that is kept in this browser? */
const aboutHere = (path: string): boolean => path.startsWith(`/api/tables/${HERE}`);

/** `here`: ask the house in this browser. */
async function call(path: string, init: Init = {}, here = STATIC_SITE || aboutHere(path)): Promise<Response> {
  let response: Response;
  try {
    response = here ? await house.fetch(path, init) : await fetch(path, { headers: { 'content-type': 'application/json', accept: '*/*' }, ...init });
  } catch {
    throw new Refusal(here ? 'no_house' : 'offline', '', 0);
  }
  if (response.ok) return response;
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  throw new Refusal(problem.code ?? 'failed', problem.text ?? '', response.status, problem.rule, problem.said);
}

async function json<T>(path: string, init?: Init, here?: boolean): Promise<T> {
  return (await call(path, init, here)).json() as Promise<T>;
}

/** Fallback when the server cannot be reached: the files that came with the application. */
function orElse<T>(answer: Promise<T>, other: () => Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => (error instanceof Refusal && error.code === 'offline' ? other() : Promise.reject(error)));
}

const body = (method: string, data: unknown): Init => ({ method, body: JSON.stringify(data) });
const query = (parts: Record<string, string | number | undefined>): string => {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

/** A fresh id for a request (idempotency key). */
export function newKey(): string {
  // Browsers give randomUUID to secure pages only; a phone on the local network has none.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const tournament = (id: string, one: string): string => `${group(id)}/tournaments/${encodeURIComponent(one)}`;
const group = (id: string): string => `/api/groups/${encodeURIComponent(id)}`;

const shelves = new Map<Lang, Promise<GameInfo[]>>();

export const api = {
  /** All games; fetched once for each language. */
  games(lang: Lang): Promise<GameInfo[]> {
    let shelf = shelves.get(lang);
    if (!shelf) {
      shelf = STATIC_SITE ? site.games(lang) : orElse(json<GameInfo[]>(`/api/games${query({ lang })}`), () => site.games(lang));
      shelf.catch(() => shelves.delete(lang));
      shelves.set(lang, shelf);
    }
    return shelf;
  },
  speech: (game: string, lang: Lang) => json<GameSpeech>(`/api/games/${encodeURIComponent(game)}/speech${query({ lang })}`),
  async rulebook(game: string, lang: Lang): Promise<string> {
    if (STATIC_SITE) return site.rulebook(game, lang);
    const answer = call(`/api/games/${encodeURIComponent(game)}/rulebook${query({ lang })}`);
    return orElse(answer.then((found) => found.text()), () => site.rulebook(game, lang));
  },
  me: () => json<Me>('/api/me'),
  name: (name: string, here?: boolean) => json<Me>('/api/me', body('PUT', { name }), here),
  carry: () => json<Carry>('/api/me/carry', body('POST', {})),
  carries: () => json<Carries>('/api/me/carry'),
  cancelCarries: () => json<Changed>('/api/me/carry', { method: 'DELETE' }),
  carried: (token: string) => json<Carried>('/api/me/carried', body('POST', { token })),
  claim: (token: string) => json<Me>('/api/me/claim', body('POST', { token })),
  back: () => json<Me>('/api/me/back', body('POST', {})),
  forget: () => json<Forgotten>('/api/me', { method: 'DELETE' }),
  signOutOthers: () => json<Me>('/api/me/devices', { method: 'DELETE' }),
  settings: () => json<YourSettings>('/api/me/settings'),
  setSettings: (wanted: Settings) => json<YourSettings>('/api/me/settings', body('PUT', wanted)),
  subscribe: (browser: Subscribe) => json<Subscribed>('/api/me/push', body('POST', browser)),
  stopPush: (path: string) => json<Changed>(path, { method: 'DELETE' }),
  passkeys: () => json<Passkeys>('/api/me/passkeys'),
  passkeyOptions: () => json<Record<string, unknown>>('/api/me/passkeys/options', body('POST', {})),
  addPasskey: (made: unknown) => json<PasskeyInfo>('/api/me/passkeys', body('POST', made)),
  removePasskey: (id: string) => json<Changed>(`/api/me/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  passkeyQuestion: () => json<Record<string, unknown>>('/api/passkeys/options', body('POST', {})),
  recognise: (signed: unknown) => json<Me>('/api/passkeys', body('POST', signed)),
  friends: () => json<Friends>('/api/me/friends'),
  invite: (table: string, person: string) => json<Invited>(`/api/tables/${encodeURIComponent(table)}/invitations`, body('POST', { person })),
  blocks: () => json<Blocks>('/api/me/blocks'),
  block: (whom: Block) => json<Changed>('/api/me/blocks', body('POST', whom)),
  unblock: (person: string) => json<Changed>(`/api/me/blocks/${encodeURIComponent(person)}`, { method: 'DELETE' }),
  blocked: (table: string, code = '') => json<BlockedHere>(`/api/tables/${encodeURIComponent(table)}/blocked${query({ code })}`),
  tables: (here?: boolean) => json<Tables>('/api/tables', {}, here),
  create: (table: NewTable, here?: boolean) => json<Update>('/api/tables', body('POST', table), here),
  /** In this browser: a table dealt ahead for the next "Play now". */
  dealAhead: (table: NewTable, edition: string) => json<unknown>('/api/tables/ahead', body('POST', { table, edition }), true),
  /** A table to take elsewhere; and one from elsewhere, or a record, to take in. */
  file: (id: string) => json<TableFile>(`/api/tables/${encodeURIComponent(id)}/file`),
  takeIn: (file: unknown, here?: boolean) => json<Imported>('/api/tables/import', body('POST', file), here),
  /** Only what is kept in this browser can be thrown away, and saved and restored as a whole. */
  remove: (id: string) => json<Changed>(`/api/tables/${encodeURIComponent(id)}`, { method: 'DELETE' }, true),
  device: () => json<DeviceFile>('/api/device', {}, true),
  takeDevice: (file: unknown) => json<DeviceTaken>('/api/device', body('POST', file), true),
  putAway: (id: string, away: boolean) => json<Changed>(`/api/tables/${encodeURIComponent(id)}/away`, { method: away ? 'PUT' : 'DELETE' }),
  table: (id: string, code = '') => json<Update>(`/api/tables/${encodeURIComponent(id)}${query({ code })}`),
  request: (id: string, request: Asking) =>
    json<Done>(`/api/tables/${encodeURIComponent(id)}/requests`, body('POST', { ...request, id: newKey() })),
  record: (id: string, code = '') => json<Record<string, unknown>>(`/api/tables/${encodeURIComponent(id)}/record${query({ code })}`),
  replay: (id: string, viewer: string, first: number, count: number, code = '') =>
    json<Replay>(`/api/tables/${encodeURIComponent(id)}/replay${query({ viewer, first, count, code })}`),
  analysis: (id: string, code = '') => json<Analysis>(`/api/tables/${encodeURIComponent(id)}/analysis${query({ code })}`),
  analyse: (id: string, code = '') => json<Analysis>(`/api/tables/${encodeURIComponent(id)}/analysis${query({ code })}`, body('POST', {})),
  groups: () => json<GroupListed[]>('/api/groups'),
  newGroup: (name: string) => json<Group>('/api/groups', body('POST', { name })),
  group: (id: string) => json<Group>(group(id)),
  groupDoor: (id: string, code: string) => json<GroupDoor>(`${group(id)}/door${query({ code })}`),
  joinGroup: (id: string, code: string) => json<Group>(`${group(id)}/members`, body('POST', { code })),
  leaveGroup: (id: string) => json<Changed>(`${group(id)}/members`, { method: 'DELETE' }),
  renameGroup: (id: string, name: string) => json<Group>(group(id), body('PUT', { name })),
  renewGroup: (id: string) => json<Group>(`${group(id)}/link`, body('POST', {})),
  handOver: (id: string, member: string) => json<Group>(`${group(id)}/admin`, body('POST', { member })),
  removeMember: (id: string, member: string) => json<Group>(`${group(id)}/members/${encodeURIComponent(member)}`, { method: 'DELETE' }),
  deleteGroup: (id: string) => json<Changed>(group(id), { method: 'DELETE' }),
  meet: (id: string, meeting: Meeting) => json<Group>(`${group(id)}/date`, body('PUT', meeting)),
  callOff: (id: string) => json<Group>(`${group(id)}/date`, { method: 'DELETE' }),
  createFor: (id: string, table: NewTable) => json<Update>(`${group(id)}/tables`, body('POST', table)),
  groupHistory: (id: string, before?: number) => json<History>(`${group(id)}/history${query({ before })}`),
  tournaments: (id: string) => json<TournamentListed[]>(`${group(id)}/tournaments`),
  newTournament: (id: string, data: NewTournament) => json<Tournament>(`${group(id)}/tournaments`, body('POST', data)),
  tournament: (id: string, one: string) => json<Tournament>(tournament(id, one)),
  enter: (id: string, one: string) => json<Tournament>(`${tournament(id, one)}/entrants`, body('POST', {})),
  withdraw: (id: string, one: string) => json<Tournament>(`${tournament(id, one)}/entrants`, { method: 'DELETE' }),
  draw: (id: string, one: string, round: number, force: boolean) => json<Tournament>(`${tournament(id, one)}/rounds`, body('POST', { round, force })),
  deleteTournament: (id: string, one: string) => json<Changed>(tournament(id, one), { method: 'DELETE' }),
  profile: () => json<Profile>('/api/me/record'),
  myHistory: (before?: number) => json<History>(`/api/me/record/history${query({ before })}`),
  rate: (on: boolean) => json<Profile>('/api/me/record/rated', body('PUT', { on })),
  standings: (id: string) => json<Standings>(`${group(id)}/standings`),
  /** The workshop, where one is open (`stockpot lab GAME --serve`). */
  bench: (game: string) => json<Bench>(`/api/lab/games/${encodeURIComponent(game)}`),
  change: (game: string, change: Change) => json<Begun>(`/api/lab/games/${encodeURIComponent(game)}`, body('POST', change)),
  counted: (study: number, seen: number) => json<Counted>(`/api/lab/studies/${study}${query({ seen })}`),
  reportOf: (study: number) => `/api/lab/report/${study}`,
};
