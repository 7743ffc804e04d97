import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { define, house } from './house.ts';
import { serviceWorker } from './offline.ts';
import { texts } from './texts.ts';

/** The server that `npm run dev` talks to. */
const SERVER = process.env.STOCKPOT_SERVER ?? 'http://127.0.0.1:8000';

/** Emoji may stand in an image of their own (`$lib/images`), and say there what they are. */
function iconCustomizer(collection: string, _icon: string, attributes: Record<string, string>): void {
  if (collection === 'fluent-emoji-flat') attributes.xmlns = 'http://www.w3.org/2000/svg';
}

/** `--mode site`: for a static host, in whatever folder it lies there. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  define,
  plugins: [house(), texts(), svelte(), Icons({ compiler: 'svelte', scale: 1, iconCustomizer }), serviceWorker()],
  resolve: { alias: { $lib: '/src/lib', $ui: '/src/ui', $games: '/src/games', $generated: '/src/generated' } },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/schema': SERVER,
      '/ws': { target: SERVER.replace(/^http/, 'ws'), ws: true },
    },
  },
  // Pyodide imports its other half by a name that is made at run time: modules, not one file.
  worker: { format: 'es' },
  build: {
    outDir: '../src/stockpot/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses and no inline script: the content security policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
}));
