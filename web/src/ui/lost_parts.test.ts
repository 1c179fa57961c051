// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunk } from '../net/chunk.ts';
import { writeTab } from '../net/storage.ts';
import { followLostParts, partsAreGone } from './lost_parts.ts';
import { route } from './router.tsx';

const fetchLost = chunk(() => Promise.reject(new TypeError('gone')));
const reload = vi.fn();
const look = vi.fn(async (): Promise<string | null> => 'second');
let stop = () => {};

beforeEach(() => {
  stop = followLostParts(reload, look);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  look.mockResolvedValue('second');
  partsAreGone.value = false;
  writeTab('reloaded_for', undefined);
  document.body.innerHTML = '';
});

/** A part does not come, and the page has looked why. */
async function lose() {
  await fetchLost().catch(() => {});
  await look.mock.results.at(-1)?.value;
  await Promise.resolve();
}

function write() {
  document.body.innerHTML = '<form><input /></form>';
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a page of an older release reloads by itself, and no second time for the same one', async () => {
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(partsAreGone.value).toBe(true);
  look.mockResolvedValue('third');
  await lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a part that does not come from the present release is asked for again by whoever wants it', async () => {
  look.mockResolvedValue(null);
  await lose();
  expect(reload).not.toHaveBeenCalled();
  expect(partsAreGone.value).toBe(false);
});

test('a page in which somebody writes offers to reload', async () => {
  write();
  await lose();
  expect(reload).not.toHaveBeenCalled();
  expect(partsAreGone.value).toBe(true);
});

test('what was written on another screen hinders nothing', async () => {
  write();
  route.value = { screen: 'help' };
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an open dialog is not taken away', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  await lose();
  expect(reload).not.toHaveBeenCalled();
});

test('a tab that can remember nothing over a reload does not reload by itself', async () => {
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await lose();
  expect(reload).not.toHaveBeenCalled();
  expect(partsAreGone.value).toBe(true);
});
