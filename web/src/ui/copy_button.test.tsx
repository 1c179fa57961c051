// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy_button.tsx';
import { spoken } from './notices.ts';

const LINK = 'http://192.168.1.7:8080/r/ABCD-EFGH';
const host = document.createElement('main');

beforeEach(() => {
  document.body.append(host);
  render(<CopyButton text={LINK} label="Copy link" />, host);
});
afterEach(() => {
  render(null, host);
  vi.unstubAllGlobals();
});

async function press(clipboard: unknown, execCommand: () => boolean) {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  document.execCommand = execCommand;
  await act(async () => host.querySelector('button')?.click());
}

const refuses = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

test('a text is copied by the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {});
  await press({ writeText }, () => false);
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(host.textContent).toBe('✓ Copied');
});

test.each([
  ['is missing', undefined],
  ['refuses', refuses],
])('a text is copied from a field where the clipboard %s', async (_, clipboard) => {
  let selected = '';
  await press(clipboard, () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(selected).toBe(LINK);
  expect(host.textContent).toBe('✓ Copied');
  expect(document.querySelector('textarea')).toBeNull();
});

test.each([
  ['says so', () => false],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('where the browser copies in no way and %s, the text stands there, marked', async (_, execCommand) => {
  await press(refuses, execCommand);
  const field = host.querySelector('input');
  expect(field?.value).toBe(LINK);
  expect(field?.selectionEnd).toBe(LINK.length);
  expect(host.textContent).toContain('by hand');
  expect(spoken.value).toContain('by hand');

  field?.blur();
  await act(async () => render(<CopyButton text={LINK} label="Copy it" />, host));
  expect(document.activeElement).not.toBe(field);
});
