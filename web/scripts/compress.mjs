// Writes the compressed forms of the built files beside them: `x.br` and `x.gz`,
// which the server sends for `x`. Of what lies in assets/, nearly all of the page, only they stay: the server
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
  // The server prefers a compressed form if there is one, so one that does not pay is omitted.
  const forms = Object.entries(FORMS)
    .map(([suffix, compress]) => [suffix, compress(content)])
    .filter(([, form]) => form.length < content.length);
  for (const [suffix, form] of forms) writeFileSync(file + suffix, form);
  if (entry.parentPath.endsWith('assets') && forms.length === Object.keys(FORMS).length) rmSync(file);
}
