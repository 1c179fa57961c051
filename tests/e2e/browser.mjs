// Headless Chromium, and pages that notice everything that should not happen on them.

import { appendFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WAIT_MS } from './limits.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const AXE = require.resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are drawn in a few large pieces: without a graphics card each piece costs time of its own.
  '--default-tile-width=1024',
  '--default-tile-height=1024',
  // No page lives long enough to win back what it takes to optimise its scripts: a fifth of all.
  '--js-flags=--no-opt,--no-maglev',
];

/** So many times slower than the machine is the browser's processor: `tests/run stress`. */
const SLOWED = Number(process.env.BASTIDE_BROWSER_SLOWED ?? 1);

/**
 * Messages that a browser may print although all is well: service workers are blocked here, and a page whose
 * sockets failed twice asks the server why (net/barred.ts), also when the network is just back.
 */
const EXPECTED_LINES = ['Service Worker registration blocked by Playwright', '426 (Upgrade Required)'];

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Tests that concern everybody use both; of two players each has either once. */
export const DEVICES = { phone: PHONE, desktop: DESKTOP };
export const PAIRS = {
  'phone against desk': [PHONE, DESKTOP],
  'desk against phone': [DESKTOP, PHONE],
};

const HOW = {
  executablePath: process.env.BASTIDE_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: FLAGS,
};

/** `more`: further flags of Chromium. */
export const launch = (more = []) => chromium.launch({ ...HOW, args: [...FLAGS, ...more] });

/** A browser whose processes, which are one group, can be halted as those of a phone that sleeps. */
export async function launchToSleep() {
  const server = await chromium.launchServer(HOW);
  const browser = await chromium.connect(server.wsEndpoint());
  const tell = (signal) => process.kill(-server.process().pid, signal);
  return {
    browser,
    sleep: () => tell('SIGSTOP'),
    wake: () => tell('SIGCONT'),
    close: () => server.close(),
  };
}

/**
 * A page of a browser of its own, by default at a desk: it shares nothing with others, and keeps nothing for
 * playing without a network unless `serviceWorkers` allows it. Only a `newcomer` is told how to play at the
 * table. Tiles are drawn flat and nothing sounds, since a full board takes seconds to paint: what is about
 * paintings or sounds, and one whole game on each device, has the `look: 'painted'`. `problems` collects what
 * went wrong on the page.
 */
export async function openPage(browser, { newcomer = false, look = 'map', ...options } = {}) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: 'block',
    ...DESKTOP,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  if (SLOWED > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(`error: ${error.stack}`));
  page.on('console', (line) => {
    const expected = EXPECTED_LINES.some((part) => line.text().includes(part));
    if (['error', 'warning'].includes(line.type()) && !expected)
      page.problems.push(`console ${line.type()}: ${line.text()}`);
  });
  page.on('websocket', logFrames);
  const settings = {
    ...(newcomer ? {} : { understood: ['place', 'rotate', 'choose', 'take_back'] }),
    ...(look === 'painted' ? {} : { map: look, sound: false }),
  };
  await page.addInitScript((values) => {
    if (location.origin === 'null') return;
    for (const [name, value] of Object.entries(values))
      localStorage.setItem(`bastide.${name}`, JSON.stringify(value));
  }, settings);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return page;
}

/**
 * With BASTIDE_WIRE_LOG every message of the server becomes a line of that file,
 * for checks against the schemas.
 */
function logFrames(socket) {
  const file = process.env.BASTIDE_WIRE_LOG;
  if (file !== undefined) socket.on('framereceived', ({ payload }) => appendFileSync(file, `${payload}\n`));
}

/**
 * Places on the board are moved from under what covers them; slots of a small feature
 * have their like among the choices.
 */
const isOnBoard = (html) => html.includes(' data-place=') || html.includes(' data-slot=');

/**
 * The faults that axe finds on the page, one line for each place; if a dialog is open, only in that, since
 * nobody reaches the rest.
 */
export async function accessibilityFaults(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
  // The rest of its answer has a line for each element, and takes as long to hand over as to find.
  const violations = await page.evaluate(async (values) => {
    const reached = document.querySelector('dialog[open]') ?? document;
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] };
    return (await globalThis.axe.run(reached, options)).violations;
  }, RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && isOnBoard(html)))
      .map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

let source = null;
async function axeSource() {
  const { readFile } = await import('node:fs/promises');
  source ??= await readFile(AXE, 'utf8');
  return source;
}

/** By how many pixels the page is wider than its window. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Keeps a picture in the folder BASTIDE_SCREENSHOTS, if that is set. */
export async function picture(page, name) {
  const folder = process.env.BASTIDE_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Waits until what `asked` promises on the page is true; Playwright's own condition can't be a promise. */
export async function untilTrue(page, asked) {
  const deadline = Date.now() + WAIT_MS;
  while (!(await page.evaluate(asked))) {
    if (Date.now() > deadline) throw new Error(`never true: ${asked}`);
    await page.waitForTimeout(100);
  }
}
