/** Writes sentences as the browser does: what is to be said comes as JSON, the sentences go out as JSON. See test_browser.py. */

import { FluentResource } from '../../web/node_modules/@fluent/bundle/esm/index.js';
import { newBundle } from '../../web/src/lib/fluent.ts';
import { Speaker } from '../../web/src/lib/speech.ts';

export async function speak(games) {
  let input = '';
  for await (const part of process.stdin) input += part;
  const { catalogues, said } = JSON.parse(input);
  const speakers = {};
  for (const { game, lang, texts } of catalogues) {
    speakers[`${lang}/${game}`] = new Speaker(games[game], newBundle(lang, ...texts.map((text) => new FluentResource(text))));
  }
  const sentences = said.map(({ game, lang, way, key, data, names }) => speakers[`${lang}/${game}`][way](key, data, names ?? undefined));
  process.stdout.write(JSON.stringify(sentences));
}
