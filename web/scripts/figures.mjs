// Prints what the page costs a phone, with a processor four times as slow: node scripts/figures.mjs
//
// frames of a board of 250 tiles while it is panned, with all that lies on a table, and how many nodes it
// has; and how long a reload takes until somebody can play. Run nothing else meanwhile. Needs the release
// build and web/dist.

import { createServer } from 'vite';
import { launch, openPage, PHONE } from '../../tests/e2e/browser.mjs';
import { openTable, playTurn } from '../../tests/e2e/player.mjs';
import { startServer } from '../../tests/e2e/server.mjs';

const SLOWER = 4;
const RUNS = 5;
const TURNS = 10;
const PAN = { x: 195, y: 400, xDistance: 160, yDistance: 120, speed: 600, repeatCount: 8, repeatDelayMs: 0 };

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const ms = (value) => `${value.toFixed(1)} ms`;

async function slowed(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** How long each frame took while a finger panned, sorted. */
async function framesOfPan(page, devtools) {
  await page.evaluate(() => {
    window.frames_taken = [];
    let before = performance.now();
    const tick = (now) => {
      window.frames_taken.push(now - before);
      before = now;
      window.frame_wanted = requestAnimationFrame(tick);
    };
    window.frame_wanted = requestAnimationFrame(tick);
  });
  await devtools.send('Input.synthesizeScrollGesture', { ...PAN, gestureSourceType: 'touch' });
  return page.evaluate(() => {
    cancelAnimationFrame(window.frame_wanted);
    return window.frames_taken.slice(1).sort((one, other) => one - other);
  });
}

async function tellBoard(browser) {
  const gallery = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null } });
  await gallery.listen();
  const page = await openPage(browser, PHONE);
  await page.goto(`http://127.0.0.1:${gallery.httpServer.address().port}/gallery/?board=many`);
  const painted = () =>
    document.querySelectorAll('.board-tile').length > 200 &&
    !document.querySelector('.board-tile > .tile-ground:only-child');
  await page.waitForFunction(painted, null, { timeout: 300_000 });
  const devtools = await slowed(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const frames = await framesOfPan(page, devtools);
  console.log(`board of 250 tiles: ${nodes} nodes`);
  console.log(
    `panned, ${frames.length} frames: p50 ${ms(at(frames, 0.5))}, p95 ${ms(at(frames, 0.95))}, longest ${ms(at(frames, 1))}`,
  );
  await page.context().close();
  await gallery.close();
}

async function tellReload(browser) {
  const server = await startServer();
  const page = await openPage(browser, PHONE);
  await openTable(page, server.url, 'Ada', { seats: 1 });
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page, turn);
  await slowed(page);
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.hand-place').waitFor();
    times.push(performance.now() - before);
  }
  times.sort((one, other) => one - other);
  console.log(`reload to playing, ${RUNS} times: median ${ms(at(times, 0.5))}, longest ${ms(at(times, 1))}`);
  await server.stop();
}

const browser = await launch();
try {
  await tellBoard(browser);
  await tellReload(browser);
} finally {
  await browser.close();
}
