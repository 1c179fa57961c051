// Vite plugin: `virtual:page-module` is the address of the WebAssembly module of server/page, built by the
// preset wasm; null if there is none, and the page then only plays on the server.

import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:page-module';
const RESOLVED = `\0${NAME}`;

export function pageModule(file: string): Plugin {
  let serving = false;
  return {
    name: 'bastide-page-module',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!existsSync(file)) {
        this.warn(`${file} is missing: nobody can play without a server. The preset wasm builds it.`);
        return 'export default null;';
      }
      if (serving) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const asset = this.emitFile({ type: 'asset', name: 'rooms.wasm', source: readFileSync(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}
