/**
 * Message catalogues (`src/stockpot/texts/<language>/<room>.ftl`) as modules. They are read here, when the application is built: pages
 * get what the reader has understood, and not the reader. What a language lacks is taken from English.
 */

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** What only terminals show. */
const IN_TERMINALS = 'screen-';

/** `page.ftl?shell`: what is said where no catalogue could be loaded. */
const SHELL = '?shell';
const IN_SHELL = ['offline', 'again', 'home'];

/** The patterns of a catalogue by their names. */
const read = (text: string) =>
  Object.fromEntries(new FluentResource(text).body.filter(({ id }) => !id.startsWith(IN_TERMINALS)).map(({ id, value }) => [id, value]));

const module = (patterns: Record<string, unknown>) => ({ code: `export default ${JSON.stringify(patterns)};`, moduleType: 'js' as const, map: null });

export function texts(): Plugin {
  return {
    name: 'stockpot-texts',
    transform(text, id) {
      if (id.endsWith(`.ftl${SHELL}`)) return module(Object.fromEntries(Object.entries(read(text)).filter(([key]) => IN_SHELL.includes(key))));
      if (!id.endsWith('.ftl')) return null;
      const english = id.replace(/[^/]+(?=\/[^/]+$)/, 'en');
      this.addWatchFile(english);
      return module({ ...(english === id ? {} : read(readFileSync(english, 'utf-8'))), ...read(text) });
    },
  };
}
