/** The service worker: built by itself, as the plain script that all browsers take for one, beside the application. */

import { build, type Plugin, type ResolvedConfig } from 'vite';

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'stockpot-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const { root, mode, logLevel, build: { outDir, target } } = config; // prettier-ignore
      await build({
        root, mode, logLevel, configFile: false, publicDir: false,
        build: {
          outDir, target, emptyOutDir: false, modulePreload: false,
          rollupOptions: { input: 'src/offline/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      }); // prettier-ignore
    },
  };
}
