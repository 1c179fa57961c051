// The lobby for host, guest and spectator: accessible in all languages, light and dark, on a desk and on the
// smallest phone, with all its panels and questions. Colours are the same in all languages, so dark is
// checked in one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, picture } from './browser.mjs';
import { check, LANGUAGES, SMALL_PHONE } from './looks.mjs';
import { openTable, sitDown } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

/** The controls in the host's lobby that open a question; Escape leaves it. */
const QUESTIONS = { 'add a player': '.seat-row.open .button', leave: '.lobby-main .button.plain >> nth=-1' };

async function unfoldAll(page) {
  const folded = page.locator('main details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.waitForLoadState('networkidle');
}

test('the lobby is accessible to everybody in all languages, light and dark', async () => {
  const [host, guest, watcher] = await Promise.all(
    [SMALL_PHONE, DESKTOP, SMALL_PHONE].map((options) => site.open(options)),
  );
  const path = await openTable(host, site.url, 'Ada', { seats: 4, modules: ['Tower', 'River'] });
  await sitDown(guest, site.url, path, 'Bruno');
  await host.getByRole('button', { name: 'Add a computer' }).last().click();
  await host.getByRole('dialog').getByRole('button', { name: 'Choose' }).click();
  await host.getByText('Computer: ').first().waitFor();
  for (const language of LANGUAGES) {
    const people = Object.entries({ host, guest, watcher });
    for (const [who, page] of people) {
      await page.goto(`${site.url}${path}?lang=${language}`);
      await page.locator('.seat-row:not(.open)').nth(2).waitFor();
      await page.locator(`html[lang="${language}"]`).waitFor();
      await unfoldAll(page);
      for (const colorScheme of language === 'en' ? ['light', 'dark'] : ['light']) {
        await page.emulateMedia({ colorScheme });
        await check(page, `lobby of the ${who} in ${language}, ${colorScheme}`);
        await picture(page, `lobby-${who}-${language}-${colorScheme}`);
      }
    }
    for (const [what, opener] of Object.entries(QUESTIONS)) {
      await host.locator(opener).first().click();
      await host.locator('dialog[open]').waitFor();
      await host.waitForLoadState('networkidle');
      await check(host, `${what} in ${language}`);
      await picture(host, `lobby-${what}-${language}`);
      await host.keyboard.press('Escape');
      await host.locator('dialog').waitFor({ state: 'detached' });
    }
  }
  for (const page of [host, guest, watcher]) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});
