// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { carcassonneTally, textsOf, useWithModules, withModules } from './bring_modules.ts';
import { CHOICES } from './brought.ts';

const SELDOM = 'bridges_castles_and_bazaars';

function Listed() {
  return <p>{CHOICES.place_bridge ? 'bridges are laid here' : 'nobody lays a bridge'}</p>;
}

function Table({ modules }: { modules: string[] }) {
  const Shown = useWithModules({ modules }, Listed);
  return <Shown />;
}

it('what is seldom played is fetched by a table where it is in play, and by no other', async () => {
  const host = document.createElement('div');
  await withModules(Table);
  expect(textsOf({ modules: ['farmers', 'tower'] })).toEqual(['modules']);
  expect((await carcassonneTally({ modules: ['farmers'] })).kinds).not.toContain('castle');
  await act(() => render(<Table modules={['farmers']} />, host));
  expect(host.textContent).toBe('nobody lays a bridge');

  expect(textsOf({ modules: ['farmers', SELDOM] })).toEqual(['modules', 'played']);
  await act(() => render(<Table modules={['farmers', SELDOM]} />, host));
  expect(host.textContent).not.toBe('nobody lays a bridge');
  await vi.waitFor(() => expect(host.textContent).toBe('bridges are laid here'));
  expect((await carcassonneTally({ modules: [SELDOM] })).kinds).toContain('castle');
});
