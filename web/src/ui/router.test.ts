// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { writeTab } from '../net/storage.ts';
import { followHistory, goTo, readRoute, route } from './router.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'create' }],
  ['/r/ABCD-EFGH', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH/', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/g/0123', { screen: 'game', id: '0123' }],
  ['/puzzles', { screen: 'puzzles' }],
  ['/puzzles/12', { screen: 'puzzles', number: 12 }],
  ['/puzzles/12,', { screen: 'puzzles', number: 12 }],
  ['/puzzles/0x1', { screen: 'missing' }],
  ['/puzzles/last', { screen: 'missing' }],
  ['/help', { screen: 'help' }],
  ['/settings', { screen: 'settings' }],
  ['/key', { screen: 'key' }],
  ['/index.html', { screen: 'home' }],
  ['/%E2%80%8B', { screen: 'home' }],
  ['/new.', { screen: 'create' }],
  ['/New/', { screen: 'create' }],
  ['/HELP),', { screen: 'help' }],
  ['/settings%22', { screen: 'settings' }],
  ['/R/abcd-efgh', { screen: 'room', code: 'abcd-efgh' }],
  ['/r/ABCD-EFGH.', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH,', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH)', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH%22', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH/).', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH%E2%80%8B', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD%E2%80%93EFGH', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD%20EFGH%20', { screen: 'room', code: 'ABCD EFGH' }],
  ['/r/ABCD-EFGH%EF%BC%89%E3%80%82', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH_', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH%F0%9F%91%8D', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/50%', { screen: 'room', code: '50' }],
  ['/new%E3%80%82', { screen: 'create' }],
  ['/g/0123ABCD.', { screen: 'game', id: '0123abcd' }],
  ['/g/0123ABCD&fbclid=x', { screen: 'game', id: '0123abcd' }],
  ['/g/0123abcd%E6%9D%A5', { screen: 'game', id: '0123abcd' }],
  ['/g/0123/index.html', { screen: 'missing' }],
  ['/embed/g/0123ABCD', { screen: 'embedded', id: '0123abcd' }],
  ['/embed/g', { screen: 'missing' }],
  ['/embed/r/ABCD-EFGH', { screen: 'watched', code: 'ABCD-EFGH' }],
  ['/embed/r', { screen: 'missing' }],
  ['/embed/r/ABCD-EFGH/more', { screen: 'missing' }],
  ['/embed/g/0123/more', { screen: 'missing' }],
  ['/r', { screen: 'missing' }],
  ['/r/%', { screen: 'missing' }],
  ['/r/ABCD-EFGH/more', { screen: 'missing' }],
  ['/nowhere', { screen: 'missing' }],
])('%s leads to %j', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});

it.each([
  ['/g/0123ABCD.#12', '/g/0123abcd#12'],
  ['/HELP)', '/help'],
  ['/index.html?lang=de', '/?lang=de'],
  ['/r/ABCD-EFGH#s=secret', '/r/ABCD-EFGH#s=secret'],
  ['/nowhere.', '/nowhere.'],
])('the address %s becomes %s', (passedOn, proper) => {
  history.replaceState(null, '', passedOn);
  followHistory();
  expect(location.pathname + location.search + location.hash).toBe(proper);
});

it('goes to a screen though the browser refuses what the tab carries, or to change the address', () => {
  vi.stubGlobal('scrollTo', () => {});
  const push = history.pushState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const pushes = vi.spyOn(history, 'pushState').mockImplementation((state, ...where) => {
    if (state !== null) throw new DOMException('no', 'SecurityError');
    push(state, ...where);
  });
  writeTab('seat', 'secret');
  goTo('/r/ABCD-EFGH');
  expect([route.value, location.pathname]).toEqual([{ screen: 'room', code: 'ABCD-EFGH' }, '/r/ABCD-EFGH']);
  pushes.mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  goTo('/help');
  expect([route.value, location.pathname]).toEqual([{ screen: 'help' }, '/r/ABCD-EFGH']);
});
