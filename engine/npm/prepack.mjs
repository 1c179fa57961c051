// Gathers what the package holds besides its sources: the built module, and the notices of libraries in it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
/** The Debian packages of which something is in the module. */
const LINKED = ['libfmt-dev', 'nlohmann-json3-dev', 'libc++-19-dev-wasm32', 'wasi-libc'];

const module = process.env.BASTIDE_ENGINE_MODULE ?? join(root, 'build/wasm/bastide_engine.wasm');
copyFileSync(module, join(here, 'bastide_engine.wasm'));
copyFileSync(join(root, 'LICENSE'), join(here, 'LICENSE'));
const notices = LINKED.map(
  (name) => `-- ${name}\n\n${readFileSync(`/usr/share/doc/${name}/copyright`, 'utf8')}`,
);
writeFileSync(join(here, 'notices.txt'), notices.join('\n'));
