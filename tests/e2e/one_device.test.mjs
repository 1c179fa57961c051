// Two people who share one device: the screen shows the seat to act. A third one plays with
// them from another.

import assert from 'node:assert/strict';
import { before } from 'node:test';
import { accessibilityFaults, overflow, PAIRS, picture } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openTable, playTurn, sitDown, startGame, tilesLaid, whoseTurn } from './player.mjs';
import { openSite } from './site.mjs';
import { story } from './story.mjs';

const site = openSite();
for (const [pair, devices] of alternately(PAIRS)) {
  const step = story();
  let shared;
  let desk;
  let path;

  before(async () => {
    [shared, desk] = await Promise.all(devices.map(site.open));
  });

  const yourTurn = (page) => page.locator('.your-turn').textContent();

  /** Plays `count` turns; returns the names that the shared device called, in order. */
  async function playTurns(from, count) {
    const called = [];
    for (let turn = from; turn < from + count; turn++) {
      const page = await whoseTurn([shared, desk]);
      if (page === shared) called.push((await yourTurn(shared)).replace('Your turn, ', ''));
      else assert.equal(await yourTurn(desk), 'Your turn');
      await playTurn(page, turn);
    }
    return called;
  }

  step(`somebody without a device of their own sits down, and stands up again: ${pair}`, async () => {
    path = await openTable(shared, site.url, 'Ada', { seats: 3 });
    const add = async (name) => {
      await shared.getByRole('button', { name: 'Add a player at this device' }).first().click();
      await shared.getByRole('dialog').getByLabel('Your name').fill(name);
      assert.deepEqual(await accessibilityFaults(shared), []);
      await picture(shared, `one-device-${name}-${pair}`);
      await shared.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
      await shared.locator('.seat-row', { hasText: name }).getByText('at this device').waitFor();
    };
    await add('Ben');
    await shared.getByRole('button', { name: 'Remove Ben' }).click();
    await shared.getByRole('dialog').getByRole('button', { name: 'Remove Ben' }).click();
    await shared.locator('.seat-row', { hasText: 'Ben' }).waitFor({ state: 'detached' });
    await add('Bruno');
    assert.equal(await overflow(shared), 0);
    await sitDown(desk, site.url, path, 'Cleo', 3);
    assert.equal(await desk.getByText('at this device').count(), 0);
    await shared.reload();
    await shared.locator('.seat-row', { hasText: 'Bruno' }).getByText('at this device').waitFor();
    assert.deepEqual(await accessibilityFaults(shared), []);
    await picture(shared, `one-device-lobby-${pair}`);
  });

  step(`the host lets people change places, who stay who they are: ${pair}`, async () => {
    const order = async (wanted) => {
      for (const page of [shared, desk])
        for (const [place, name] of wanted.entries())
          await page.locator('.seat-row').nth(place).locator('.seat-name', { hasText: name }).waitFor();
    };
    for (const wanted of [
      ['Ada', 'Cleo', 'Bruno'],
      ['Cleo', 'Ada', 'Bruno'],
    ]) {
      await shared.getByRole('button', { name: 'Move Cleo up' }).click();
      await order(wanted);
    }
    await desk.locator('.seat-row').first().getByText('(you)').waitFor();
    await shared.locator('.seat-row').nth(1).getByText('Host').waitFor();
    await shared.locator('.seat-row').nth(2).getByText('at this device').waitFor();
    assert.equal(await desk.getByRole('button', { name: /^Move / }).count(), 0);
    assert.deepEqual(await accessibilityFaults(shared), []);
    assert.equal(await overflow(shared), 0);
    await picture(shared, `one-device-moved-${pair}`);
  });

  step(`each turn the shared screen shows whose it is, and plays for them: ${pair}`, async () => {
    await startGame(shared);
    const called = await playTurns(0, 6);
    assert.deepEqual(called.toSorted(), ['Ada', 'Ada', 'Bruno', 'Bruno']);
    await whoseTurn([shared, desk]);
    assert.equal(await tilesLaid(desk), 7);
  });

  step(`both come back after a reload: ${pair}`, async () => {
    await shared.reload();
    await shared.waitForSelector('.table');
    const called = await playTurns(6, 3);
    assert.deepEqual(called.toSorted(), ['Ada', 'Bruno']);
    for (let turn = 9; (await whoseTurn([shared, desk])) !== shared; turn++) await playTurn(desk, turn);
    await picture(shared, `one-device-table-${pair}`);
    assert.deepEqual(await accessibilityFaults(shared), []);
    assert.deepEqual([...shared.problems, ...desk.problems], []);
  });
}
