// What a person does at the table, through the page alone.

const TURN_MS = 30_000;

/** Opens a table as its host and returns the invitation's path. */
export async function openTable(page, url, name, { preset, seats } = {}) {
  await page.goto(`${url}/new`);
  await page.getByLabel('Your name').fill(name);
  if (seats !== undefined) await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  if (preset !== undefined)
    await page.locator(`input[name=preset][value="${preset}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.invite-code');
  return new URL(page.url()).pathname;
}

export async function sitDown(page, url, path, name) {
  await page.goto(url + path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take seat 2' }).click();
  await page.getByText(`${name} (you)`).waitFor();
}

export async function startGame(host) {
  await host.locator('.lobby-start button:not([aria-disabled="true"])').click();
  await host.waitForSelector('.table');
}

/** The page whose turn it is, or null when the game is over. */
export async function whoseTurn(pages) {
  const deadline = Date.now() + TURN_MS;
  while (Date.now() < deadline) {
    for (const page of pages) {
      if (await page.locator('.winners').count()) return null;
      if (await page.locator('.hand-place, .hand-choose').count()) return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it is nobody\u2019s turn');
}

/** Aims at the n-th legal place, counted round, and waits until the server has said what may follow. */
export async function aim(page, n) {
  const cells = page.locator('.board-cell');
  const count = await cells.count();
  await cells.nth(n % count).evaluate((cell) => cell.click());
  await page.locator('.hand-actions .primary').waitFor();
}

/** Plays one whole turn; claims what scores at once, else the first choice in every third turn. */
export async function playTurn(page, turn) {
  const before = await turnMark(page);
  await aim(page, turn * 7);
  await page.locator('.hand-actions .primary').click();
  const choosing = page.locator('.choices');
  const next = await Promise.race([
    choosing.waitFor().then(() => 'choose'),
    leftTurn(page, before).then(() => 'done'),
  ]);
  if (next === 'choose') {
    await page.locator('.outcome[aria-busy]').first().waitFor({ state: 'detached' });
    const scoring = page.locator('.claim:has(.outcome strong) input');
    const wanted =
      (await scoring.count()) > 0
        ? scoring.first()
        : turn % 3 === 0
          ? page.locator('.claim input').first()
          : null;
    await wanted?.check({ force: true });
    await page.locator('.hand-actions .primary').click();
  }
  await leftTurn(page, before);
}

function turnMark(page) {
  return page.locator('.tool.wide .unseen').textContent();
}

/** Until the tiles left have changed, or the game is over. */
function leftTurn(page, before) {
  return page.waitForFunction(
    (mark) =>
      document.querySelector('.winners') !== null ||
      document.querySelector('.tool.wide .unseen')?.textContent !== mark ||
      document.querySelector('.hand-wait') !== null,
    before,
  );
}

/** Points by name as the table or the result shows them. */
export async function resultScores(page) {
  const rows = await page
    .locator('.score-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('th').textContent.trim(),
        Number(row.querySelector('.total').textContent),
      ]),
    );
  return Object.fromEntries(rows);
}

/** How many tiles lie on the board, as it says to screen readers. */
export async function tilesLaid(page) {
  return Number.parseInt((await page.locator('.board').getAttribute('aria-label')).match(/\d+/)[0], 10);
}

export function untilTilesLaid(page, count) {
  return page
    .getByRole('region', { name: `Board with ${count} tile${count === 1 ? '' : 's'}`, exact: true })
    .waitFor();
}
