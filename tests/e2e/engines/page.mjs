// A page of some engine: what a test does and sees there. All that differs from engine to engine is in the
// driver of each (`chromium.mjs`, `firefox.mjs`, `webkit.mjs`); everything here is done in the same way in
// all.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESSES_MAX, WAIT_MS } from '../limits.mjs';
import { openTellingDoor } from './telling_door.mjs';

/** What a page says of a network that it has lost is no fault. */
const OF_NETWORK =
  /WebSocket|net::ERR|NetworkError|Failed to load|Loading failed|not loaded|can’t establish|was interrupted/;

/**
 * Opens a page in a window of this size before the server at `target()`. A part of a page is named by a
 * selector, or by `role` and `name` as people find it; a name may be a part of the whole one.
 */
export async function openPage(browser, target, size) {
  const door = await openTellingDoor(target);
  const driver = await browser.open(size).catch(async (error) => {
    await door.close();
    throw error;
  });
  let networkWasLost = false;

  /** The value of a function in the page, which may use what `IN_PAGE` defines. */
  const evaluate = (asked, ...args) =>
    driver.run(`(async () => { ${IN_PAGE}; return ${called(asked, args)} })()`);
  /** Waits until a function is true there, and returns its value. */
  const until = async (asked, ...args) => {
    const wait = `(async () => { ${IN_PAGE}; return untilTrue(() => ${called(asked, args)}, ${WAIT_MS}, ${JSON.stringify(`${asked} ${args}`)}) })()`;
    for (;;) {
      try {
        return await driver.run(wait);
      } catch (error) {
        // The page went to another meanwhile, or loaded itself anew: the new one is asked.
        if (!/context was destroyed/.test(error.message)) throw error;
      }
    }
  };

  /** Whether the last press came to what `placeToPress` had found, or led to another page. */
  const hasMet = async () => {
    try {
      return await evaluate(() => hasMetPress());
    } catch (error) {
      if (!/context was destroyed/.test(error.message)) throw error;
      return true;
    }
  };

  const page = {
    size,
    evaluate,
    until,
    open: (path) => driver.goto(door.url + path),
    reload: () => driver.reload(),
    path: () => evaluate(() => location.pathname),
    waitFor: (what) => until((wanted) => find(wanted).length > 0, what),
    gone: (what) => until((wanted) => find(wanted).length === 0, what),
    count: (what) => evaluate((wanted) => find(wanted).length, what),
    texts: (what) => evaluate((wanted) => find(wanted).map(({ textContent }) => textContent), what),
    /** Presses it; again where it had moved away before the press came, as people do. */
    async click(what) {
      for (let time = 0; time < PRESSES_MAX; time++) {
        const { x, y } = await evaluate((wanted, ms) => placeToPress(wanted, ms), what, WAIT_MS);
        await driver.press(x, y);
        if (await hasMet()) return;
      }
      throw new Error(`${JSON.stringify(what)} moved away from ${PRESSES_MAX} presses`);
    },
    /** Writes into a field in place of what stands there. */
    async fill(what, text) {
      await page.click(what);
      await evaluate((wanted) => find(wanted)[0].select(), what);
      await driver.type(text);
    },
    setFile: driver.setFile,
    /** From now on the network may be lost: what the page says of that is no problem. */
    mayLoseNetwork() {
      networkWasLost = true;
    },
    /** Takes the network away from the page. */
    cutOff() {
      page.mayLoseNetwork();
      door.shut();
    },
    comeBack: () => door.open(),
    /** What went wrong on the page. */
    get problems() {
      const all = [...driver.problems, ...door.told];
      return networkWasLost ? all.filter((problem) => !OF_NETWORK.test(problem)) : all;
    },
    /** Keeps a picture in the folder BASTIDE_SCREENSHOTS, if that is set. */
    async picture(name) {
      const folder = process.env.BASTIDE_SCREENSHOTS;
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      const drawn = await driver.screenshot();
      if (drawn) writeFileSync(join(folder, `${name}.png`), drawn);
    },
    async close() {
      await driver.close();
      await door.close();
    },
  };
  return page;
}

const called = (asked, args) => `(${asked})(${args.map((value) => JSON.stringify(value)).join()})`;

/** Functions that are there in the page wherever something is evaluated. */
const IN_PAGE = [untilTrue, nameOf, isShown, find, pressedPart, watchPress, hasMetPress, placeToPress].join(
  '\n',
);

async function untilTrue(asked, ms, words) {
  for (const deadline = Date.now() + ms; ; ) {
    const value = await asked();
    if (value) return value;
    if (Date.now() > deadline)
      throw new Error(
        `never true at ${location.pathname}: ${words}\n${document.body.innerText.slice(0, 2000)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function nameOf(element) {
  const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  const name = element.getAttribute('aria-label') ?? (labels || element.textContent);
  return name.replace(/\s+/g, ' ').trim();
}

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The elements that are shown and meant; those in an open dialog only, if there is one. */
function find(what) {
  const { css, role, name = '' } = typeof what === 'string' ? { css: what } : what;
  const roles = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, textarea',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3, h4',
    switch: '[role=switch]',
    text: 'p, span, strong, small, li, td, h1, h2, h3, h4',
  };
  const reached = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...reached.querySelectorAll(css ?? roles[role])].filter(
    (element) => isShown(element) && nameOf(element).includes(name),
  );
}

/** What a press on it has to meet. */
function pressedPart(element) {
  return element.matches('input[type=radio], [role=switch]') ? element.closest('label') : element;
}

/** Keeps whether the next press meets one of them; a page that comes instead knows of none. */
function watchPress(what) {
  globalThis.pressMet = false;
  const meets = ({ target, clientX, clientY }) => {
    globalThis.pressMet = find(what).some((element) => {
      const part = pressedPart(element);
      const { left, top, right, bottom } = part.getBoundingClientRect();
      // Where the board holds the pointer, presses of what lies on it come to the board.
      const isThere = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      return part.contains(target) || (isThere && target.contains(part));
    });
  };
  document.addEventListener('click', meets, { capture: true, once: true });
}

/** `click` comes a moment after the button is let go. */
async function hasMetPress() {
  for (let look = 0; look < 10 && globalThis.pressMet === false; look++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return globalThis.pressMet !== false;
}

/** Where to press the first of them that is there, may be pressed, keeps still and is covered by nothing. */
async function placeToPress(what, ms) {
  const FRAMES = 3;
  const earlier = Array.from({ length: FRAMES }, () => []);
  // On a busy machine little moves between two looks unless something was drawn.
  // What is not seen draws nothing.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  const ready = async () => {
    await frame();
    const found = find(what).filter((element) => !element.matches(':disabled, [aria-disabled=true]'));
    const places = found.map((element) => {
      const pressed = pressedPart(element);
      const isOutside = ({ top, bottom }) => top < 0 || bottom > innerHeight;
      if (isOutside(pressed.getBoundingClientRect()))
        pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = pressed.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      // What it lies in may be met where it is scrolled out of sight: a dialog, behind its own edge.
      const isFree = hit !== null && (pressed.contains(hit) || hit === pressed.closest('label, button, a'));
      // It may be scrolled out of what it lies in; where another thing covers it this changes nothing.
      if (!isFree && found.length === 1) pressed.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return { ...middle, isFree };
    });
    const still = places.find(
      ({ x, y, isFree }, n) => isFree && earlier.every((then) => then[n]?.x === x && then[n]?.y === y),
    );
    earlier.shift();
    earlier.push(places);
    return still;
  };
  const place = await untilTrue(ready, ms, `can be pressed: ${JSON.stringify(what)}`);
  watchPress(what);
  return place;
}
