import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tileShapes } from './tiles/plugin.ts';

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [tileShapes(fileURLToPath(new URL('../engine/data/sets', import.meta.url)))],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The shapes have a budget of their own, and change less often than the code around them.
      output: { codeSplitting: { groups: [{ name: 'tiles', test: /virtual:tile-shapes/ }] } },
    },
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.{ts,tsx}', 'tiles/**/*.test.ts'] },
});
