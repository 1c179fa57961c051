// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Reason } from '../../net/protocol.gen.ts';
import { spoken } from '../../ui/notices.ts';
import { HintReasons } from './hint_reasons.tsx';

function shown(...reasons: Reason[]): string {
  const host = document.createElement('div');
  spoken.value = '';
  act(() => render(<HintReasons reasons={reasons} />, host));
  return host.textContent!;
}

it('shows and says what a hint is better by', () => {
  const words = shown(
    { term: 'scored', others: false, points: 4 },
    { term: 'field', others: true, points: 1 },
  );
  expect(words).toBe(
    'It promises more than other choices: 4 points more at once; Fields: 1 point less for the others.',
  );
  expect(spoken.value).toBe(words);
});

it('says nothing where it knows none of the reasons', () => {
  expect(shown({ term: 'flying_carpet', others: false, points: 9 })).toBe('');
  expect(spoken.value).toBe('');
});
