import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { texts } from './texts.ts';

/** The server that `npm run dev` talks to. */
const SERVER = process.env.STOCKPOT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [texts(), svelte(), Icons({ compiler: 'svelte', scale: 1 })],
  resolve: { alias: { $lib: '/src/lib', $ui: '/src/ui', $games: '/src/games', $generated: '/src/generated' } },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/schema': SERVER,
      '/ws': { target: SERVER.replace(/^http/, 'ws'), ws: true },
    },
  },
  build: {
    outDir: '../src/stockpot/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses and no inline script: the content security policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
