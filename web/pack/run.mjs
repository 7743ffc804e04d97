/** Packs what Python needs in a browser (pack.py) into a folder: `node run.mjs <source> <out>`. */

import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [source, out] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: '/', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1', PYTHONDONTWRITEBYTECODE: '1' } });
python.FS.mkdirTree('/source');
python.FS.mkdirTree('/out');
python.mountNodeFS('/source', source);
python.mountNodeFS('/out', out);
python.runPython(readFileSync(new URL('pack.py', import.meta.url), 'utf-8'));
