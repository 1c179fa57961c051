// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { RoomView, SurveyedFeature } from '../../../../net/protocol.gen.ts';
import { Guarded } from './reading_notes.tsx';

const view = { seats: [{ name: 'Ada' }, { name: 'Ben' }] } as unknown as RoomView;

function notesOf(more: Partial<SurveyedFeature>): string {
  const host = document.createElement('div');
  const feature = { kind: 'city', state: 'open', ...more } as SurveyedFeature;
  act(() => render(<Guarded feature={feature} view={view} />, host));
  return host.textContent!;
}

it('says whom the fairy guards, and what that brings', () => {
  const fairy = { seats: [1], turn: 1, scored: 3 };
  expect(notesOf({ fairy })).toBe('The fairy guards Ben: 1 when the turn begins, 3 when it scores.');
  expect(notesOf({})).toBe('');
});
