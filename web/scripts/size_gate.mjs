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

/** Names of a chunk's files and of everything that it imports at once. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) closure(next, seen);
  return seen;
}

const sum = (list) => list.reduce((total, { size }) => total + size, 0);
const matching = (pattern) => new Set(files.flatMap(({ name }) => (pattern.test(name) ? [name] : [])));
const listed = (...sets) => files.filter(({ name }) => sets.some((set) => set.has(name)));
const without = (list, ...sets) => list.filter(({ name }) => !sets.some((set) => set.has(name)));
const scripts = (list) => list.filter(({ name }) => name.endsWith('.js'));

const entry = closure('index.html');
const home = closure('src/screens/parts/landscape.tsx');
const room = closure('src/screens/room.tsx');
const table = closure('src/screens/table/table.tsx');
const castleTable = closure('src/screens/castle_table/castle_table.tsx');
const page = matching(/^(index\.html|favicon\.svg)$/);
const styles = matching(/^assets\/.*\.css$/);
const languages = matching(/^assets\/(en|fr|de|it|ro)-.*\.js$/);
const shapes = new Set([shapesFile()]);
const painter = matching(/^assets\/bake_worker-.*\.js$/);

/** Of the chunks named for tiles, the one with the data is the large one. */
function shapesFile() {
  const named = files.filter(({ name }) => /^assets\/tiles-.*\.js$/.test(name));
  return named.sort((a, b) => b.size - a.size)[0]?.name;
}

/** Sets beyond the base game are downloaded when one of their tiles is first shown. */
const furtherSets = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => key.includes('virtual:tile-shapes/') && isDynamicEntry)
  .map(([, { file }]) => file);
const largestSet = Math.max(...listed(new Set(furtherSets)).map(({ size }) => size));

/** The shapes of The Castle's tiles and their painter, for the worker and for pages that have none. */
const castle = new Set([...closure('src/castle/catalogue.ts'), ...matching(/^assets\/paint_castle-.*\.js$/)]);

const language = Math.max(...listed(languages).map(({ size }) => size));
/** Everybody downloads one language. */
const withLanguage = (list) => sum(without(list, languages)) + language;

const budgets = [
  ['entry JavaScript', sum(scripts(without(listed(entry), languages))), 30],
  ['table chunk', sum(scripts(without(listed(table), entry, room, languages, shapes))), 45],
  ['tile shapes and painter', sum(listed(shapes, painter)), 20],
  ['largest further tile set', largestSet, 8],
  ['castle table', sum(scripts(without(listed(castleTable), entry, room, table, castle, languages))), 16],
  ['castle shapes and painter', sum(without(listed(castle), entry, room, table)), 20],
  ['one language', language, 10],
  ['style sheets', sum(listed(styles)), 12],
  ['first load of home', withLanguage(listed(page, entry, home, painter, styles)), 90],
  ['first load of the table', withLanguage(listed(page, entry, room, table, painter, styles)), 150],
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
