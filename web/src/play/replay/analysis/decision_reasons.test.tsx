// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { bare } from '../../../i18n/isolate.ts';
import type { Decision } from '../../../net/in_page/decision.ts';
import { DecisionReasons } from './decision_reasons.tsx';

const REASONS = [
  { term: 'city', others: false, points: 5 },
  { term: 'hand', others: true, points: 2 },
];

/** What is said, by paragraph and point. */
function said(fields: Partial<Decision>): string[] {
  const host = document.createElement('div');
  const decision = { index: 4, turn: 2, seat: 0, ...fields } as unknown as Decision;
  act(() => render(<DecisionReasons decision={decision} best="West of the city" />, host));
  return [...host.querySelectorAll('p, li')].map((part) => bare(part.textContent!).trim());
}

describe('what an analysis says of a decision', () => {
  it('is how much worse it was than the best, and what that promised', () => {
    expect(said({ cost: 7.04, reasons: REASONS })).toEqual([
      '7 points worse than the best choice: West of the city. That promised:',
      'Cities: 5 points more',
      'Meeples in hand: 2 points less for the others',
    ]);
    expect(said({ cost: 1.5 })).toEqual(['1.5 points worse than the best choice: West of the city.']);
  });

  it('is what was good about the best', () => {
    expect(said({ cost: 0, reasons: REASONS.slice(0, 1) })).toEqual([
      'It promised more than other choices:',
      'Cities: 5 points more',
    ]);
  });

  it('is nothing where nothing is certain or next to nothing was lost', () => {
    expect(said({ reasons: REASONS })).toEqual([]);
    expect(said({ cost: 0 })).toEqual([]);
    expect(said({ cost: 0.4, reasons: REASONS })).toEqual([]);
  });
});
