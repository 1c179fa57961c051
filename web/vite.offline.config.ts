// Builds the service worker after the page: one file at a fixed address, which imports nothing.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: {
      entry: fileURLToPath(new URL('src/net/offline/service_worker.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'sw.js',
    },
  },
});
