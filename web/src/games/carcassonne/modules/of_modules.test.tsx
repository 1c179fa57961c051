// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import type { RoomView, SurveyedFeature } from '../../../net/protocol.gen.ts';
import { MODULES } from './index.ts';
import { FeatureNotes } from './of_modules.tsx';

// So that nothing below waits for them.
await Promise.all(MODULES.map(({ panels }) => panels?.()));

const feature = {
  kind: 'city',
  state: 'open',
  goods: { wine: 2 },
  fairy: { seats: [1], turn: 1, scored: 3 },
} as unknown as SurveyedFeature;

function notesWhere(...modules: string[]): HTMLElement {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const view = { seats, rules: { modules } } as unknown as RoomView;
  const host = document.createElement('div');
  act(() => render(<FeatureNotes feature={feature} view={view} />, host));
  return host;
}

it('the notes of several modules to a feature come in one order', async () => {
  const host = notesWhere('traders_and_builders', 'princess_and_dragon');
  await vi.waitFor(() => expect(host.querySelectorAll('p')).toHaveLength(2));
  const [guarded, goods] = [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(guarded).toMatch(/^The fairy guards Ben/);
  expect(goods).toMatch(/^Goods for whoever finishes it/);
});

it('a table whose modules have nothing to note shows nothing', async () => {
  await vi.waitFor(() => expect(notesWhere('tower').querySelectorAll('p')).toHaveLength(2));
  expect(notesWhere('farmers', 'abbot').textContent).toBe('');
});
