/**
 * Message catalogues (`src/stockpot/texts/<language>/<room>.ftl`) as modules. They are read here, when the application is built: pages
 * get what the reader has understood, and not the reader. What a language lacks is taken from English.
 */

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** What only terminals show. */
const IN_TERMINALS = 'screen-';

/** The patterns of a catalogue by their names. */
const read = (text: string) =>
  Object.fromEntries(new FluentResource(text).body.filter(({ id }) => !id.startsWith(IN_TERMINALS)).map(({ id, value }) => [id, value]));

export function texts(): Plugin {
  return {
    name: 'stockpot-texts',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null;
      const english = id.replace(/[^/]+(?=\/[^/]+$)/, 'en');
      this.addWatchFile(english);
      const patterns = { ...(english === id ? {} : read(readFileSync(english, 'utf-8'))), ...read(text) };
      return { code: `export default ${JSON.stringify(patterns)};`, moduleType: 'js', map: null };
    },
  };
}
