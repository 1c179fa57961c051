// A person who does not see the page: finds everything by its role and name, or goes through it by keyboard
// alone, and learns from live regions what others do. It uses no selectors and no places on the screen.

import assert from 'node:assert/strict';
import { untilHeard } from './heard.mjs';
import { PRESSES_MAX, WAIT_MS } from './limits.mjs';

const TABS_MAX = 120;

export const SPOKEN_TURN = /Your turn\. You drew: .+ (One place|\d+ places)\.$/;

/** The places for the tile; the aimed tile; the hand, and its questions. */
const places = (page) => page.getByRole('group', { name: 'Places where the tile fits' }).getByRole('button');
const aimed = (page) => page.getByRole('button', { name: /, tile aimed here: .+ Press Enter to place it/ });
const hand = (page) => page.getByRole('region', { name: 'Tile in hand' });
const laying = (page) => hand(page).getByRole('button', { name: /^Place( and (end turn|draw again))?$/ });
const answers = (page) => hand(page).getByRole('radio');
const toResult = (page) => page.getByRole('button', { name: 'See the result' });
const rematch = (page) => page.getByRole('button', { name: 'Rematch', exact: true });
const over = (page) => toResult(page).or(rematch(page));

/** The first of these that is there. */
async function whichComes(wanted) {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    for (const [name, locator] of Object.entries(wanted)) if ((await locator.count()) > 0) return name;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`none of these comes: ${Object.keys(wanted)}`);
}

/** Presses a control found by its name, as a screen reader does: wherever it is, and even if covered. */
const byNames = {
  async press(control) {
    await control.press('Enter');
  },
  async write(page, label, text) {
    await page.getByLabel(label).fill(text);
  },
  async aim(page, n) {
    await places(page)
      .nth(n % (await places(page).count()))
      .press('Enter');
    await aimed(page).waitFor();
  },
  async lay(page) {
    await this.press(laying(page));
  },
  async answer(page, n) {
    const radio = await answers(page).nth(n).elementHandle(); // the list may still be put in order
    for (let presses = 0; !(await radio.isChecked()); presses++) {
      assert.ok(presses < PRESSES_MAX);
      await radio.press('Space');
    }
    await this.press(hand(page).getByRole('button', { name: /^(Confirm|Continue)$/ }));
  },
};

/** Uses only keys: Tab to a control, Enter, arrows, digits. */
const byKeys = {
  async press(control) {
    await tabTo(control);
    await control.page().keyboard.press('Enter');
  },
  async write(page, label, text) {
    await tabTo(page.getByLabel(label));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async aim(page, n) {
    await page.keyboard.press('ArrowRight');
    for (let step = 0; step < n % 3; step++)
      await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
    await aimed(page).waitFor();
    if (n % 2 === 0) await page.keyboard.press('r');
  },
  async lay(page) {
    await page.keyboard.press('Enter');
  },
  async answer(page, n) {
    const radio = answers(page).nth(n);
    await page.waitForFunction(() => document.activeElement.getAttribute('type') === 'radio');
    await page.keyboard.press(String(n + 1));
    assert.ok(await radio.isChecked());
    await page.keyboard.press('Enter');
  },
};

export const WAYS = { names: byNames, keys: byKeys };

/** Presses Tab until this has the focus. */
export async function tabTo(control) {
  const page = control.page();
  await control.waitFor({ state: 'attached' });
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches ${control}`);
}

/** From the front page to a table of one's own; returns its code. */
export async function openByNames(page, way, name) {
  await way.press(page.getByRole('link', { name: 'Play with friends' }));
  await way.write(page, 'Your name', name);
  await way.press(page.getByRole('button', { name: 'Open the table' }));
  const title = page.getByRole('heading', { name: /^Table [A-Z2-9]{4}-[A-Z2-9]{4}$/ });
  return (await title.textContent()).replace('Table ', '');
}

/** From the front page to a seat at that table. */
export async function joinByNames(page, way, code, name) {
  await way.write(page, 'Table code', code);
  await way.press(page.getByRole('button', { name: 'Join' }));
  await way.write(page, 'Your name', name);
  await way.press(page.getByRole('button', { name: 'Take seat 2' }));
}

export const startByNames = (page, way) => way.press(page.getByRole('button', { name: 'Start the game' }));

/** The person whose turn it is, or null when the game is over. */
export async function whoPlays(people) {
  const wanted = people.flatMap(({ name, page }) => [
    [name, places(page).first()],
    [`${name} at the end`, over(page)],
  ]);
  const came = await whichComes(Object.fromEntries(wanted));
  return people.find(({ name }) => name === came) ?? null;
}

/**
 * Waits until the button is no longer busy: a tile laid before that ends no turn, as its player could not
 * know that it would.
 */
async function untilForetold(page) {
  const deadline = Date.now() + WAIT_MS;
  while ((await laying(page).getAttribute('aria-busy')) === 'true') {
    if (Date.now() > deadline) throw new Error('what follows is never told');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * One turn, after it was announced: lays the tile somewhere, and claims what scores at once, else something
 * in every third turn.
 */
export async function playByNames(person, turn) {
  const { page, way } = person;
  person.turns += 1;
  await untilHeard(page, SPOKEN_TURN, person.turns);
  await way.aim(page, turn * 7);
  await untilForetold(page);
  await way.lay(page);
  const waits = hand(page).getByText(/ is playing$/);
  for (;;) {
    const next = await whichComes({ asked: answers(page), done: waits.or(over(page)) });
    if (next === 'done') return;
    const names = await answers(page).evaluateAll((all) => all.map(({ labels }) => labels[0].textContent));
    const scoring = names.findIndex((name) => / points? now/.test(name));
    const asked = await answers(page).first().elementHandle();
    await way.answer(page, scoring >= 0 ? scoring : turn % 3 === 0 ? names.length - 1 : 0);
    await page.waitForFunction((radio) => !radio.isConnected, asked);
  }
}

/** The number of tiles by the board's label. */
export async function tilesOn({ page }) {
  const board = page.getByRole('region', { name: /^Board with \d+ tiles$/ });
  return Number.parseInt((await board.getAttribute('aria-label')).match(/\d+/)[0], 10);
}

/** Goes past the final scoring, if there is one, and returns everybody's points by name. */
export async function readResult({ page, way }) {
  await over(page).first().waitFor();
  if ((await toResult(page).count()) > 0) await way.press(toResult(page));
  await rematch(page).waitFor();
  const rows = page.getByRole('table').first().getByRole('row');
  return rows.allTextContents();
}

export const offerRematch = ({ page, way }) => way.press(rematch(page));

export async function acceptRematch({ page, way }, from) {
  await untilHeard(page, new RegExp(`${from} offers a rematch\\.`));
  await way.press(page.getByRole('button', { name: 'Accept' }));
}
