// Paints all tiles and letters into dist/previews, from which the server makes the pictures of links:
// NAME.jpg, and NAME.txt, which tells line by line what lies where. colours.txt has those of seats. The page
// itself loads none of it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { createServer } from 'vite';

const FOLDER = new URL('../dist/previews/', import.meta.url);
const DATA = new URL('../../engine/data/', import.meta.url).pathname;
const FONT = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', import.meta.url).pathname;
/** A tile's width. A multiple of 16, so that no colour runs into the next tile in a JPEG. */
const CELL = 96;
const COLUMNS = 16;
/** Tiles are painted larger and made smaller, which keeps fine lines. */
const OVERSIZE = 2;
const QUALITY = 85;
const LINE = 40;
const BASELINE = 30;
const FONT_SIZE = 28;
/** Latin with Romanian's and Vietnamese's letters, Greek, Cyrillic, punctuation, a star. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2026],
  [0x2605, 0x2605],
];

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const load = (module) => vite.ssrLoadModule(module);
mkdirSync(FOLDER, { recursive: true });
try {
  await sheet('carcassonne', await carcassonne());
  await sheet('castle', await castle());
  await sheet('discovery', await discovery());
  letters();
  await colours();
} finally {
  await vite.close();
}

/** Each game lists its tiles: the id, and what paints it. */
async function carcassonne() {
  const { readTiles, setsIn } = await load('/tiles/data.ts');
  const { paintersFor, paintTile } = await load('/src/games/carcassonne/paint/paint_tile.ts');
  const { printedShape } = await load('/src/games/carcassonne/tiles/catalogue.ts');
  const ids = new Set(
    setsIn(`${DATA}sets`).flatMap((set) => readTiles(`${DATA}sets`, set).map(({ id }) => id)),
  );
  return [...ids].map((id) => ({
    id,
    paint: async (brush, order) => {
      const shape = await printedShape(id);
      await paintersFor(shape);
      paintTile(brush, { ...order, shape });
    },
  }));
}

async function castle() {
  const { paintCastle } = await load('/src/games/castle/paint/paint_castle.ts');
  const { castleShape, castleTiles } = await load('/src/games/castle/tiles/catalogue.ts');
  return castleTiles().map((id) => ({
    id,
    paint: async (brush, order) => paintCastle(brush, { ...order, shape: castleShape(id, 0) }),
  }));
}

async function discovery() {
  const { paintDiscovery } = await load('/src/games/discovery/paint/paint_discovery.ts');
  const { discoveryShape, discoveryTiles } = await load('/src/games/discovery/tiles/catalogue.ts');
  return discoveryTiles().map((id) => ({
    id,
    paint: async (brush, order) => paintDiscovery(brush, { ...order, shape: discoveryShape(id, 0) }),
  }));
}

async function sheet(name, tiles) {
  const picture = createCanvas(COLUMNS * CELL, Math.ceil(tiles.length / COLUMNS) * CELL);
  const brush = picture.getContext('2d');
  const lines = [];
  const pixels = CELL * OVERSIZE;
  for (const [at, { id, paint }] of tiles.entries()) {
    const [x, y] = [(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * CELL];
    const tile = createCanvas(pixels, pixels);
    await paint(tile.getContext('2d'), { rotation: 0, instance: 0, pixels });
    brush.drawImage(tile, x, y, CELL, CELL);
    lines.push([id, x, y].join(' '));
  }
  write(name, picture, lines);
}

/** White on black: how much of each pixel is ink. */
function letters() {
  GlobalFonts.registerFromPath(FONT, 'Letters');
  const rulers = createCanvas(1, 1).getContext('2d');
  rulers.font = `${FONT_SIZE}px Letters`;
  const lines = [];
  const places = [];
  let [x, y] = [0, 0];
  for (const letter of LETTERS.flatMap(([first, last]) => lettersFrom(first, last))) {
    const width = Math.ceil(rulers.measureText(letter).width);
    if (x + width > COLUMNS * CELL) [x, y] = [0, y + LINE];
    places.push([letter, x, y, width]);
    lines.push([letter.codePointAt(0), x, y, width].join(' '));
    x += width;
  }
  const picture = createCanvas(COLUMNS * CELL, y + LINE);
  const brush = picture.getContext('2d');
  brush.fillRect(0, 0, picture.width, picture.height);
  brush.fillStyle = '#fff';
  brush.font = rulers.font;
  for (const [letter, x, y, width] of places) {
    brush.save();
    brush.beginPath();
    brush.rect(x, y, width, LINE);
    brush.clip();
    brush.fillText(letter, x, y + BASELINE);
    brush.restore();
  }
  write('letters', picture, [`${LINE}`, ...lines]);
}

/** Of seats. */
async function colours() {
  const { SEAT_LOOKS } = await load('/src/board/seats.ts');
  const lines = Object.entries(SEAT_LOOKS).map(([word, { fill }]) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
    return `${[word, ...parts].join(' ')}\n`;
  });
  writeFileSync(new URL('colours.txt', FOLDER), lines.join(''));
}

/** Those that Unicode assigns. */
function lettersFrom(first, last) {
  const all = Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  return all.filter((letter) => !/\p{C}/u.test(letter));
}

function write(name, picture, lines) {
  const jpeg = picture.toBuffer('image/jpeg', QUALITY);
  writeFileSync(new URL(`${name}.jpg`, FOLDER), jpeg);
  writeFileSync(new URL(`${name}.txt`, FOLDER), `${lines.join('\n')}\n`);
  console.log(`previews/${name}.jpg: ${lines.length} pictures, ${Math.round(jpeg.length / 1000)} kB`);
}
