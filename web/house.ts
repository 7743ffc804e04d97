/**
 * What plays without a server: Pyodide, the archives that it unpacks (`pack/pack.py`), and what a server would tell of the games.
 * Archives are packed anew when something in them has changed, into `build/house`.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const SOURCE = join(HERE, '../src');
const OUT = join(HERE, '../build/house');
const PYODIDE = join(HERE, 'node_modules/pyodide');

/** Parts of the package that something is packed from, and of which kinds. */
const PARTS = ['api', 'bots', 'components', 'core', 'engine', 'games', 'local', 'room', 'texts'];
const KINDS = ['.py', '.mjs', '.ftl', '.md', '.csv', '.json', '.txt'];

/** Pyodide's own files, and their names here: nginx and others do not know that `.mjs` is a script. */
const RUNTIME = { 'pyodide.asm.wasm': 'pyodide.asm.wasm', 'pyodide.asm.mjs': 'pyodide.asm.js' };

export function house(): Plugin {
  return {
    name: 'stockpot-house',
    buildStart: pack,
    generateBundle() {
      for (const [file, name] of Object.entries(RUNTIME)) {
        this.emitFile({ type: 'asset', fileName: `assets/${RUNTIME_FOLDER}${name}`, source: readFileSync(join(PYODIDE, file)) });
      }
    },
  };
}

const { version } = JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf-8')) as { version: string };

/** Its name changes with Pyodide's version. */
const RUNTIME_FOLDER = `pyodide-${version}/`;

/** Constants of the application: where the runtime lies beside the worker, and which packages it knows: none. */
export const define = {
  __RUNTIME_FOLDER__: JSON.stringify(RUNTIME_FOLDER),
  __LOCK_FILE__: JSON.stringify({ ...JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf-8')), packages: {} }),
};

function pack(): void {
  const stamp = join(OUT, '.stamp');
  const now = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf-8') === now) return;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  execFileSync(process.execPath, [join(HERE, 'pack/run.mjs'), SOURCE, OUT], { stdio: ['ignore', 'inherit', 'inherit'] });
  writeFileSync(stamp, now);
}

/** Names and contents of all that may be packed, and of what packs it. */
function digest(): string {
  const found = createHash('sha256').update(version);
  for (const path of [...PARTS.flatMap((part) => filesIn(join(SOURCE, 'stockpot', part))), ...filesIn(join(HERE, 'pack'))]) {
    found.update(path.slice(dirname(HERE).length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return found.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => KINDS.includes(extname(path)))
    .sort()
    .map((path) => join(folder, path));
}
