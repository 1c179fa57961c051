// Puzzles from real games: a tile is placed, its worth is told with the best place, and other puzzles come
// from a file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openSite } from './site.mjs';

const site = openSite();
const BOX = readFileSync(new URL('../../web/puzzles/box.jsonl', import.meta.url), 'utf8');
const puzzles = BOX.trim().split('\n').map(JSON.parse);

const heading = (page, n, of = puzzles.length) =>
  page.getByRole('heading', { name: `Puzzle ${n} of ${of}`, exact: true }).waitFor();

/** By the buttons of a table, turned until it lies as wanted. */
async function place(page, { x, y, rotation }, { legal }) {
  const { rotations } = legal.placements.find((at) => at.x === x && at.y === y);
  const cell = page.locator(`.board-cell[data-place="${x},${y}"]`);
  await cell.click();
  for (let turned = rotations.indexOf(rotation); turned > 0; --turned)
    await page.getByRole('button', { name: 'Rotate right' }).click();
  await page.getByRole('button', { name: 'Place it here' }).click();
}

for (const [name, device] of alternately({ 'a desk': DESKTOP, 'a phone': PHONE })) {
  test(`a place is sought, told what it is worth, and sought again: ${name}`, async () => {
    const page = await site.open(device);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Puzzles from real games' }).click();
    await heading(page, 1);
    const [{ choices, game }, second] = puzzles;
    assert.ok(await page.getByRole('button', { name: 'Place it here' }).isDisabled());
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `puzzle-asked-${name.replace(' ', '-')}`);
    await place(page, choices[1].action, game);
    const loss = (choices[0].worth - choices[1].worth).toFixed(1).replace('.0', '');
    await page.getByRole('heading', { name: `${loss} points worse than the best choice` }).waitFor();
    assert.equal(await page.locator('.puzzle .choice-tag.is-best').count(), 1);
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.ok((await overflow(page)) <= 0);
    await picture(page, `puzzle-answered-${name.replace(' ', '-')}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await place(page, choices[0].action, game);
    await page.getByRole('heading', { name: 'That is the best place.' }).waitFor();
    await page.getByText('Found at the first attempt: 0 of 10').waitFor();
    await page.locator('.puzzle').getByRole('link', { name: 'Next puzzle' }).click();
    await heading(page, 2);
    await place(page, second.choices[0].action, second.game);
    await page.getByText('Found at the first attempt: 1 of 10').waitFor();
    await page.goto(`${site.url}/puzzles`);
    await heading(page, 3);
    await page.reload();
    await page.getByText('Found at the first attempt: 1 of 10').waitFor();
    assert.deepEqual([...page.problems], []);
    await page.context().close();
  });
}

test('each puzzle of the box is shown, and its best place can be found', async () => {
  const page = await site.open(DESKTOP);
  for (const [index, { choices, game }] of puzzles.entries()) {
    await page.goto(`${site.url}/puzzles/${index + 1}`);
    await heading(page, index + 1);
    await place(page, choices[0].action, game);
    await page.getByRole('heading', { name: 'That is the best place.' }).waitFor();
    assert.ok(
      (await page.locator('.puzzle .analysis-reasons li').count()) > 0,
      `why, of puzzle ${index + 1}`,
    );
  }
  await page.getByText('Found at the first attempt: 10 of 10').waitFor();
  await page.goto(`${site.url}/puzzles/11`);
  await page.getByRole('heading', { name: 'There is no such puzzle.' }).waitFor();
  assert.deepEqual([...page.problems], []);
  await page.context().close();
});

test('puzzles come from a file, and one without any is refused in words', async () => {
  const page = await site.open(DESKTOP);
  await page.goto(`${site.url}/puzzles/1`);
  const file = page.getByLabel('Puzzles from a file');
  const give = (text) =>
    file.setInputFiles({ name: 'a.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) });
  const foreign = JSON.stringify({ ...puzzles[0], id: 'x', rules: { ...puzzles[0].rules, game: 'chess' } });
  for (const text of ['', 'nonsense\n{}', foreign]) {
    await give(text);
    await page.getByText('That file holds no puzzles that can be shown.').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
  }
  await give(`${foreign}\n${JSON.stringify({ ...puzzles[4], id: 'y' })}\n`);
  await heading(page, 1, 1);
  await place(page, puzzles[4].choices[0].action, puzzles[4].game);
  await page.getByRole('heading', { name: 'That is the best place.' }).waitFor();
  assert.deepEqual([...page.problems], []);
  await page.context().close();
});
