// Writes the compressed forms of the built files beside them: `x.br` and `x.gz`,
// which the server sends for `x`. Of the engine's module, by far the largest file, only they stay: the server
// unpacks it for who takes neither.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

/** Every form as small as possible: it is written once and sent many times. */
const FORMS = {
  '.br': (content) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  for (const [suffix, compress] of Object.entries(FORMS)) {
    const form = compress(content);
    // The server prefers a compressed form if there is one, so one that does not pay is omitted.
    if (form.length < content.length) writeFileSync(file + suffix, form);
  }
  if (entry.name.endsWith('.wasm')) rmSync(file);
}
