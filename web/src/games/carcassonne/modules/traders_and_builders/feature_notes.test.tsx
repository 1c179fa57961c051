// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { SurveyedFeature } from '../../../../net/protocol.gen.ts';
import { GoodsToCome } from './feature_notes.tsx';

function notesOf(more: Partial<SurveyedFeature>): string {
  const host = document.createElement('div');
  const feature = { kind: 'city', state: 'open', ...more } as SurveyedFeature;
  act(() => render(<GoodsToCome feature={feature} />, host));
  return host.textContent!;
}

it('goods are told as long as somebody may get them', () => {
  expect(notesOf({ goods: { wine: 2 } })).toBe('Goods for whoever finishes it: wine × 2');
  expect(notesOf({ goods: { wine: 2 }, state: 'complete' })).toBe('');
});
