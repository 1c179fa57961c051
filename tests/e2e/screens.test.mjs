// Every screen outside a game: accessible in light and dark and in all languages, and fit for a small phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE, picture } from './browser.mjs';
import { alternately, SEEN_LANGUAGES } from './looks.mjs';
import { offersOtherWays, openTable, sitDown } from './player.mjs';
import { openSite } from './site.mjs';

const SCREENS = {
  home: '/',
  create: '/new',
  help: '/help',
  settings: '/settings',
  puzzle: '/puzzles/1',
  missing: '/no/such/page',
};
const READY = {
  home: '.home-play',
  create: '.create',
  help: '.castle-help',
  settings: '.settings',
  puzzle: '.puzzle-asked',
  missing: 'h1',
};

const site = openSite();

test('all screens are accessible, light and dark', async () => {
  const page = await site.open(DESKTOP);
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(site.url + path);
    await page.waitForSelector(READY[name]);
    if (name === 'create') await page.getByText('Fine tuning').click();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await accessibilityFaults(page), [], `${name}, ${colorScheme}`);
      await picture(page, `${name}-${colorScheme}`);
    }
  }
  assert.deepEqual(
    page.problems.filter((problem) => !problem.includes('404')),
    [],
  );
  await page.context().close();
});

for (const language of SEEN_LANGUAGES) {
  test(`all screens speak ${language} and fit a phone 320 px wide`, async () => {
    const page = await site.open({ ...PHONE, viewport: { width: 320, height: 640 } });
    for (const [name, path] of Object.entries(SCREENS)) {
      await page.goto(`${site.url}${path}?lang=${language}`);
      await page.waitForSelector(READY[name]);
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.deepEqual(await accessibilityFaults(page), [], name);
      assert.equal(await overflow(page), 0, `${name} is too wide`);
    }
    await page.context().close();
  });
}

/** Names as the server spells them, such as "tiny_city" or "farm-3". */
const RAW_NAME = /\b[a-z]+[a-z0-9]*(_[a-z0-9]+)+\b|\bfarm-\d/;

for (const language of SEEN_LANGUAGES) {
  test(`every game, module and option is worded in ${language}`, async () => {
    const page = await site.open(DESKTOP);
    await page.goto(`${site.url}/new?lang=${language}`);
    await page.waitForSelector('.create');
    for (const game of await page.locator('input[name=game]').all()) {
      await game.check({ force: true });
      for (const module of await page.locator('.module > .switch input').all())
        await module.check({ force: true });
      for (const details of await page.locator('.create summary').all()) await details.click();
      const words = await page.locator('.create').evaluate((form) => form.textContent);
      assert.doesNotMatch(words, RAW_NAME);
      assert.deepEqual(await accessibilityFaults(page), []);
    }
    await page.context().close();
  });
}

test('the help tells the rules of a printing, and of a room', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/help`);
  const tiny = page.getByText('only 1 point a tile and 1 a pennant');
  const once = page.getByText('no city pays the same player twice');
  await page.waitForSelector('.castle-help');
  assert.equal(await tiny.count(), 0);
  await page.getByLabel('By the rules of').selectOption({ label: 'Classic' });
  await once.waitFor();
  assert.equal(await tiny.count(), 1);
  assert.equal(await page.locator('.castle-help').count(), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'help-classic-phone');

  // Without farmers, and with no module.
  await openTable(page, site.url, 'Ana', { preset: 'new-edition' });
  await page.getByText('How to play by these rules').click();
  await page.getByRole('heading', { name: 'Finish and score' }).waitFor();
  assert.equal(await page.getByText('Mind the fields').count(), 0);
  assert.equal(await page.getByText('a farmer in a field').count(), 0);
  assert.equal(await page.getByRole('heading', { name: 'The River' }).count(), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await picture(page, 'help-in-lobby-phone');
  await page.context().close();
});

test('the table can be opened without scrolling on a phone', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/new`);
  const button = page.getByRole('button', { name: 'Open the table' });
  await button.waitFor();
  const { y, height } = await button.boundingBox();
  assert.ok(y + height <= PHONE.viewport.height);
  await picture(page, 'create-phone');
  await page.context().close();
});

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`a module brings its usual rules to those that nobody has set, ${device}`, async () => {
    const page = await site.open(options);
    // Perhaps no module of the server has such a default: let one admit a sixth player.
    await page.route('**/api/v1/catalogue', async (route) => {
      const response = await route.fetch();
      const catalogue = await response.json();
      catalogue.games[0].modules.find(({ name }) => name === 'river').defaults = { sixth_player: true };
      await route.fulfill({ response, json: catalogue });
    });
    await page.goto(`${site.url}/new`);
    const river = page.locator('.module', { hasText: 'The River' }).locator('.switch input').first();
    const six = page.locator('input[name=seats]').nth(5);
    const sixth = page.getByLabel('Allow a sixth player');
    await page.getByText('Fine tuning').click();
    await river.check({ force: true });
    await six.check({ force: true });
    assert.ok(await sixth.isChecked());
    await river.uncheck({ force: true });
    assert.ok(!(await sixth.isChecked()));
    assert.equal(await six.count(), 0);
    await sixth.check({ force: true });
    await sixth.uncheck({ force: true });
    await river.check({ force: true });
    assert.ok(!(await sixth.isChecked()), 'what the host has set stays');
    await page.context().close();
  });
}

/**
 * A missing entry is told at its field, which is in view, focused and marked until something is written in
 * it.
 */
async function complainedOf(page, label, problem) {
  const field = page.getByLabel(label);
  await page.getByRole('alert').filter({ hasText: problem }).waitFor();
  await page.waitForFunction((input) => document.activeElement === input, await field.elementHandle());
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  const told = await field.evaluate((input) => {
    const message = document.getElementById(input.getAttribute('aria-describedby'));
    const seen = [input, message].every((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return y > 0 && y < innerHeight && element.contains(document.elementFromPoint(x, y));
    });
    return { text: message.textContent, seen };
  });
  assert.match(told.text, problem);
  assert.ok(told.seen, `${label}: field or message is out of sight`);
  assert.deepEqual(await accessibilityFaults(page), []);
  await field.fill('x');
  assert.equal(await field.getAttribute('aria-invalid'), 'false');
}

const DARK_DESKTOP = { ...DESKTOP, colorScheme: 'dark' };
for (const [screen, options] of alternately({ phone: PHONE, desktop: DARK_DESKTOP })) {
  test(`what is missing or wrong is told at its field, ${screen}`, async () => {
    const [host, guest] = await Promise.all([site.open(options), site.open(options)]);
    await host.goto(`${site.url}/new`);
    await host.waitForSelector('.create');
    await host.getByText('Fine tuning').click();
    await host.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await host.getByRole('button', { name: 'Open the table' }).click();
    await picture(host, `no-name-create-${screen}`);
    await complainedOf(host, 'Your name', /Please enter a name/);

    const path = await openTable(host, site.url, 'Ada', { seats: 5 });
    await guest.goto(site.url + path);
    await guest.getByRole('button', { name: 'Take seat 5' }).click();
    await picture(guest, `no-name-lobby-${screen}`);
    await complainedOf(guest, 'Your name', /Please enter a name/);

    await host.getByText('Change name and colour').click();
    await host.getByLabel('Your name').fill(' ');
    await host.getByRole('button', { name: 'Save' }).click();
    await picture(host, `no-name-rename-${screen}`);
    await complainedOf(host, 'Your name', /Please enter a name/);

    await guest.goto(site.url);
    await guest.getByRole('button', { name: 'Join' }).click();
    await picture(guest, `no-code-${screen}`);
    await complainedOf(guest, 'Table code', /eight letters and digits/);
    await Promise.all([host, guest].map((page) => page.context().close()));
  });
}

test('a personal link opens the seat elsewhere, and the first window offers to take it back', async () => {
  const first = await site.open();
  const path = await openTable(first, site.url, 'Ada');
  await first.getByText('Link to your own seat').click();
  const secret = await first.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  const second = await site.open(PHONE);
  await second.goto(`${site.url}${path}#s=${secret}`);
  await second.getByText('Ada (you)').waitFor();
  assert.equal(new URL(second.url()).hash, '');
  await first.getByRole('button', { name: 'Play here instead' }).click();
  await first.getByText('Ada (you)').waitFor();
  await second.getByText('You opened this seat in another window.').waitFor();
  await Promise.all([first, second].map((page) => page.context().close()));
});

test('no link takes a seat away: one that opens none is refused, one to another seat asks first', async () => {
  const [ada, bruno] = await Promise.all([site.open(PHONE), site.open()]);
  const path = await openTable(ada, site.url, 'Ada');
  await sitDown(bruno, site.url, path, 'Bruno');
  const held = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  const [own, other] = await Promise.all([held(ada), held(bruno)]);
  const follow = async (secret) => {
    await ada.goto('about:blank');
    await ada.goto(`${site.url}${path}#s=${secret}`);
  };

  // Of a seat that does not exist, and one that no server can read.
  for (const crafted of ['A'.repeat(43), 'x'.repeat(43)]) {
    await follow(crafted);
    await ada.getByText('That personal link leads to no seat at this table.').first().waitFor();
    await ada.getByText('Ada (you)').waitFor();
    assert.equal(await held(ada), own);
    assert.equal(new URL(ada.url()).hash, '');
  }

  await follow(other);
  const question = ada.getByRole('dialog', { name: 'Which seat?' });
  await question.getByText('you play here as Ada').waitFor();
  assert.deepEqual(await accessibilityFaults(ada), []);
  await picture(ada, 'which-seat');
  assert.equal(await held(ada), own);
  await ada.keyboard.press('Escape');
  await ada.getByText('Ada (you)').waitFor();
  assert.equal(await held(ada), own);

  // The same in the room's own window, where only the last part of the address changes.
  await ada.evaluate((secret) => location.assign(`#s=${secret}`), other);
  await question.getByRole('button', { name: 'Play as Bruno' }).click();
  await ada.getByText('Bruno (you)').waitFor();
  assert.equal(await held(ada), other);
  await Promise.all([ada, bruno].map((page) => page.context().close()));
});

test('the host locks the seats and removes somebody', async () => {
  const [host, guest, late] = await Promise.all([site.open(), site.open(), site.open()]);
  const path = await openTable(host, site.url, 'Ada', { seats: 3 });
  await guest.goto(site.url + path);
  await guest.getByLabel('Your name').fill('Bruno');
  await guest.getByRole('button', { name: 'Take seat 2' }).click();
  await host.getByText('Bruno', { exact: true }).waitFor();
  // The room decides: until its answer comes, other messages leave the switch as it was.
  await host.getByRole('switch', { name: 'Lock the seats' }).click({ force: true });
  await host.getByRole('switch', { name: 'Lock the seats', checked: true }).waitFor({ state: 'attached' });
  await late.goto(site.url + path);
  await late.getByText('The host has locked the seats.').waitFor();
  await offersOtherWays(late);
  assert.equal(await late.getByRole('heading', { name: 'Invite friends' }).count(), 0);
  assert.deepEqual(await accessibilityFaults(late), []);
  await host.getByRole('button', { name: 'Remove Bruno' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Remove Bruno' }).click();
  await guest.getByText('You no longer have a seat at this table.').waitFor();
  await guest.getByText('The host has removed you').waitFor();
  await offersOtherWays(guest);
  assert.deepEqual(await accessibilityFaults(guest), []);
  await host.getByText('Open seat').nth(1).waitFor();
  await Promise.all([host, guest, late].map((page) => page.context().close()));
});

test('an unknown code says so', async () => {
  const page = await site.open();
  await page.goto(site.url);
  await page.getByLabel('Table code').fill('nonsense');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('A code has eight letters and digits').waitFor();
  await page.getByLabel('Table code').fill('2222-3333');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('There is no table with this code.').waitFor();
  await page.context().close();
});

test('every address that leads nowhere says so, and offers other ways', async () => {
  const page = await site.open(PHONE);
  for (const [path, why] of [
    ['/r/nonsense', 'A code has eight letters and digits'],
    ['/r/2222-3333', 'There is no table with this code.'],
    ['/g/0123456789abcdef0123456789abcdef', 'There is no ended game at this address.'],
    ['/no/such/page', 'There is nothing at this address.'],
  ]) {
    await page.goto(site.url + path);
    await page.getByText(why).first().waitFor();
    await offersOtherWays(page);
    const apart = await page.locator('.other-ways').evaluate((ways) => {
      const { bottom } = ways.previousElementSibling.getBoundingClientRect();
      return ways.firstElementChild.getBoundingClientRect().top - bottom;
    });
    assert.ok(apart >= 8, `${path}: ${apart} px between the ways and what is above them`);
    assert.deepEqual(await accessibilityFaults(page), [], path);
    await picture(page, `nowhere-${path.replaceAll(/\W+/g, '-')}`);
  }
  await page.context().close();
});

test('without a network a new table says what it lacks before its form is filled in', async () => {
  const page = await site.open(PHONE);
  await page.goto(`${site.url}/new`);
  await page.getByLabel('Your name').waitFor();
  assert.equal(await page.getByText('You are offline.').count(), 0);
  await page.context().setOffline(true);
  await page.getByText('You are offline. A table with friends needs the network').waitFor();
  await page.getByRole('button', { name: 'Play alone' }).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.context().close();
});
