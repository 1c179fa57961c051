// Seats and figures can be distinguished at 24 pixels, counted pixel by pixel as they are drawn: seats by the
// shape of their marks, even without seeing red and green or any colour; kinds of figures by their outlines.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const SIZE = 24;
/** Least share of the pixels of two outlines that only one of them covers. */
const OUTLINES_DIFFER = 0.2;
/** Least share of the pixels of a badge without its rim. */
const MARKS_DIFFER = 0.1;
/** Pixels of a figure well within its outline. */
const FIGURES_DIFFER = 4;
/** The rim ends within this distance of the outline. */
const RIM = 3;
/** Least contrast of a mark to its ground, as WCAG requires for graphics. */
const CONTRAST = 3;

/** Linear red, green and blue as seen without green-sensitive cones, and without any colours. */
const EYES = {
  'any eye': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no colours': [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

let drawn;

before(async () => {
  drawn = await drawAll();
});

/** Every figure and badge as pixels: rows of [red, green, blue, opacity], by what it is. */
async function drawAll() {
  const content = await drawingsScript();
  const browser = await launch();
  const page = await browser.newPage();
  await page.addScriptTag({ content });
  const all = await page.evaluate(async (size) => {
    const { drawings } = globalThis;
    const raster = async (source) => {
      const image = new Image(size, size);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const brush = new OffscreenCanvas(size, size).getContext('2d');
      brush.drawImage(image, 0, 0, size, size);
      const { data } = brush.getImageData(0, 0, size, size);
      return Array.from({ length: size * size }, (_, pixel) => [...data.slice(pixel * 4, pixel * 4 + 4)]);
    };
    const rasterAll = async (sources) => {
      const entries = Object.entries(sources).map(async ([name, source]) => [name, await raster(source)]);
      return Object.fromEntries(await Promise.all(entries));
    };
    const colours = Object.keys(drawings.looks).map(async (colour) => [
      colour,
      await rasterAll(drawings.figures(colour, size)),
    ]);
    return {
      looks: drawings.looks,
      badges: await rasterAll(drawings.badges(size)),
      neutral: await rasterAll(drawings.neutral(size)),
      figures: Object.fromEntries(await Promise.all(colours)),
    };
  }, SIZE);
  await browser.close();
  return all;
}

/** The page's own components, as one script. */
async function drawingsScript() {
  const vite = await import(new URL('../../web/node_modules/vite/dist/node/index.js', import.meta.url));
  const { config } = await vite.loadConfigFromFile(
    { command: 'build', mode: 'production' },
    `${WEB}vite.config.ts`,
  );
  const lib = { entry: `${WEB}gallery/small_figures.tsx`, formats: ['iife'], name: 'small' };
  const quiet = { configFile: false, root: WEB, publicDir: false, logLevel: 'silent' };
  // Some figures come with words about tiles, whose shapes a plugin brings.
  const built = await vite.build({ ...quiet, plugins: config.plugins, build: { write: false, lib } });
  return [built].flat()[0].output[0].code;
}

function* pairsOf(things) {
  const names = Object.keys(things);
  for (const [index, one] of names.entries()) for (const other of names.slice(index + 1)) yield [one, other];
}

const isSolid = ([, , , opacity]) => opacity >= 128;

/** The share of the covered pixels that only one of the two covers. */
function outlinesDiffer(one, other) {
  const covered = one.map((pixel, i) => [isSolid(pixel), isSolid(other[i])]);
  const either = covered.filter(([a, b]) => a || b).length;
  return covered.filter(([a, b]) => a !== b).length / either;
}

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Linear red, green and blue that reach this eye. */
const seenBy = (eye, pixel) => {
  const light = pixel.slice(0, 3).map((value) => linear(value / 255));
  return EYES[eye].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, i) => sum + weight * light[i], 0),
      ),
    ),
  );
};

const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(eye, one, other) {
  const [dark, light] = [one, other].map((pixel) => luminance(seenBy(eye, pixel))).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pixelOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Whether each pixel is nearer to the mark's ink than to its ground, for this eye. */
function inkOn(eye, picture, { fill, ink }) {
  const far = (a, b) => Math.hypot(...a.map((value, i) => value - b[i]));
  const [ground, mark] = [fill, ink].map((hex) => seenBy(eye, pixelOf(hex)));
  return picture.map((pixel) => {
    const seen = seenBy(eye, pixel);
    return isSolid(pixel) && far(seen, mark) < far(seen, ground);
  });
}

/** Without the rim, which is the same for all seats. */
const INNER = Array.from({ length: SIZE * SIZE }, (_, i) =>
  [i % SIZE, Math.floor(i / SIZE)].every((at) => at >= 4 && at < SIZE - 4),
);

/** The pixels surrounded only by the figure: rims are as light and dark as the marks are. */
function wellWithin(picture) {
  const near = Array.from({ length: 2 * RIM + 1 }, (_, i) => i - RIM);
  const solid = (x, y) => x >= 0 && x < SIZE && y >= 0 && y < SIZE && isSolid(picture[y * SIZE + x]);
  return (i) => near.every((dy) => near.every((dx) => solid((i % SIZE) + dx, Math.floor(i / SIZE) + dy)));
}

const differing = (one, other, counted = () => true) =>
  one.filter((value, i) => counted(i) && value !== other[i]).length;

test('all kinds of figures are there, and drawn', () => {
  const { figures, neutral } = drawn;
  assert.deepEqual(Object.keys(figures.red).sort(), [
    'abbot',
    'barn',
    'big_meeple',
    'big_meeple, lying',
    'builder',
    'mayor',
    'meeple',
    'meeple, lying',
    'pig',
    'shepherd',
    'wagon',
  ]);
  for (const [name, picture] of Object.entries({ ...figures.red, ...neutral }))
    assert.ok(picture.filter(isSolid).length > SIZE * SIZE * 0.2, `${name} is hardly there`);
});

test('kinds of figures have outlines that differ', (context) => {
  const kinds = { ...drawn.figures.red, ...drawn.neutral };
  const alike = [...pairsOf(kinds)]
    .map(([one, other]) => [outlinesDiffer(kinds[one], kinds[other]), one, other])
    .sort(([a], [b]) => a - b);
  for (const [share, one, other] of alike.slice(0, 5))
    context.diagnostic(`${one} and ${other}: ${share.toFixed(3)}`);
  const tooAlike = alike.filter(([share]) => share < OUTLINES_DIFFER);
  assert.deepEqual(tooAlike, []);
});

for (const eye of Object.keys(EYES)) {
  test(`seats are told apart by their marks: ${eye}`, (context) => {
    const { badges, looks } = drawn;
    const inks = Object.fromEntries(
      Object.entries(badges).map(([colour, picture]) => [colour, inkOn(eye, picture, looks[colour])]),
    );
    for (const [colour, { fill, ink }] of Object.entries(looks)) {
      const seen = contrast(eye, pixelOf(fill), pixelOf(ink));
      assert.ok(seen >= CONTRAST, `the mark of ${colour} has a contrast of ${seen}`);
    }
    const inner = INNER.filter(Boolean).length;
    for (const [one, other] of pairsOf(inks)) {
      const share = differing(inks[one], inks[other], (i) => INNER[i]) / inner;
      context.diagnostic(`${one} and ${other}: ${share.toFixed(3)}`);
      assert.ok(share >= MARKS_DIFFER, `the marks of ${one} and ${other} differ in ${share} of their pixels`);
    }
  });

  test(`a red figure is told from the same green one by its mark: ${eye}`, (context) => {
    const { figures, looks } = drawn;
    for (const kind of Object.keys(figures.red)) {
      const [red, green] = ['red', 'green'].map((colour) => inkOn(eye, figures[colour][kind], looks[colour]));
      const pixels = differing(red, green, wellWithin(figures.red[kind]));
      context.diagnostic(`${kind}: ${pixels} pixels`);
      assert.ok(pixels >= FIGURES_DIFFER, `${kind}: red and green differ in ${pixels} pixels`);
    }
  });
}
