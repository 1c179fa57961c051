// What chat programs show of a link, with the sheets that the page's build paints: every tile is in them, and
// the board of a table comes out as one sees it there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, playTurn, sitDown, startGame, tilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

/** The Castle's board is no part of its landscape. */
const isStart = (tile) => tile.startsWith('castle-start-');

const told = async (path, kind = 'json') => (await fetch(new URL(path, site.url)))[kind]();

/** Of a picture's upper part: how many pixels differ from its ground, and how many colours there are. */
const look = (page, path) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    const picture = await createImageBitmap(await answer.blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const brush = canvas.getContext('2d');
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, picture.width, 500);
    const [red, green, blue] = data;
    const colours = new Set();
    let painted = 0;
    for (let at = 0; at < data.length; at += 4) {
      const apart = Math.abs(data[at] - red) + Math.abs(data[at + 1] - green) + Math.abs(data[at + 2] - blue);
      if (apart > 40) painted += 1;
      colours.add(((data[at] >> 4) << 8) | ((data[at + 1] >> 4) << 4) | (data[at + 2] >> 4));
    }
    return { width: picture.width, height: picture.height, painted, colours: colours.size };
  }, path);

test('every tile of every game is painted for previews', async () => {
  const { games } = await told('/api/v1/catalogue');
  for (const { game, tiles } of games) {
    const lines = await told(`/previews/${game}.txt`, 'text');
    const painted = new Set(lines.split('\n').map((line) => line.split(' ')[0]));
    const missing = tiles.map(({ tile }) => tile).filter((tile) => !painted.has(tile) && !isStart(tile));
    assert.deepEqual(missing, [], game);
  }
});

test('the preview of a table shows its board, as large as the tiles that lie there', async () => {
  const [host, guest] = await Promise.all([site.open(), site.open()]);
  const path = await openTable(host, site.url, 'Ada');
  const page = await told(path, 'text');
  assert.match(page, /icons\/512\.png/, 'the game has not begun');
  await sitDown(guest, site.url, path, 'Bruno');
  await startGame(host);
  await whoseTurn([host, guest]);
  const address = /og:image" content="([^"]+)"/.exec(await told(path, 'text'))[1];
  const before = await look(host, new URL(address).pathname);
  assert.deepEqual([before.width, before.height], [1200, 630]);
  const TILE = 96 * 96;
  assert.ok(Math.abs(before.painted / TILE - 1) < 0.2, `one tile: ${before.painted / TILE}`);
  assert.ok(before.colours > 50, `painted in ${before.colours} colours`);
  for (let turn = 0; turn < 2; turn++) await playTurn(await whoseTurn([host, guest]), turn);
  await whoseTurn([host, guest]);
  const laid = await tilesLaid(host);
  const after = await look(host, new URL(address).pathname);
  assert.ok(Math.abs(after.painted / TILE - laid) < 0.2 * laid, `${laid} tiles: ${after.painted / TILE}`);
});
