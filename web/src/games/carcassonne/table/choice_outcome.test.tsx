// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Action, RoomView, Scored, SurveyReply } from '../../../net/protocol.gen.ts';
import { ChoiceOutcome } from './choice_outcome.tsx';

const view = {
  you: 0,
  seats: [
    { name: 'Ada', colour: 'red' },
    { name: 'Ben', colour: 'blue' },
  ],
} as unknown as RoomView;
const ransom: Action = { type: 'ransom', from_seat: 1, piece: 'meeple' };

function outcomeOf(...points: readonly [seat: number, points: number][]): string {
  return outcomeIn(view, points);
}

function outcomeIn(view: RoomView, points: readonly (readonly [seat: number, points: number])[]): string {
  const host = document.createElement('div');
  const scores = points.map(([seat, scored]) => ({ type: 'scored', seat, points: scored }) as Scored);
  const choices = [{ action: ransom, events: scores, after: [] }];
  const tile = { tile: 'base-D', rotation: 0, x: 0, y: 0 };
  act(() =>
    render(
      <ChoiceOutcome choices={choices} index={0} view={view} game={{} as never} tile={tile} survey={null} />,
      host,
    ),
  );
  return host.textContent!.trim();
}

it('a ransom tells what it costs, less what the turn brings', () => {
  expect(outcomeOf([0, -3], [1, 3])).toBe('\u22123 now Ben +3');
  expect(outcomeOf([0, -3], [1, 3], [0, 6])).toBe('+3 now Ben +3');
});

it('points are not told ahead where players count for themselves', () => {
  const points = [[0, 6]] as const;
  expect(outcomeIn({ ...view, aids: 'all' }, points)).toBe('+6 now');
  expect(outcomeIn({ ...view, aids: 'no_counting' }, points)).toBe('');
  expect(outcomeIn({ ...view, aids: 'none' }, points)).toBe('');
});

it('a builder and a pig bring nothing of the feature where they are put', () => {
  const outcome = (piece: 'meeple' | 'builder' | 'pig') => {
    const host = document.createElement('div');
    const action: Action = { type: 'deploy', piece, feature: 1 };
    const road = { kind: 'road', state: 'open', tiles: 2, segments: [[0, 0, 1]], holders: [], owners: [] };
    const survey = { type: 'reply', re: '', features: [road] } as unknown as SurveyReply;
    const choices = [{ action, events: [], after: [] }];
    const tile = { tile: 'base-D', rotation: 0, x: 0, y: 0 };
    act(() =>
      render(
        <ChoiceOutcome
          choices={choices}
          index={0}
          view={view}
          game={{} as never}
          tile={tile}
          survey={survey}
        />,
        host,
      ),
    );
    return host.textContent!.trim();
  };
  expect(outcome('meeple')).toContain('2 tiles');
  expect(outcome('builder')).toBe('');
  expect(outcome('pig')).toBe('');
});

it('nothing is told where nobody gets or gives', () => {
  expect(outcomeOf([0, -3], [0, 3])).toBe('');
});
