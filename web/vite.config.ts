import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { castleShapes } from './tiles/castle/plugin.ts';
import { tileShapes } from './tiles/plugin.ts';

/** The engine's own data. */
const data = (name: string): string => fileURLToPath(new URL(`../engine/data/${name}`, import.meta.url));
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [tileShapes(data('sets')), castleShapes(data('castle.json'))],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The base game's shapes have a budget of their own, and change less often than the code around them.
      output: { codeSplitting: { groups: [{ name: 'tiles', test: /virtual:tile-shapes\/base/ }] } },
    },
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.{ts,tsx}', 'tiles/**/*.test.ts'] },
});
