// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Notices } from './notice_area.tsx';
import { hideNotice, say, showNotice } from './notices.ts';

const region = (role: string): HTMLElement => document.querySelector(`[role="${role}"]`)!;
const words = (role: string): Node | null => region(role).querySelector('p');

beforeEach(() => act(() => render(<Notices />, document.body)));
afterEach(() => {
  hideNotice();
  act(() => render(null, document.body));
});

test('words that are said twice are a new node, alone in its region', () => {
  act(() => say('Ben: your turn!'));
  const first = words('status');
  act(() => say('Ben: your turn!'));
  expect(region('status').childNodes.length).toBe(1);
  expect(region('status').textContent).toBe('Ben: your turn!');
  expect(words('status')).not.toBe(first);
});

test('a notice that is shown twice is a new node', () => {
  act(() => showNotice('The tile does not fit there.'));
  const first = words('alert');
  act(() => showNotice('The tile does not fit there.'));
  expect(region('alert').textContent).toBe('The tile does not fit there.');
  expect(words('alert')).not.toBe(first);
});

test('what was said stays one node while nothing is said', () => {
  act(() => say('Ben: hello'));
  const first = words('status');
  act(() => showNotice('The tile does not fit there.'));
  act(() => render(<Notices />, document.body));
  expect(words('status')).toBe(first);
});

test('a region that comes later does not repeat what was said before', () => {
  act(() => say('Ben: hello'));
  act(() => render(<Notices key="another" />, document.body));
  expect(region('status').textContent).toBe('');
  act(() => say('Ben: hello'));
  expect(region('status').textContent).toBe('Ben: hello');
});
