// Cards that come and go beside the board: a pause that is asked for and one that is on, a call that
// is offered, a computer that plays for somebody, hints for a newcomer. Accessible in all languages,
// and dark in one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, picture } from './browser.mjs';
import { check, LANGUAGES, SMALL_PHONE } from './looks.mjs';
import { openMenu, sitDown, startGame, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ look: 'painted' });

/** Ada on a small phone and Ben at a desk, both new to it, at a table with a clock. */
async function timedTable() {
  const secret = 'A'.repeat(43);
  const clock = { kind: 'turn', seconds: 3600 };
  const wish = { secret, name: 'Ada', seats: 2, clock, rules: { game: 'carcassonne', preset: 'standard' } };
  const answer = await fetch(`${site.url}/api/v1/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { room } = await answer.json();
  const pages = await Promise.all(
    [SMALL_PHONE, DESKTOP].map((options) => site.open({ ...options, newcomer: true })),
  );
  for (const page of pages)
    await page.addInitScript(() => {
      globalThis.Notification = Object.assign(class {}, { permission: 'default' });
    });
  const [ada, ben] = pages;
  await ada.goto(`${site.url}/r/${room}#s=${secret}`);
  await ada.getByText('Ada (you)').waitFor();
  await sitDown(ben, site.url, `/r/${room}`, 'Ben');
  await startGame(ada);
  await ben.waitForSelector('.table');
  return { pages, path: `/r/${room}` };
}

function hide(page, hidden) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Whoever waits has looked elsewhere. */
async function offerCall(pages) {
  const mover = await whoseTurn(pages);
  const waiter = pages.find((page) => page !== mover);
  await hide(waiter, true);
  await hide(waiter, false);
  await waiter.locator('.time-card').first().waitFor();
}

/** Both pages in all languages, in one also dark. `ready`: what is done there before it is looked at. */
async function lookEverywhere({ pages, path }, card, what, ready = async () => {}) {
  for (const language of LANGUAGES) {
    for (const page of pages) {
      await page.goto(`${site.url}${path}?lang=${language}`);
      await page.locator(`html[lang="${language}"]`).waitFor();
      await page.locator('.table .board image').first().waitFor();
    }
    await ready(pages);
    const shown = await Promise.all(pages.map((page) => page.locator(card).count()));
    assert.ok(
      shown.some((count) => count > 0),
      `${what} is shown in ${language}`,
    );
    for (const [index, page] of pages.entries()) {
      if (shown[index] === 0) continue;
      for (const colorScheme of language === 'en' ? ['light', 'dark'] : ['light']) {
        await page.emulateMedia({ colorScheme });
        await check(page, `${what} in ${language}, ${colorScheme}`);
        await picture(page, `card-${what.replaceAll(' ', '-')}-${index}-${language}-${colorScheme}`);
      }
    }
  }
}

test('cards beside the board are accessible in all languages, light and dark', async () => {
  const table = await timedTable();
  const [ada, ben] = table.pages;
  await lookEverywhere(table, '.coach', 'what somebody new is told', (pages) =>
    Promise.any(pages.map((page) => page.locator('.coach').waitFor())),
  );
  await lookEverywhere(table, '.time-card', 'a call that is offered', offerCall);

  await ben.goto(`${site.url}${table.path}?lang=en`);
  await openMenu(ben);
  await ben.getByRole('button', { name: 'Pause the game' }).click();
  await lookEverywhere(table, '.time-card', 'a pause that is asked for', () =>
    Promise.all(table.pages.map((page) => page.locator('.time-card').waitFor())),
  );
  await ada.locator('.time-card .primary').click();
  await lookEverywhere(table, '.time-card', 'a pause that is on', () =>
    Promise.all(table.pages.map((page) => page.locator('.time-card').waitFor())),
  );
  await ada.locator('.time-card .primary').click();
  await ada.locator('.time-card').waitFor({ state: 'detached' });

  await ben.goto(`${site.url}${table.path}?lang=en`);
  await openMenu(ben);
  await ben.getByRole('button', { name: 'Let a computer play for me' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Choose' }).click();
  await ben.getByText('A computer plays for you').waitFor();
  await lookEverywhere(table, '.remark.level', 'a computer that plays for somebody', () =>
    Promise.all(table.pages.map((page) => page.locator('.seat-card .remark.level').first().waitFor())),
  );
  for (const page of table.pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});
