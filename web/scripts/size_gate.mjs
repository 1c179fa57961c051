// Fails the build when a part exceeds its budget. Sizes are those of the form that the server prefers
// (brotli), in kB of 1000 bytes. The cost of a whole page is measured on the running server:
// ../../tests/e2e/sizes.test.mjs.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const DIST = new URL('../dist/', import.meta.url).pathname;

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length));
/** Of some the uncompressed form has been left out. */
const files = [...new Set(built.map((name) => name.replace(/\.(br|gz)$/, '')))].map((name) => ({
  name,
  size: sentSize(join(DIST, name)) / 1000,
}));

function sentSize(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

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
const sheets = (list) => list.filter(({ name }) => name.endsWith('.css'));
const scripts = (list) => list.filter(({ name }) => name.endsWith('.js'));

/** What every page loads. */
const start = closure('index.html');
const room = closure('src/shell/room.tsx');
const lobby = closure('src/shell/lobby/lobby.tsx', new Set(room));
const table = closure('src/games/carcassonne/table/table.tsx');
const castleTable = closure('src/games/castle/table/table.tsx');
const discoveryTable = closure('src/games/discovery/table/table.tsx');
const analysis = matching(/^assets\/(analysis|choices)[-_].*\.(js|css)$/);
const languages = matching(/^assets\/(en|fr|de|it|ro)-.*\.js$/);
const shapes = matching(/^assets\/tiles-.*\.js$/);
const painter = matching(/^assets\/carcassonne_worker-.*\.js$/);

/** Sets beyond the base game are downloaded when one of their tiles is first shown. */
const furtherSets = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => key.includes('virtual:tile-shapes/') && isDynamicEntry)
  .map(([, { file }]) => file);
const largestSet = Math.max(...listed(new Set(furtherSets)).map(({ size }) => size));

/** The shapes of other games' tiles, and their painters. */
const castle = matching(/^assets\/castle_(tiles|worker)-.*\.js$/);
const discovery = matching(/^assets\/discovery_(tiles|worker)-.*\.js$/);

/** Fetched by who saves a replay as a video. */
const film = matching(/^assets\/board_film-.*\.js$/);

const largestCatalogue = Math.max(...listed(languages).map(({ size }) => size));
const budgets = [
  ['start of every page', sum(scripts(listed(start))), 24],
  ['lobby', sum(scripts(without(listed(lobby), start, languages))), 42],
  ['table', sum(scripts(without(listed(table), start, room, languages, shapes))), 45],
  ['tile shapes and painter', sum(listed(shapes, painter)), 21.5],
  ['largest further tile set', largestSet, 8],
  ['castle table', sum(scripts(without(listed(castleTable), start, room, table, castle, languages))), 16],
  ['castle shapes and painter', sum(without(listed(castle), start, room, table)), 20],
  [
    'discovery table',
    sum(scripts(without(listed(discoveryTable), start, room, table, discovery, languages))),
    8,
  ],
  ['discovery shapes and painter', sum(without(listed(discovery), start, room, table)), 20],
  ['largest catalogue of texts', largestCatalogue, 10],
  ['videos of replays', sum(listed(film)), 55],
  ['style sheets of a table', sum(sheets(listed(start, table))), 9.5],
  ['style sheets that come later', sum(sheets(without(files, start, analysis, table))), 9.6],
  // With what it says in five languages of a table that calls.
  ['service worker', sum(listed(matching(/^sw\.js$/))), 3.2],
  ['analysis', sum(listed(analysis)), 14],
  ['rooms without a server', sum(listed(matching(/^assets\/rooms.*\.js$/))), 8],
  // 200 kB with the base game, River, Abbot, Tower and The Castle, and 20 for each
  // of the five expansions since; 17 for The Discovery and its computers, 7 for
  // turns in stages; 12 less by wasm-opt; 4 for the reasons of hints; 7 for The Count; 27 for
  // Bridges, Castles & Bazaars; 8 for Hills & Sheep.
  ['engine for the page', sum(listed(matching(/^assets\/rooms.*\.wasm$/))), 398],
];

let failed = false;
for (const [what, size, limit] of budgets) {
  const over = size > limit;
  failed ||= over;
  console.log(`${over ? 'OVER ' : 'ok   '}${what.padEnd(27)}${size.toFixed(1).padStart(7)} kB of ${limit}`);
}
// No page loads the icons of the installed site, nor what the server makes previews of links from.
const images = files.filter(
  ({ name }) =>
    ['.png', '.jpg', '.jpeg', '.webp', '.avif'].includes(extname(name)) && !/^(icons|previews)\//.test(name),
);
if (images.length > 0) {
  failed = true;
  console.log(`OVER raster images: ${images.map(({ name }) => name).join(', ')}`);
}
process.exit(failed ? 1 : 0);
