// A finished game is saved as one picture, from its result and from its replay, and its turns as a video.

import assert from 'node:assert/strict';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { DESKTOP, PHONE } from './browser.mjs';
import { openTable, playTurn, resign, sitDown, startGame, untilResult, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const TURNS = 6;
/** The colour of the ground around the tiles. */
const GROUND = [0xd9, 0xc9, 0xa3];

const site = openSite({ look: 'painted' });

/**
 * The picture that the button saves, as the browser reads it: its size, and the share of it that differs from
 * the ground.
 */
async function savedPicture(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^bastide-[0-9a-f]{8}\.png$/);
  const file = await download.path();
  if (process.env.BASTIDE_SCREENSHOTS)
    await copyFile(file, join(process.env.BASTIDE_SCREENSHOTS, `${name}.png`));
  const bytes = (await readFile(file)).toString('base64');
  return page.evaluate(
    async ({ bytes, ground }) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d', { willReadFrequently: true });
      brush.drawImage(bitmap, 0, 0);
      const covered = (top, bottom) => {
        const { data } = brush.getImageData(0, top, width, bottom - top);
        let differing = 0;
        for (let i = 0; i < data.length; i += 4)
          if (ground.some((value, channel) => Math.abs(data[i + channel] - value) > 8)) differing++;
        return differing / (data.length / 4);
      };
      const foot = covered(height - 60, height);
      return { width, height, head: covered(0, 70), board: covered(90, height - 64), foot };
    },
    { bytes, ground: GROUND },
  );
}

/** Notes of each image that is drawn whether it was loaded: else a canvas leaves it out without a word. */
async function noteDrawn(page) {
  await page.evaluate(() => {
    globalThis.drawn = [];
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (image, ...place) {
      globalThis.drawn.push(image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
      return drawImage.call(this, image, ...place);
    };
  });
}

/** What a phone's list of apps gets when the picture is handed out there. */
async function sharedPicture(page) {
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files: [{ name, type }], text }) => {
      globalThis.shared = { name, type, text };
    };
  });
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await page.waitForFunction(() => globalThis.shared);
  return page.evaluate(() => globalThis.shared);
}

/** A game of two that ends early, as the host at a desktop sees it. */
async function endedGame(wish, play) {
  const pages = [await site.open(DESKTOP), await site.open(PHONE)];
  const path = await openTable(pages[0], site.url, 'Ada', wish);
  await sitDown(pages[1], site.url, path, 'Bruno');
  await startGame(pages[0]);
  if (play) for (let turn = 0; turn < TURNS; turn++) await playTurn(await whoseTurn(pages), turn);
  await resign(pages[0]);
  await Promise.all(pages.map(untilResult));
  return pages;
}

for (const game of ['carcassonne', 'castle', 'discovery']) {
  test(`the result of ${game} is saved with the whole board, names and scores`, async () => {
    const pages = await endedGame({ game }, game !== 'castle');
    await noteDrawn(pages[0]);
    const { width, height, head, board, foot } = await savedPicture(pages[0], `picture-${game}`);
    const drawn = await pages[0].evaluate(() => globalThis.drawn);
    assert.ok(drawn.length > 1 && drawn.every(Boolean), `drawn: ${drawn}`);
    assert.ok(width >= 480 && height > 200, `${width}x${height}`);
    assert.ok(head > 0.01 && head < 0.5, `names and scores cover ${head}`);
    assert.ok(board > 0.2, `the board covers ${board}`);
    assert.ok(foot > 0.02 && foot < 0.5, `game and link cover ${foot}`);

    const phone = await savedPicture(pages[1], `picture-${game}-phone`);
    assert.deepEqual([phone.width, phone.height], [width, height]);
    for (const page of pages) assert.deepEqual(page.problems, []);
    if (game !== 'carcassonne') return;

    const shared = await sharedPicture(pages[1]);
    assert.match(shared.name, /^bastide-[0-9a-f]{8}\.png$/);
    assert.equal(shared.type, 'image/png');
    assert.match(shared.text, /\/g\/[0-9a-f]+$/);

    await pages[0].getByRole('link', { name: 'Go through the game again' }).click();
    await pages[0].locator('.replay-board .board-tile').first().waitFor();
    await pages[0].locator('.replay[aria-busy=false]').waitFor(); // keys go nowhere before
    await pages[0].keyboard.press('Home');
    await pages[0].locator('.replay-where', { hasText: 'The beginning' }).waitFor();
    const first = await savedPicture(pages[0], 'picture-first-turn');
    assert.ok(first.height < height || first.width < width, 'the picture is of the turn that is shown');
    assert.deepEqual(pages[0].problems, []);
  });
}

/** The file of the turns, once the button has made it. */
async function savedFilm(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a video' }).click(),
  ]);
  const name = download.suggestedFilename();
  if (process.env.BASTIDE_SCREENSHOTS)
    await copyFile(await download.path(), join(process.env.BASTIDE_SCREENSHOTS, name));
  return { name, bytes: (await readFile(await download.path())).toString('base64') };
}

/** How the browser shows a video: its seconds, its size, and how much its first and last moments differ. */
async function shownVideo(page, film) {
  const other = await page.context().newPage(); // the content policy lets the site itself play none
  const shown = await other.evaluate(async ({ bytes }) => {
    const video = document.createElement('video');
    const happens = (event) =>
      new Promise((resolve, reject) => {
        video.addEventListener(event, resolve, { once: true });
        video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
      });
    video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))]));
    await happens('loadeddata');
    const { videoWidth: width, videoHeight: height, duration } = video;
    const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    const moment = async (time) => {
      video.currentTime = time;
      await happens('seeked');
      brush.drawImage(video, 0, 0);
      return brush.getImageData(0, 0, width, height).data;
    };
    const [first, last] = [await moment(0.1), await moment(duration - 0.1)];
    let differing = 0;
    for (let i = 0; i < first.length; i += 4) if (Math.abs(first[i] - last[i]) > 16) differing++;
    return { width, height, duration, changed: differing / (first.length / 4) };
  }, film);
  await other.close();
  return shown;
}

/** Of an animated picture: its frames, and the milliseconds of the first and the last. */
const shownGif = (page, film) =>
  page.evaluate(async ({ bytes }) => {
    const data = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const { frameCount } = decoder.tracks.selectedTrack;
    const shownFor = async (frameIndex) => (await decoder.decode({ frameIndex })).image.duration / 1000;
    return { frames: frameCount, first: await shownFor(0), last: await shownFor(frameCount - 1) };
  }, film);

test('the turns of a game are saved as a video, or as an animated picture where there is no encoder', async () => {
  const [page] = await endedGame({ game: 'carcassonne' }, true);
  await page.getByRole('link', { name: 'Go through the game again' }).click();
  await page.locator('.replay[aria-busy=false]').waitFor();

  // Pressed again it stops, and nothing is saved.
  const button = page.getByRole('button', { name: 'Save as a video' });
  let saved = 0;
  page.on('download', () => saved++);
  await button.click();
  await page.getByRole('button', { name: /^Video: \d+ % · Stop$/ }).click();
  await button.waitFor();
  assert.equal(saved, 0);

  const film = await savedFilm(page);
  assert.match(film.name, /^bastide-[0-9a-f]{8}\.(mp4|webm)$/);
  const video = await shownVideo(page, film);
  assert.ok(video.width >= 480 && video.height > 200, `${video.width}x${video.height}`);
  // The beginning, six turns, and the resignation, which stays.
  assert.ok(Math.abs(video.duration - (7 * 0.6 + 4)) < 0.1, `${video.duration} s`);
  assert.ok(video.changed > 0.1, `${video.changed} of it changed`);

  await page.addInitScript(() => delete globalThis.VideoEncoder);
  await page.reload();
  await page.locator('.replay[aria-busy=false]').waitFor();
  const animated = await savedFilm(page);
  assert.match(animated.name, /\.gif$/);
  assert.deepEqual(await shownGif(page, animated), { frames: 8, first: 600, last: 4000 });
  assert.deepEqual(page.problems, []);
});
