/** Python, and what it runs here: archives are fetched side by side, and games when they are first asked for. */

import { loadPyodide } from 'pyodide';
import { files } from './files';

declare const __RUNTIME_FOLDER__: string;
declare const __LOCK_FILE__: string;

type CreateModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;

/** What Python calls (docs/local.md). */
export interface Outside {
  post(socket: number, text: string): void;
  closed(socket: number, code: number, reason: string): void;
  fetch(part: string): Promise<void>;
  tables(): Promise<string>;
  entries(table: string, after: number): Promise<string>;
  get(name: string): Promise<string>;
  write(changes: string): Promise<void>;
}

/** What is called of Python. */
export interface House {
  call(method: string, path: string, body: string): Promise<string>;
  open(socket: number, table: string): void;
  hear(socket: number, text: string): void;
  close(socket: number): void;
  changed(table: string): void;
}

/** Writes the files of an archive to where Python looks for them. */
const UNPACK = `
import importlib, lzma, marshal, os

def unpack(archive):
    for path, content in marshal.loads(lzma.decompress(archive.to_bytes())).items():
        path = os.path.join("/lib/python3.14/site-packages", path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
    importlib.invalidate_caches()

unpack
`;

const addressOf = (file: string): string => new URL(files.get(file) ?? file, import.meta.url).href;

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(addressOf(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Browsers compile while they load only what is called `application/wasm`, and not every host knows to call it that. */
function takeAnyType(): void {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const answer = await source;
    if (answer.headers.get('content-type') === 'application/wasm') return instantiateStreaming(answer, imports);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  };
}

/** Python with the house in it, as soon as all that it needs has come. */
export class Python {
  readonly #parts = new Map<string, Promise<void>>();

  private constructor(
    readonly unpack: (archive: Uint8Array) => void,
    readonly provide: (game: string, module: WebAssembly.Module) => void,
    readonly begin: (outside: Outside, keeps: boolean) => House,
  ) {}

  static async start(): Promise<Python> {
    takeAnyType();
    const own = read('stockpot.xz');
    const runtime = import.meta.env.DEV ? '/node_modules/pyodide/' : new URL(__RUNTIME_FOLDER__, import.meta.url).href;
    const script = `${runtime}pyodide.asm.${import.meta.env.DEV ? 'mjs' : 'js'}`;
    const pyodide = await loadPyodide({
      indexURL: runtime,
      createPyodideModule: ((await import(/* @vite-ignore */ script)) as { default: CreateModule }).default,
      stdLibURL: addressOf('python.zip'),
      lockFileContents: __LOCK_FILE__,
      packageBaseUrl: '/',
      env: { HOME: '/' },
    });
    const unpack = pyodide.runPython(UNPACK);
    unpack(await own);
    return new Python(unpack, pyodide.pyimport('stockpot.engine').provide, pyodide.pyimport('stockpot.local.worker').begin);
  }

  /** A game, or the network of one; fetched once, and again if that has failed. */
  fetch(part: string): Promise<void> {
    let known = this.#parts.get(part);
    if (!known) {
      known = this.#fetch(part);
      known.catch(() => this.#parts.delete(part));
      this.#parts.set(part, known);
    }
    return known;
  }

  async #fetch(part: string): Promise<void> {
    const module = `${part}.wasm`;
    const [archive, rules] = await Promise.all([read(`${part}.xz`), files.has(module) ? read(module) : undefined]);
    this.unpack(archive);
    if (rules) this.provide(part, await WebAssembly.compile(rules));
  }
}
