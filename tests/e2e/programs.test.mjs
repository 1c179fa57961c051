// The host lets a program play: a link from the lobby brings it to a seat, where everybody sees what it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibilityFaults, DEVICES, overflow, picture } from './browser.mjs';
import { openTable, playTurn, resign, startGame, tilesLaid, untilResult, untilTilesLaid } from './player.mjs';
import { startProgram } from './program.mjs';
import { openSite } from './site.mjs';

const site = openSite();

/** The host opens what the lobby says of programs. Gives what copies the link and tells it. */
async function openInvitation(host) {
  await host.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text) => {
          window.copied = text;
        },
      },
    }),
  );
  const invitation = host.locator('details', { hasText: 'Let a program play' });
  await invitation.getByText('Let a program play').click();
  return async () => {
    await host.evaluate(() => {
      window.copied = undefined;
    });
    await invitation.getByRole('button').click();
    await host.waitForFunction(() => window.copied !== undefined);
    return host.evaluate(() => window.copied);
  };
}

async function look(page, name) {
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await overflow(page), 0);
  await picture(page, name);
}

for (const [device, options] of Object.entries(DEVICES)) {
  test(`a program sits down by the host's link, is shown as one and plays: ${device}`, async () => {
    const [host, elsewhere] = await Promise.all([site.open(options), site.open()]);
    await openTable(host, site.url, 'Ada', { seats: 3 });
    const copyLink = await openInvitation(host);
    const link = await copyLink();
    await elsewhere.goto(site.url);
    await startProgram(elsewhere, link, 'Python');
    const row = host.locator('.seat-row', { hasText: 'Python' });
    await row.locator('.tag.program').waitFor();
    assert.match(await row.textContent(), /program/);
    assert.notEqual(await copyLink(), link); // the next program's
    await row.scrollIntoViewIfNeeded();
    await look(host, `program-lobby-${device}`);

    await startGame(host);
    const card = host.locator('.seat-card', { hasText: 'Python' });
    assert.equal(await card.locator('.seat-program').isVisible(), true);
    assert.match(await card.textContent(), /\(program\)/);
    await host.locator('.seat-card.you.to-act').waitFor();
    const before = await tilesLaid(host);
    await playTurn(host, 1);
    await untilTilesLaid(host, before + 2);
    await host.locator('.seat-card.you.to-act').waitFor();
    await look(host, `program-table-${device}`);

    await resign(host);
    await untilResult(host);
    await host.goto(site.url);
    const game = host.getByRole('link', { name: /Python.*\(program\)/ });
    await game.waitFor();
    await look(host, `program-games-${device}`);
    await game.click();
    await host.locator('.replay .seat-card', { hasText: 'Python' }).locator('.seat-program').waitFor();
    await Promise.all([host, elsewhere].map((page) => page.context().close()));
  });
}
