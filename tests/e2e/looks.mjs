// The checks of every screen, and their languages and looks.

import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { accessibilityFaults, DESKTOP, overflow, PHONE } from './browser.mjs';

export const LANGUAGES = ['en', 'fr', 'de', 'it', 'ro'];

/** Whether everything is tried, as in the group `long`. */
export const LONG = process.env.BASTIDE_LONG !== undefined;
/** Languages in which screens are checked: all of them then, else the one with the longest words. */
export const SEEN_LANGUAGES = LONG ? LANGUAGES : ['de'];

/** Files begin with different devices. */
let asked = basename(process.argv[1]).length;
/**
 * The entries of `devices` (or of pairs of them) on which a test runs: in `long` all, else one, at the next
 * call the next, so that each device has its share of the tests.
 */
export function alternately(devices) {
  const all = Object.entries(devices);
  return LONG ? all : [all[asked++ % all.length]];
}

/** A test that only `long` runs: CI has another one that goes the same way. */
export const testLong = LONG ? test : () => undefined;

/** Of tests that are alike the first `few`; in `long` all of them. */
export const someOf = (all, few = 1) => (LONG ? all : all.slice(0, few));

export const SMALL_PHONE = { ...PHONE, viewport: { width: 320, height: 640 } };
/** A page with twice the zoom has half the pixels. */
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

export const LOOKS = {
  'a phone, light': PHONE,
  'a phone, dark': { ...PHONE, colorScheme: 'dark' },
  'a desk, light': DESKTOP,
  'a desk, dark': { ...DESKTOP, colorScheme: 'dark' },
  'a desk, forced colours': { ...DESKTOP, forcedColors: 'active' },
  'a desk at 200 %': ZOOMED,
};

/** Other languages on the smallest phone, each in one look, since colours are the same in all of them. */
export const SPOKEN = {
  fr: { ...SMALL_PHONE, colorScheme: 'light' },
  de: { ...SMALL_PHONE, colorScheme: 'dark' },
  it: { ...SMALL_PHONE, colorScheme: 'light' },
  ro: { ...SMALL_PHONE, colorScheme: 'dark' },
};

/** Whatever is fetched once this part of the page is there comes much later. */
export const delayFetching = (page, part) =>
  page.route(/\/assets\//, async (route) => {
    if (await page.locator(part).count()) await page.waitForTimeout(500);
    await route.fallback();
  });

/** What can be pressed in this part of the page, or is said of it, with how far down it stands. */
export const placesIn = (page, part) =>
  page
    .locator(part)
    .locator('label, legend, summary, button, h2')
    .evaluateAll((all) =>
      all.map((one) => `${one.textContent} ${Math.round(one.getBoundingClientRect().top + scrollY)}`),
    );

/**
 * Checks that the page is accessible, as wide as its window, and beside the board no wider than its column.
 */
export async function check(page, what) {
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const faults = (await accessibilityFaults(page)).filter(
    (fault) => !(forced && fault.startsWith('color-contrast')), // axe sees the author's colours instead of forced ones
  );
  assert.deepEqual(faults, [], what);
  assert.ok((await overflow(page)) <= 0, `${what} is too wide`);
  const wide = await page
    .locator('.table-left, .table-right, dialog[open] .dialog-body')
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  assert.equal(wide, 0, `a column or dialog is too narrow for what it holds: ${what}`);
}
