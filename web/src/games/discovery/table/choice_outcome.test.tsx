// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type {
  Action,
  GameEvent,
  GameView,
  RoomView,
  SurveyedFeature,
  SurveyReply,
} from '../../../net/protocol.gen.ts';
import { ChoiceIcon } from './choice_icon.tsx';
import { ChoiceOutcome, worthWords } from './choice_outcome.tsx';
import { FeatureNotes } from './feature_notes.tsx';
import { takenPoints } from './taken_points.ts';

const view = { you: 0, seats: [{ name: 'Ada', colour: 'red' }] } as unknown as RoomView;
const tile = { tile: 'D01', rotation: 0, x: 0, y: 0 };
const game = { board: [{ ...tile, seat: null }] } as unknown as GameView;
const worth = (points: number) => ({ points, lines: [{ what: 'tiles', points, count: points, each: 1 }] });
const grassland = {
  kind: 'grassland',
  state: 'open',
  tiles: 2,
  segments: [[0, 0, 1]],
  holders: [],
  owners: [],
  now: worth(2),
  finished: worth(4),
  taken_back: worth(2),
} satisfies SurveyedFeature;
const deploy: Action = { type: 'deploy', piece: 'meeple', feature: 1 };
const take: Action = { type: 'take_follower', x: 0, y: 0, feature: 0 };
const scored = { type: 'scored', seat: 0, points: 6 } as unknown as GameEvent;

function shown(action: Action, events: readonly GameEvent[], survey: SurveyReply | null): HTMLElement {
  const host = document.createElement('div');
  const props = { choices: [{ action, events, after: [] }], index: 0, view, game, tile, survey };
  act(() =>
    render(
      <>
        <ChoiceIcon {...props} />
        <ChoiceOutcome {...props} />
      </>,
      host,
    ),
  );
  return host;
}

test('a meeple that is sent is told what its region is worth now and finished', () => {
  const survey = { features: [grassland] } as unknown as SurveyReply;
  const host = shown(deploy, [], survey);
  expect(host.querySelector('.outcome')!.textContent).toBe(
    '2 points if taken back now, at least 4 when finished',
  );
  expect(host.querySelector('.discovery-going b')!.textContent).toBe('2');
});

test('one that is taken back is told what it scores now', () => {
  const host = shown(take, [scored], null);
  expect(host.querySelector('.outcome')!.textContent).toBe('+6 now');
  expect(host.querySelector('.is-home b')!.textContent).toBe('+6');
});

test('one that is worth nothing says so, unless players count for themselves (DISCOVERY-VAL-06)', () => {
  const host = shown(take, [], null);
  expect(host.querySelector('.outcome')!.textContent).toBe('+0 now');
  expect(host.querySelector('.is-home b')!.textContent).toBe('+0');
  const uncounted = { ...view, aids: 'no_counting' } as RoomView;
  expect(takenPoints({ action: take, events: [], after: [] }, uncounted)).toBeNull();
});

test('a room whose players count for themselves tells no points', () => {
  const { now: _, finished: __, taken_back: ___, ...plain } = grassland;
  expect(worthWords(plain)).toBe('2 tiles');
});

test('a finished region is told once', () => {
  expect(worthWords({ ...grassland, state: 'complete', taken_back: worth(4) })).toBe(
    'finished: 4 points if taken back',
  );
});

test('the card of a region tells what taking back brings', () => {
  const host = document.createElement('div');
  act(() => render(<FeatureNotes feature={grassland} view={view} />, host));
  expect(host.textContent).toContain('Taken back now: 2 points');
});
