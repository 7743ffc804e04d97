/** What a server would tell of the games, as files that come with the application. */

import type { GameInfo, Lang } from '$generated/protocol';

const catalogues = import.meta.glob<string>('../../../build/house/games.*.json', { query: '?url', import: 'default', eager: true });
const rulebooks = import.meta.glob<string>('../../../src/stockpot/texts/*/*.md', { query: '?url', import: 'default', eager: true });

async function read(address: string | undefined): Promise<Response> {
  const answer = address ? await fetch(address) : Response.error();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** All games, as `GET /api/games` answers. */
export async function games(lang: Lang): Promise<GameInfo[]> {
  return (await read(catalogues[`../../../build/house/games.${lang}.json`])).json() as Promise<GameInfo[]>;
}

/** A rulebook; in English where it is not translated. */
export async function rulebook(game: string, lang: Lang): Promise<string> {
  const of = (one: Lang): string | undefined => rulebooks[`../../../src/stockpot/texts/${one}/${game}.md`];
  return (await read(of(lang) ?? of('en'))).text();
}
