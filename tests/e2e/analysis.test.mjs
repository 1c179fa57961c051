// What the turns of a finished game cost, worked out in the page: from a file,
// so that no server knows the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { WAIT_MS } from './limits.mjs';
import { alternately } from './looks.mjs';
import { tilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const ANALYSED_MS = 240_000;

const site = openSite();
const fileOf = (path) => fileURLToPath(new URL(`../${path}.json`, import.meta.url));
const recordOf = (name) => fileOf(`kept/68ecaf3/records/${name}`);

const lookAt = (name, options) => lookAtFile(recordOf(name), options);

async function lookAtFile(file, options) {
  const page = await site.open(options);
  await page.goto(site.url);
  await page.getByLabel('Look at a game').setInputFiles(file);
  await page.waitForURL('**/g/*');
  await page.locator('.replay .board-tile').first().waitFor();
  return page;
}

async function analyse(page) {
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.locator('.analysis-progress progress').waitFor();
}

const isAnalysed = (page) =>
  page.getByText('The whole game has been analysed').waitFor({ timeout: ANALYSED_MS });

const isAt = (page, turn) =>
  page.waitForFunction((n) => document.querySelector('.replay-controls input')?.value === String(n), turn);

const workersOf = (page) => page.workers().filter((worker) => worker.url().includes('engine_worker'));

/** A worker that was told to end is gone a moment later. */
async function noWorker(page) {
  const deadline = Date.now() + WAIT_MS;
  while (workersOf(page).length > 0 && Date.now() < deadline) await page.waitForTimeout(50);
  assert.equal(workersOf(page).length, 0);
}

async function isSound(page) {
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
}

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`a game is analysed and gone through by what turns cost, ${device}`, async () => {
    const page = await lookAt('ended-base', options);
    assert.equal(workersOf(page).length, 0);
    await isSound(page);
    await analyse(page);
    await page.locator('.result-graph').waitFor();
    await picture(page, `analysis-${device}-begun`);
    await isAnalysed(page);
    await noWorker(page);
    await isSound(page);

    const worst = page.locator('.analysis-worst a').first();
    const [, turn] = (await worst.textContent()).match(/Turn (\d+): /);
    await worst.click();
    await isAt(page, turn);
    // At a desk the board stands beside the panel.
    if (device === 'phone')
      await page.waitForFunction(() => {
        const { top, bottom } = document.querySelector('.replay-board').getBoundingClientRect();
        return top > -2 && bottom < innerHeight + 2;
      });
    await page.getByText(/^This turn cost .* points?\.$/).waitFor();
    await page.getByText(/points? worse than the best choice: /).waitFor();
    const reasons = await page.locator('.analysis-reasons li').allTextContents();
    assert.ok(
      reasons.length <= 2 && reasons.every((words) => / (more|less)( |$)/.test(words)),
      reasons.join(),
    );
    const choices = page.locator('.analysis-choices li');
    assert.equal(await choices.locator('.is-played, :scope.is-played').count(), 1);
    assert.ok((await choices.count()) > 1);
    await page.locator('.choice-tag.is-best').waitFor();
    assert.equal(await page.locator('.choice-tag.is-played').count(), 1);
    await page.locator('.replay-board').scrollIntoViewIfNeeded();
    await picture(page, `analysis-${device}-worst`);
    await page.locator('.analysis-turn').scrollIntoViewIfNeeded();
    await picture(page, `analysis-${device}-turn`);
    await isSound(page);
    await page.getByText('Show the choices on the board').click();
    await page.locator('.choice-layer').waitFor({ state: 'detached' });

    const graph = page.getByRole('slider', { name: 'Expected result' });
    await graph.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await graph.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 3);
    await page.waitForFunction((was) => location.hash !== was, `#${turn}`);
    const pressed = Number(await graph.getAttribute('aria-valuenow'));
    assert.ok(pressed > 25 && pressed < 46, `turn ${pressed}`);
    assert.match(
      await graph.getAttribute('aria-valuetext'),
      /^Turn \d+ of (69|70|71): \S.* \d+\.\d, \S.* \d+\.\d$/,
    );
    await graph.focus();
    await page.keyboard.press('ArrowRight');
    await isAt(page, pressed + 1);
    await page.keyboard.press('PageDown');
    await isAt(page, pressed - 9);
    await page.getByText('In numbers').click();
    await page.locator('.analysis-scroll tbody tr').nth(70).waitFor();
    await isSound(page);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test('an analysis is stopped, begun anew, and ends with the page that shows it', async () => {
  const page = await lookAt('ended-base', DESKTOP);
  await analyse(page);
  await page.locator('.result-graph').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped before the end of the game').waitFor();
  await noWorker(page);
  await page.getByRole('button', { name: 'Analyse again' }).click();
  await page.locator('.result-graph').waitFor();
  assert.equal(workersOf(page).length, 1);
  await page.getByRole('link', { name: 'Bastide' }).click();
  await page.getByRole('button', { name: 'Play alone' }).waitFor();
  await noWorker(page);
  await page.context().close();
});

test('The Castle is analysed, too', async () => {
  const page = await lookAt('ended-castle', DESKTOP);
  await analyse(page);
  await isAnalysed(page);
  await page.locator('.analysis-worst a').first().click();
  await page.locator('.choice-tag.is-best').waitFor();
  await picture(page, 'analysis-castle');
  await isSound(page);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a browser without WebAssembly says so', async () => {
  const page = await lookAt('ended-base', PHONE);
  await page.evaluate(() => delete globalThis.WebAssembly);
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.getByText('This browser cannot analyse games').waitFor();
  await isSound(page);
  await page.context().close();
});

test('every decision of The Castle is compared, and cost and lead are told apart in words', async () => {
  const page = await lookAtFile(fileOf('playthroughs/castle/whole'), PHONE);
  await analyse(page);
  await isAnalysed(page);
  await page.evaluate(() => {
    location.hash = '#1';
  });
  const pills = page.locator('.analysis-decisions button');
  await pills.nth(1).waitFor();
  assert.equal(await pills.count(), 2);
  for (const cost of await pills.locator('small').allTextContents())
    assert.match(cost, /^cost (nothing|[\d.]+ points?)$/);
  assert.equal(await pills.locator('small').count(), 2);
  for (const lead of await page.locator('.analysis-choices b').allTextContents())
    assert.match(lead, /^(level|[\d.]+ (ahead|behind))$/);
  assert.equal(await page.getByText('not compared').count(), 0);
  for (const lost of await page.locator('.analysis-sums td:nth-of-type(1)').allTextContents())
    assert.match(lost, /^\d+\.\d$/);
  await isSound(page);
  await page.context().close();
});

test('from the middle of a game one plays on against computers', async () => {
  const page = await lookAt('ended-base', PHONE);
  await page.evaluate(() => {
    location.hash = '#60';
  });
  await isAt(page, 60);
  const laid = await tilesLaid(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText('The same tiles come').waitFor();
  await page.getByRole('radio', { name: 'Visitor' }).waitFor({ state: 'attached' });
  await isSound(page);
  await picture(page, 'analysis-play-on');
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.waitForSelector('.table');
  await whoseTurn([page]);
  assert.equal(await tilesLaid(page), laid);
  await picture(page, 'analysis-played-on');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
