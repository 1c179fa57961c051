// Fails the build when a file that every visitor downloads outgrows its budget. Sizes are gzipped, in kB of 1000 bytes.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length))
  .map((name) => ({ name, size: gzipSync(readFileSync(join(DIST, name))).length / 1000 }));

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** A chunk of the manifest with everything that it imports at once. */
function withImports(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) withImports(next, seen);
  return seen;
}

const named = (pattern) => files.filter(({ name }) => pattern.test(name));
const sum = (list) => list.reduce((total, { size }) => total + size, 0);
const largest = (list) => Math.max(0, ...list.map(({ size }) => size));

const entry = withImports('index.html');
const firstLoad = files.filter(
  ({ name }) => entry.has(name) || name === 'index.html' || name === 'favicon.svg',
);
const tiles = named(/^assets\/(tiles|painter|bake_worker)-.*\.js$/);
const languages = named(/^assets\/(en|fr|de|it|ro)-.*\.js$/);
const extra = (list) => list.filter(({ name }) => !entry.has(name));
const screens = named(/^assets\/table-.*\.js$/);

const budgets = [
  ['entry JavaScript', sum(firstLoad.filter(({ name }) => name.endsWith('.js'))), 30],
  ['table chunk', largest(screens), 45],
  ['tile shapes and painter', sum(tiles), 20],
  ['one language', largest(languages), 10],
  ['style sheets', sum(named(/\.css$/)), 12],
  ['first load of home', sum(firstLoad) + sum(extra(tiles)) + largest(extra(languages)), 90],
  [
    'first load of the table',
    sum(firstLoad) + sum(extra(tiles)) + sum(screens) + largest(extra(languages)),
    150,
  ],
];

let failed = false;
for (const [what, size, limit] of budgets) {
  const over = size > limit;
  failed ||= over;
  console.log(`${over ? 'OVER ' : 'ok   '}${what.padEnd(26)}${size.toFixed(1).padStart(7)} kB of ${limit}`);
}
const images = files.filter(({ name }) =>
  ['.png', '.jpg', '.jpeg', '.webp', '.avif'].includes(extname(name)),
);
if (images.length > 0) {
  failed = true;
  console.log(`OVER raster images: ${images.map(({ name }) => name).join(', ')}`);
}
process.exit(failed ? 1 : 0);
