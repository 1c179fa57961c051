// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, RoomView, Scored, SurveyReply } from '../../../net/protocol.gen.ts';
import { bringModules } from '../modules/bring_modules.ts';
import { ChoiceOutcome } from './choice_outcome.tsx';

await bringModules();

const view = {
  rules: { modules: [], options: {} },
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

describe('what the turn brings', () => {
  const toldOf = (action: Action, ...events: object[]): string => {
    const host = document.createElement('div');
    const choices = [{ action, events: events as GameEvent[], after: [] }];
    const tile = { tile: 'base-D', rotation: 0, x: 0, y: 0 };
    const shown = { choices, index: 0, view, game: { board: [], pieces: [] } as never, tile, survey: null };
    act(() => render(<ChoiceOutcome {...shown} />, host));
    return host.textContent!.trim();
  };
  const EVERY_KIND: readonly Action[] = [
    { type: 'pass' },
    { type: 'deploy', piece: 'meeple', feature: 0 },
    { type: 'deploy', piece: 'meeple', feature: 0, x: 3, y: 3 },
    { type: 'return_abbot' },
    { type: 'place_tower_piece', x: 1, y: 1 },
    { type: 'cap_tower', piece: 'meeple', x: 1, y: 1 },
    { type: 'capture', x: 1, y: 1, feature: 0 },
    { type: 'choose_exchange', piece: 'meeple' },
    ransom,
    { type: 'place_fairy', x: 1, y: 1 },
    { type: 'remove_knight', x: 1, y: 1, feature: 0 },
    { type: 'move_dragon', direction: 'N' },
    { type: 'place_abbey', x: 1, y: 1 },
    { type: 'move_wagon', x: 1, y: 1, feature: 0 },
  ];

  it.each(EVERY_KIND)('$type tells the points that it scores', (action) => {
    const scored = { type: 'scored', seat: 0, points: 3 };
    expect(toldOf(action, scored)).toContain('+3 now');
    expect(toldOf(action, { ...scored, seat: 1 })).toContain('Ben +3');
  });

  it.each(EVERY_KIND)('$type tells that one more tile follows', (action) => {
    expect(toldOf(action, { type: 'double_turn', seat: 0 })).toContain('then one more tile');
    expect(toldOf(action, { type: 'turn_ended', seat: 0 })).not.toContain('then one more tile');
  });
});

describe('a barn', () => {
  const told = (cities: number, ...events: object[]): string => {
    const host = document.createElement('div');
    const lines = cities === 0 ? [] : [{ what: 'cities', count: cities, each: 3, points: 3 * cities }];
    const field = {
      kind: 'field',
      state: 'lasting',
      tiles: 4,
      segments: [[0, 0, 2]],
      holders: [],
      owners: [],
      now: { points: 3 * cities, lines },
    };
    const survey = { type: 'reply', re: '', features: [field] } as unknown as SurveyReply;
    const action: Action = { type: 'deploy', piece: 'barn', corner: 'nw' };
    const put = { type: 'piece_deployed', seat: 0, piece: 'barn', x: 0, y: 0, feature: 2, corner: 'nw' };
    const choices = [{ action, events: [put, ...events] as GameEvent[], after: [] }];
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

  it('tells its own worth: four points for each complete city at its field (ABBEY-BARN-08)', () => {
    expect(told(2)).toBe('at least 8 points at the end');
    expect(told(0)).toBe('scores at the end');
  });

  it('tells its worth beside what farmers there get at once', () => {
    const paid = { type: 'scored', seat: 1, points: 6 };
    expect(told(2, paid)).toBe('at least 8 points at the end Ben +6');
    expect(told(2, { ...paid, seat: 0 })).toBe('+6 now · at least 8 points at the end');
  });
});

it('nothing is told where nobody gets or gives', () => {
  expect(outcomeOf([0, -3], [0, 3])).toBe('');
});
