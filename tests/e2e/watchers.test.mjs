// Whether others may watch: chosen with the table, changed by its host at any time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, PHONE, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { offersOtherWays, openMenu, openTable, sitDown, startGame } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite();
const MAY_WATCH = 'Others may watch';

for (const [device, options] of alternately({ phone: PHONE, desktop: DESKTOP })) {
  test(`a table is opened without anybody watching, and its host lets them in later: ${device}`, async () => {
    const [host, guest, watcher] = await Promise.all([site.open(options), site.open(), site.open(PHONE)]);
    const path = await openTable(host, site.url, 'Ana', { off: [MAY_WATCH] });
    await host.getByText('Played without anybody watching.').waitFor();
    assert.deepEqual(await accessibilityFaults(host), []);
    await sitDown(guest, site.url, path, 'Ben');
    await watcher.goto(site.url + path); // may come in to take a seat
    await watcher.getByText('Played without anybody watching.').waitFor();
    await startGame(host);
    await watcher.getByRole('heading', { name: 'The host no longer lets anyone watch.' }).waitFor();
    await guest.waitForSelector('.table');

    await openMenu(host);
    const allows = host.getByRole('switch', { name: MAY_WATCH });
    assert.equal(await allows.isChecked(), false);
    assert.equal(await host.getByRole('button', { name: 'Copy the link to watch' }).count(), 0);
    await allows.check({ force: true });
    await host.getByRole('button', { name: 'Copy the link to watch' }).waitFor();
    await picture(host, `watchers-${device}`);
    assert.deepEqual(await accessibilityFaults(host), []);
    assert.equal(await guest.getByRole('switch', { name: MAY_WATCH }).count(), 0);
    await watcher.goto(site.url + path);
    await watcher.waitForSelector('.table');
    await watcher.waitForFunction(() => /^(Ana|Ben) is playing · Bastide$/.test(document.title));
    await allows.uncheck({ force: true });
    await watcher.getByRole('heading', { name: 'The host no longer lets anyone watch.' }).waitFor();
    await watcher.getByText('The game is running, and all its seats are taken.').waitFor();
    await offersOtherWays(watcher);
    assert.deepEqual(await accessibilityFaults(watcher), []);
    await Promise.all([host, guest, watcher].map((page) => page.context().close()));
  });
}
