// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveFocusBack, keepFocus } from './focus.ts';

let stop: () => void;
const named = (id: string): HTMLElement => document.getElementById(id)!;
const focused = (): string => document.activeElement!.id || document.activeElement!.tagName;
/** Until observers of the document have been called. */
const told = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <main id="screen" tabindex="-1"><form id="choices"><button id="confirm"></button></form></main>
    <dialog id="panel" open><div class="dialog-body" id="inside" tabindex="-1"><button id="pay"></button></div></dialog>`;
  stop = keepFocus();
});

afterEach(() => stop());

test('what vanishes leaves the focus to the screen that it was on', async () => {
  named('panel').remove();
  named('confirm').focus();
  named('choices').remove();
  await told();
  expect(focused()).toBe('screen');
});

test('what vanishes from a dialog leaves the focus to the dialog', async () => {
  named('pay').focus();
  named('pay').remove();
  await told();
  expect(focused()).toBe('inside');
});

test('a screen that vanishes leaves the focus to the next, when it comes', async () => {
  named('panel').remove();
  named('confirm').focus();
  named('screen').remove();
  await told();
  expect(focused()).toBe('BODY');
  document.body.insertAdjacentHTML('beforeend', '<main id="next" tabindex="-1"></main>');
  await told();
  expect(focused()).toBe('next');
});

test('what still has its place, or was left for nothing, is left alone', async () => {
  named('confirm').focus();
  named('outside').remove();
  await told();
  expect(focused()).toBe('confirm');
  named('confirm').blur();
  named('panel').remove();
  await told();
  expect(focused()).toBe('BODY');
});

test('a dialog gives the focus back to what opened it, or to the screen where that is gone', () => {
  named('panel').remove();
  const opener = named('confirm');
  giveFocusBack(opener);
  expect(focused()).toBe('confirm');
  opener.remove();
  giveFocusBack(opener);
  expect(focused()).toBe('screen');
});
