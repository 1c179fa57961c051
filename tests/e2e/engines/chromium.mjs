// Chromium, as all other tests use it.

import { launch as launchChromium, launchToSleep as launchChromiumToSleep, openPage } from '../browser.mjs';

export const launch = async () => engine(await launchChromium());

/** One whose pages can `sleep`, and `wake` again. */
export async function launchToSleep() {
  const { browser, ...sleeper } = await launchChromiumToSleep();
  return { ...engine(browser), ...sleeper };
}

const engine = (browser) => ({
  version: `Chromium ${browser.version()}`,
  /** `prepare` gets the page before anything is loaded. */
  async open({ width, height, prepare = () => {}, look = 'painted' }) {
    const options = { viewport: { width, height }, serviceWorkers: 'allow', newcomer: true, look };
    const page = await openPage(browser, options);
    await prepare(page);
    return {
      goto: (address) => page.goto(address),
      reload: () => page.reload(),
      run: (expression) => page.evaluate(expression),
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      setFile: (css, path) => page.setInputFiles(css, path),
      screenshot: () => page.screenshot(),
      problems: page.problems,
      close: () => page.context().close(),
    };
  },
  close: () => browser.close(),
});
