// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { ClockRule } from '../../net/protocol.gen.ts';
import { ClockChoice } from './clock_choice.tsx';

function shown(clock: ClockRule | null) {
  const host = document.createElement('div');
  document.body.append(host); // a press is heard there only
  const chosen: (ClockRule | null)[] = [];
  act(() => render(<ClockChoice clock={clock} onChange={(wanted) => chosen.push(wanted)} />, host));
  const labels = [...host.querySelectorAll('.choice')];
  return {
    chosen,
    checked: labels
      .filter((label) => label.querySelector('input')!.checked)
      .map((label) => label.textContent),
    press: (text: string) =>
      act(() =>
        labels
          .find((label) => label.textContent === text)!
          .querySelector('input')!
          .click(),
      ),
  };
}

it('knows the rule of the room, in whatever order the server tells its parts', () => {
  expect(shown({ increment: 15, kind: 'bank', seconds: 600 } as ClockRule).checked).toEqual([
    '10 min + 15 s',
  ]);
  expect(shown(null).checked).toEqual(['No clock']);
});

it('shows a rule that is not usual besides', () => {
  expect(shown({ kind: 'turn', seconds: 5 }).checked).toEqual(['5 s a turn']);
});

it('keeps what happens when time is up often, and can do without a clock', () => {
  const { chosen, press } = shown({ kind: 'turn', seconds: 60, resign_after: 3 });
  press('1 day a turn');
  press('No clock');
  expect(chosen).toEqual([{ kind: 'days', days: 1, resign_after: 3 }, null]);
});
