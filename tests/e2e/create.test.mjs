// A new table: three ways to play at one press, printings and modules on request, and the length of the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { alternately, delayFetching, placesIn, SMALL_PHONE } from './looks.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const chosen = (page) =>
  page.locator('input[name=rules]:checked').evaluateAll((inputs) => inputs.map(({ value }) => value));
const modulesOn = (page) => page.locator('.module.on').count();
const choose = (page, name) => page.locator(`input[name=rules][value=${name}]`).check({ force: true });

for (const [size, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`one press chooses rules, and the page says how long they take: ${size}`, async () => {
    const page = await site.open(options);
    await page.goto(`${site.url}/new`);
    await page.getByText('71 tiles, about 35 minutes').waitFor();
    assert.deepEqual(await chosen(page), ['standard']);
    await choose(page, 'everything');
    await page.getByText('247 tiles, about 125 minutes').waitFor();
    assert.equal(await modulesOn(page), await page.locator('.module').count());
    await page.locator('input[name=seats][value="6"]').check({ force: true });
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await accessibilityFaults(page), []);
    await picture(page, `create-${size}`);
    await choose(page, 'quick');
    await page.getByText('71 tiles').waitFor();
    assert.equal(await modulesOn(page), 0);
    await page.getByText('By printing').click();
    await page.locator('input[name=preset][value="classic-2000"]').check({ force: true });
    assert.deepEqual(await chosen(page), []);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await accessibilityFaults(page), []);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

for (const [size, options] of alternately({
  'small phone': SMALL_PHONE,
  phone: PHONE,
  desktop: DESKTOP,
})) {
  test(`nothing moves under a finger once the form is there: ${size}`, async () => {
    const page = await site.open(options);
    await delayFetching(page, 'form.create');
    await page.goto(`${site.url}/new`);
    await page.locator('form.create').waitFor();
    const first = await placesIn(page, 'form.create');
    await page.locator('.module-picture svg').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByText('71 tiles').waitFor();
    assert.deepEqual(await placesIn(page, 'form.create'), first);
    await page.context().close();
  });
}

/** The share of its card's width that words get; the picture has a quarter. */
const WORDS_LEAST = 0.55;

test('on the smallest phone a module leaves the width to its words, and its picture switches it, too', async () => {
  const page = await site.open(SMALL_PHONE);
  await page.goto(`${site.url}/new`);
  const module = page.locator('.module').filter({ hasText: 'The River' });
  await module.locator('.module-picture svg').waitFor();
  const shares = await page
    .locator('.module small')
    .evaluateAll((all) =>
      all.map((words) => words.offsetWidth / words.closest('.module').getBoundingClientRect().width),
    );
  assert.ok(shares.length > 5 && Math.min(...shares) >= WORDS_LEAST, `${shares}`);
  const { x, y, width } = await module.locator('.module-picture').boundingBox();
  const toggle = await module.getByRole('switch').boundingBox();
  assert.ok(
    toggle.y >= y + width && toggle.x + toggle.width <= x + width,
    'the switch is beneath the picture',
  );
  await module.locator('.module-picture').click({ force: true });
  assert.ok(await module.getByRole('switch').isChecked());
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'create-320');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
