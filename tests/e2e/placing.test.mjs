// Placing a tile and sending no meeple in one press, and choices that need no confirmation.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, PHONE, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { aim, openTable, untilTilesLaid } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const plain = (page) => page.getByRole('button', { name: 'Place, no meeple' });

for (const [name, settings] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`one press places the tile and sends no meeple: ${name}`, async () => {
    const page = await site.open(settings);
    await openTable(page, site.url, 'Ada', { seats: 1 });
    assert.equal(await plain(page).count(), 0);
    const before = await page.locator('.hand').boundingBox();
    await aim(page, 0);
    await plain(page).waitFor();
    if (settings === PHONE)
      assert.equal((await page.locator('.hand').boundingBox()).height, before.height, 'the board moves');
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `place-plain-${name}`);
    await plain(page).click();
    await untilTilesLaid(page, 2);
    await page.locator('.hand-place').waitFor();
    assert.equal(await page.locator('.supply').first().textContent(), '77 meeples left');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

/** The buttons of the turn and their tile; and whether they cover a place that may be chosen instead. */
function buttonsAndTile(page) {
  return page.evaluate(() => {
    const boxOf = (element) => element.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const buttons = boxOf(document.querySelector('.hand-actions').parentElement);
    const tile = boxOf(document.querySelector('.board-cell.is-ghost'));
    const apart = (one, other) => Math.max(0, one[0] - other[1], other[0] - one[1]);
    return {
      away: Math.max(
        apart([buttons.left, buttons.right], [tile.left, tile.right]),
        apart([buttons.top, buttons.bottom], [tile.top, tile.bottom]),
      ),
      covers: [...document.querySelectorAll('.board-cell')].some((cell) => meet(boxOf(cell), buttons)),
    };
  });
}

test('at a desk the turn is confirmed beside the tile, by keyboard from the list', async () => {
  const page = await site.open(DESKTOP);
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await aim(page, 0);
  const { away, covers } = await buttonsAndTile(page);
  assert.ok(away > 0 && away < 40, `${away} px away`);
  assert.equal(covers, false);
  // Carried along with the board.
  await page.mouse.move(700, 700);
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(300);
  assert.ok((await buttonsAndTile(page)).away < 40);
  await page.locator('.hand-actions .primary').click();
  await page.locator('.choices input:checked').focus();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await untilTilesLaid(page, 2);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

/** A player without confirmations, with a tile placed and the choices open. */
async function choosingUnconfirmed() {
  const page = await site.open(DESKTOP);
  await page.goto(`${site.url}/settings`);
  await page.locator('input[name=confirm][value=never]').check({ force: true });
  await openTable(page, site.url, 'Ada', { seats: 1 });
  await aim(page, 0);
  await page.locator('.hand-actions .primary').click();
  return page;
}

test('who wants no confirmation is asked for none', async () => {
  const page = await choosingUnconfirmed();
  await page.locator('.claim input').first().click({ force: true });
  await untilTilesLaid(page, 2);
  await page.locator('.hand-place').waitFor();
  // The supply would not show it: a feature that is complete at once sends its meeple home.
  await page.locator('.log .log-line').filter({ hasText: ' · ' }).waitFor();
  await page.context().close();
});

test('arrow keys only look through the choices, whatever is confirmed', async () => {
  const page = await choosingUnconfirmed();
  await page.locator('.claim input:checked').focus();
  await page.keyboard.press('ArrowUp');
  await page.locator('.claim:not([data-action=pass]) input:checked').waitFor();
  assert.equal(await page.locator('.choose').count(), 1);
  await page.context().close();
});
