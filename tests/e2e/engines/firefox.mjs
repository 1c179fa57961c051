// Firefox without windows, by WebDriver BiDi.

import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const PROTOCOL_MS = 300_000;
/** Firefox gives up an icon that is replaced while it loads, and says so as of an error of the page. */
const OF_AN_ICON = /Failed to load ‘[^’]*favicon[^’]*’/;

export async function launch() {
  const puppeteer = require('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.BASTIDE_FIREFOX ?? '/usr/bin/firefox-esr',
    protocolTimeout: PROTOCOL_MS,
    // A processor paints here: fewer frames of what moves take a quarter less of it.
    extraPrefsFirefox: { 'layout.frame_rate': 10 },
  });
  return {
    version: await browser.version(),
    async open({ width, height }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const problems = [];
      page.on('pageerror', (error) => {
        if (!OF_AN_ICON.test(error.message)) problems.push(`error: ${error.stack ?? error}`);
      });
      page.on('console', (line) => {
        if (['error', 'warn'].includes(line.type())) problems.push(`console ${line.type()}: ${line.text()}`);
      });
      return {
        goto: (address) => page.goto(address),
        reload: () => page.reload(),
        run: (expression) => page.evaluate(expression),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        setFile: async (css, path) => (await page.$(css)).uploadFile(path),
        screenshot: () => page.screenshot(),
        problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
