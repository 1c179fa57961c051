// Takes the pictures of the README into a folder: node scripts/pictures.mjs screenshots.
// Plays some turns against computers, at the program's own server, or at BASTIDE_URL where that is given.

import { join } from 'node:path';
import { DESKTOP, launch, openPage } from '../../tests/e2e/browser.mjs';
import { openMenu, playTurn, whoseTurn } from '../../tests/e2e/player.mjs';
import { startServer } from '../../tests/e2e/server.mjs';

const PICTURES = {
  'table-desktop': { seats: 3, modules: ['River', 'Abbot'], turns: 11 },
  'castle-desktop': { game: 'castle', seats: 2, turns: 14 },
  'discovery-desktop': { game: 'discovery', seats: 3, turns: 12 },
};

const [folder = 'screenshots'] = process.argv.slice(2);
const server = process.env.BASTIDE_URL === undefined ? await startServer() : null;
const browser = await launch();
try {
  for (const [name, wish] of Object.entries(PICTURES)) await take(name, wish);
} finally {
  await browser.close();
  await server?.stop();
}

async function take(name, { game, seats, modules = [], turns }) {
  const page = await openPage(browser, { ...DESKTOP, colorScheme: 'light', look: 'painted' });
  const pick = (field, value) =>
    page.locator(`input[name=${field}][value="${value}"]`).check({ force: true });
  await page.goto(process.env.BASTIDE_URL ?? server.url);
  await page.getByRole('link', { name: 'Choose computers and rules' }).click();
  await page.getByLabel('Your name').fill('Ada');
  if (game !== undefined) await pick('game', game);
  for (const module of await page.locator('.module').all()) {
    const label = await module.locator('.switch').first().textContent();
    if (modules.some((wanted) => label.includes(wanted)))
      await module.getByRole('switch').first().check({ force: true });
  }
  await pick('seats', seats);
  await pick('computers', seats - 1);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.table');
  await openMenu(page);
  await page.getByRole('radio', { name: 'At once' }).check({ force: true });
  await page.keyboard.press('Escape');
  for (let turn = 0; turn < turns && (await whoseTurn([page])) !== null; turn++) await playTurn(page, turn);
  await whoseTurn([page]);
  await page.locator('.tool[aria-label="Whole board"]').click();
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.board-tile')].every(
      (tile) => tile.querySelector('.tile-ground, .tile-arrives') === null,
    ),
  );
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
}
