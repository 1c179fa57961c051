// What a person does at the table of The Castle, through the page alone.

import { WAIT_MS } from './limits.mjs';
import { aim, OVER } from './player.mjs';

/** Opens a table for The Castle as its host and returns the invitation's path. */
export async function openCastle(page, url, name) {
  await page.goto(`${url}/new`);
  await page.getByLabel('Your name').fill(name);
  await page.locator('input[name=game][value="castle"]').check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.invite-code');
  return new URL(page.url()).pathname;
}

/** The page with a question, or null when the game is over. */
export async function whoIsAsked(pages) {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    for (const page of pages) {
      if (await page.locator(OVER).count()) return null;
      if (await page.locator('.hand-place, .hand-choose').count()) return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody is asked');
}

/**
 * What the page asks: where the tile goes, for a figure on it, for the scoring order,
 * or whether to use a wall tile.
 */
export async function questionOn(page) {
  if (await page.locator('.hand-place').count()) return 'tile';
  if (await page.locator('.claim-face > .order-number').count()) return 'order';
  return (await page.locator('.claim-face > .wall-tile').count()) ? 'wall tile' : 'figure';
}

/** The choices of a player who wants wall tiles, then points, and sets a figure wherever possible. */
const WANTED = {
  order: ['.claim:has(.takes)'],
  'wall tile': ['.claim:has(.claim-face > .wall-tile)'],
  figure: [
    '.claim:has(.takes)',
    '.claim:has(.outcome strong)',
    '.claim:is(:has-text("Squire"), :has-text("Herald"), :has-text("Knight"))',
  ],
};

/** Answers one question; `n` differs from one to the next. Returns what was asked. */
export async function answer(page, n, press = click) {
  const asked = await questionOn(page);
  if (asked === 'tile') await aim(page, n * 7);
  else await choose(page, WANTED[asked], press);
  const shown = await page.$('.hand > :last-child');
  await press(page.locator('.hand-actions .primary'));
  await shown.waitForElementState('hidden');
  return asked;
}

const click = (target) => target.click();

/** Chooses the first wish that is offered, or keeps what is chosen already. */
async function choose(page, wishes, press) {
  await page.waitForFunction(() => document.querySelector('.outcome[aria-busy]') === null);
  for (const wish of wishes) {
    const claim = page.locator(wish).first();
    if ((await claim.count()) > 0) return press(claim);
  }
}
