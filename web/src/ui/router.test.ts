// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readRoute } from './router.tsx';

it.each([
  ['/', { screen: 'home' }],
  ['/new', { screen: 'create' }],
  ['/r/ABCD-EFGH', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/r/ABCD-EFGH/', { screen: 'room', code: 'ABCD-EFGH' }],
  ['/g/0123', { screen: 'game', id: '0123' }],
  ['/help', { screen: 'help' }],
  ['/settings', { screen: 'settings' }],
  ['/r', { screen: 'missing' }],
  ['/r/ABCD-EFGH/more', { screen: 'missing' }],
  ['/nowhere', { screen: 'missing' }],
])('%s leads to %j', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
