// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { callFromTab, followTab, showInTab } from './tab.ts';

let stop: () => void;
const icon = (): string => document.querySelector('link')!.getAttribute('href')!;

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  stop = followTab();
});

afterEach(() => stop());

test('news stand in the tab until somebody does something on the page', () => {
  showInTab('Lobby');
  callFromTab('Ben sat down');
  expect([document.title, icon()]).toEqual(['Ben sat down', '/favicon-call.svg']);
  dispatchEvent(new Event('pointermove'));
  expect([document.title, icon()]).toEqual(['Lobby', '/favicon.svg']);
});

test('a screen that calls does so for as long as it is shown', () => {
  showInTab('Your turn', true);
  dispatchEvent(new Event('keydown'));
  expect([document.title, icon()]).toEqual(['Your turn', '/favicon-call.svg']);
  showInTab('Table');
  expect([document.title, icon()]).toEqual(['Table', '/favicon.svg']);
});

test('what the tab shows behind the news is the screen of now', () => {
  showInTab('Lobby');
  callFromTab('Ben sat down');
  showInTab('Table');
  dispatchEvent(new Event('focus'));
  expect(document.title).toBe('Table');
});
