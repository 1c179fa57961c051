// Ways into a room and past its lobby: codes that lead nowhere, tables that are full, and playing alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DEVICES, overflow, PAIRS, picture } from './browser.mjs';
import { alternately, delayFetching, placesIn, SMALL_PHONE } from './looks.mjs';
import { openMenu, openTable, resign, sitDown, untilResult } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const close = (...pages) => Promise.all(pages.map((page) => page.context().close()));

for (const [device, options] of alternately(DEVICES)) {
  test(`a code that leads nowhere stands in the field again, to be corrected: ${device}`, async () => {
    const [host, guest] = await Promise.all([site.open(), site.open(options)]);
    const code = (await openTable(host, site.url, 'Ada')).split('/').at(-1);
    const wrong = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
    await guest.goto(site.url);
    await guest.getByLabel('Table code').fill(wrong);
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.getByRole('alert').getByText('There is no table with this code.').waitFor();
    const field = guest.getByLabel('Table code');
    assert.equal(await field.inputValue(), wrong);
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.ok(await field.evaluate((input) => input === document.activeElement));
    assert.deepEqual(await accessibilityFaults(guest), []);
    await picture(guest, `unknown-code-${device}`);

    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.getByRole('alert').getByText('There is no table with this code.').waitFor();
    await guest.keyboard.press('End');
    await guest.keyboard.press('Backspace');
    await guest.keyboard.type(code.at(-1));
    assert.equal(await field.getAttribute('aria-invalid'), 'false');
    await guest.keyboard.press('Enter');
    await guest.getByRole('button', { name: 'Take seat 2' }).waitFor();
    await close(host, guest);
  });
}

test('an address that is no code offers the field, too', async () => {
  const page = await site.open();
  await page.goto(`${site.url}/r/ABCD-EFG`);
  await page.getByRole('alert').getByText('A code has eight letters and digits').waitFor();
  assert.equal(await page.getByLabel('Table code').inputValue(), 'ABCD-EFG');
  await close(page);
});

for (const [device, options] of alternately({ ...DEVICES, 'small phone': SMALL_PHONE })) {
  test(`nothing moves under a finger once the lobby is there: ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 3 });
    await delayFetching(page, '.lobby');
    await page.reload(); // so that nothing is there already from the form
    await page.locator('.lobby').waitFor();
    const first = await placesIn(page, '.lobby');
    await page.waitForLoadState('networkidle');
    const last = await placesIn(page, '.lobby');
    assert.ok(first.length > 10);
    assert.deepEqual(last.slice(0, first.length), first); // the chat comes beneath all
    await close(page);
  });
}

for (const [pair, devices] of alternately(PAIRS)) {
  test(`at a full table inviting is not the main thing any more, and nobody counts themselves among the watchers: ${pair}`, async () => {
    const [ada, bruno, cleo, dora] = await Promise.all(
      [...devices, ...devices].map((options) => site.open(options)),
    );
    const path = await openTable(ada, site.url, 'Ada');
    const main = (page) => page.locator('.button.primary').allTextContents();
    assert.deepEqual(await main(ada), ['Copy link', 'Start the game']);
    await cleo.goto(site.url + path);
    await cleo.getByRole('button', { name: 'Take seat 2' }).waitFor();
    await ada.getByText('1 person is watching').waitFor();
    assert.equal(await cleo.getByText('watching', { exact: false }).count(), 0);

    await sitDown(bruno, site.url, path, 'Bruno');
    await ada.getByRole('heading', { name: 'Let others watch' }).waitFor();
    assert.deepEqual(await main(ada), ['Start the game']);
    const top = (selector) =>
      ada.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    assert.ok((await top('.lobby-start')) < (await top('.invite')));
    await picture(ada, `lobby-full-host-${pair}`);
    await picture(bruno, `lobby-full-guest-${pair}`);

    await dora.goto(site.url + path);
    await cleo.getByText('1 other person is watching').waitFor();
    await ada.getByText('2 people are watching').waitFor();
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await cleo.getByText('1 other person is watching').waitFor();
    await ada.getByText('2 watching').waitFor();
    await dora.goto('about:blank');
    await ada.getByText('1 watching').waitFor();
    await cleo.getByText('1 other person is watching').waitFor({ state: 'detached' });
    await close(ada, bruno, cleo, dora);
  });
}

for (const [device, options] of alternately(DEVICES)) {
  test(`playing alone begins at the table, after the player’s part in the shuffle; so does playing again: ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    await page.waitForSelector('.hand-place');
    assert.equal(await overflow(page), 0);
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ]) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(
        () =>
          [...document.querySelectorAll('.hand, .hand > *')].filter(
            (part) => part.scrollWidth > part.clientWidth,
          ).length,
      );
      assert.equal(wide, 0, `the hand is too wide at ${width}x${height}`);
      await picture(page, `alone-${width}-${device}`);
    }
    await page.setViewportSize(options.viewport);
    await resign(page);
    await untilResult(page);
    await page.getByText('All players\u2019 random numbers are part of it.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForSelector('.hand-place');
    assert.deepEqual(page.problems, []);
    await close(page);
  });

  test(`the menu asks in its own place, and leads home from a running table: ${device}`, async () => {
    const page = await site.open(options);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    await page.waitForSelector('.hand-place');
    await openMenu(page);
    await picture(page, `menu-${device}`);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('heading', { name: 'Resign this game?' }).waitFor();
    assert.equal(await page.getByRole('dialog').count(), 1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
    await openMenu(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.locator('.game-row').getByRole('link').click();
    await page.waitForSelector('.hand-place');
    await close(page);
  });
}

for (const [pair, devices] of alternately(PAIRS)) {
  test(`the host changes what the table plays, and those who wait hear of it: ${pair}`, async () => {
    const [ada, bruno] = await Promise.all(devices.map((options) => site.open(options)));
    const path = await openTable(ada, site.url, 'Ada', { seats: 4, modules: ['Farmers', 'River'] });
    await sitDown(bruno, site.url, path, 'Bruno', 4);
    assert.equal(await bruno.getByRole('button', { name: 'Change the rules' }).count(), 0);

    await ada.getByRole('button', { name: 'Change the rules' }).click();
    const form = ada.getByRole('dialog');
    await form.getByRole('button', { name: 'Play by these rules' }).waitFor();
    const chosen = (name) => form.locator(`input[name=${name}]:checked`).getAttribute('value');
    assert.deepEqual([await chosen('game'), await chosen('seats')], ['carcassonne', '4']);
    // Both have a seat: there is no table for one.
    assert.deepEqual(
      await form
        .locator('input[name=seats]')
        .evaluateAll((fields) => fields.map(({ value }) => Number(value))),
      [2, 3, 4, 5],
    );
    assert.deepEqual(await accessibilityFaults(ada), []);
    assert.equal(await overflow(ada), 0);
    await picture(ada, `change-rules-${pair}`);
    await form.locator('input[name=game][value=castle]').check({ force: true });
    await form.getByRole('button', { name: 'Play by these rules' }).click();
    await form.waitFor({ state: 'detached' });

    await bruno.getByText('The rules have been changed.').waitFor();
    for (const page of [ada, bruno]) {
      await page.getByText('The Castle: ').waitFor();
      assert.equal(await page.locator('.lobby-main').getByText('Open seat').count(), 0);
      assert.deepEqual(page.problems, []);
    }
    await ada.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [ada, bruno]) await page.locator('.castle-wall').first().waitFor();
    await close(ada, bruno);
  });
}
