// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  Action,
  ForeseenScore,
  GameEvent,
  GameView,
  RoomView,
  Scored,
} from '../../../net/protocol.gen.ts';
import type { Choice } from '../../../play/draft.ts';
import { CastleScoredNow, ChoiceOutcome } from './choice_outcome.tsx';

const view = {
  you: 0,
  seats: [
    { name: 'Ada', colour: 'red' },
    { name: 'Ben', colour: 'blue' },
  ],
} as unknown as RoomView;
const tile = { tile: 'K02', rotation: 0, x: 4, y: 6 };
const board = [
  { tile: 'K02', x: 7, y: 1, rotation: 0, seat: 0 },
  { tile: 'K14', x: 4, y: 12, rotation: 0, seat: 1 },
];
const gameWith = (fields: Partial<GameView>) =>
  ({ phase: 'score', board, corners_left: [0, 1, 2], ...fields }) as GameView;

const house: Action = { type: 'score_next', x: 7, y: 1, feature: 1 };
const tower: Action = { type: 'score_next', x: 7, y: 1, feature: 0 };
const foreseen = (
  { x, y, feature }: { x: number; y: number; feature: number },
  points: number,
  total: number,
  fields: Partial<ForeseenScore> = {},
): ForeseenScore => ({ seat: 0, x, y, feature, points, total, doubled: false, takes: false, ...fields });
const scored = (seat: number, points: number, total: number): Scored => ({
  type: 'scored',
  seat,
  points,
  feature: 'tower',
  tiles: [],
  reason: 'completed',
  total,
  lines: [],
});

let host: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
});

afterEach(() => render(null, host));

/** The text as read aloud, without what is only for the eye. */
function heard(): string {
  const copy = host.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  for (const named of copy.querySelectorAll('[aria-label]')) named.append(named.getAttribute('aria-label')!);
  return textsIn(copy).join(' ').replace(/\s+/g, ' ').trim();
}

function textsIn(node: Node): string[] {
  return node.childNodes.length > 0 ? [...node.childNodes].flatMap(textsIn) : [node.textContent ?? ''];
}

function outcomeOf(index: number, actions: readonly Action[], game: GameView): string {
  const choices: Choice[] = actions.map((action) => ({ action, events: null, after: [] }));
  act(() =>
    render(
      <ChoiceOutcome choices={choices} index={index} view={view} game={game} tile={tile} survey={null} />,
      host,
    ),
  );
  return heard();
}

describe('a choice of the scoring order', () => {
  const game = gameWith({
    ways: [
      [foreseen(house, 5, 19), foreseen(tower, 2, 21, { takes: true })],
      [foreseen(tower, 2, 16, { takes: true }), foreseen(house, 5, 21, { takes: true })],
    ],
  });

  it('tells what follows to the end, with the wall tiles on the way (CASTLE-X13)', () => {
    expect(outcomeOf(0, [house, tower], game)).toBe(
      'Ada +5 now at 19 tower +2 now at 21 takes a wall tile + 1 wall tile',
    );
    expect(outcomeOf(1, [house, tower], game)).toBe(
      'Ada +2 now at 16 takes a wall tile house +5 now at 21 takes a wall tile + 2 wall tiles',
    );
  });

  it('names features by their numbers, for the eye', () => {
    outcomeOf(0, [house, tower], game);
    expect(host.querySelector('.order-step .order-number')?.textContent).toBe('2');
  });

  it('names what the other player wins by its kind and its owner (CASTLE-WALL-03)', () => {
    const path = { x: 4, y: 12, feature: 0 };
    const theirs = foreseen(path, 3, 12, { seat: 1, takes: true });
    const told = outcomeOf(0, [house, tower], gameWith({ ways: [[foreseen(house, 5, 19), theirs]] }));
    expect(told).toBe('Ada +5 now at 19 Ben +3: path now at 12 takes a wall tile Ben + 1 wall tile');
  });
});

it('the choice of a doubling shows what it leads to, and so does going without (CASTLE-WALL-T2)', () => {
  const game = gameWith({
    ways: [[foreseen(tower, 4, 14)], [foreseen(tower, 8, 18, { doubled: true })]],
  });
  const actions: Action[] = [{ type: 'use_wall_tile', wall_tile: 2 }, { type: 'pass' }];
  expect(outcomeOf(0, actions, game)).toBe('×2 Ada +8 now at 18');
  expect(outcomeOf(1, actions, game)).toBe('Ada +4 now at 14');
});

describe('a figure', () => {
  const deploy: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
  const told = (events: readonly Scored[], after: readonly Action[]): string => {
    const choices: Choice[] = [{ action: deploy, events, after }];
    const game = gameWith({ phase: 'deploy' });
    act(() =>
      render(
        <ChoiceOutcome choices={choices} index={0} view={view} game={game} tile={tile} survey={null} />,
        host,
      ),
    );
    return heard();
  };
  const two = [scored(0, 2, 14)];

  it('is told whether a wall tile can double what it scores (CASTLE-WALL-T2)', () => {
    expect(told(two, [{ type: 'use_wall_tile', wall_tile: 2 }, { type: 'pass' }])).toBe(
      '+2 now a wall tile can double it',
    );
    expect(told(two, [{ type: 'use_wall_tile', wall_tile: 1 }, { type: 'pass' }])).toBe('+2 now');
  });

  it('leaves the order to be asked for (CASTLE-ORDER-02)', () => {
    expect(told([], [house, tower])).toBe('the order of scoring is asked next');
    expect(told([], [])).toBe('');
  });
});

it('nothing is to be foreseen of another turn (CASTLE-WALL-T1)', () => {
  const actions: Action[] = [{ type: 'use_wall_tile', wall_tile: 1 }, { type: 'pass' }];
  for (const index of [0, 1]) expect(outcomeOf(index, actions, gameWith({ phase: 'extra' }))).toBe('');
});

describe('what a tile scores at once', () => {
  const told = (events: readonly GameEvent[] | null): string => {
    act(() => render(<CastleScoredNow view={view} events={events} />, host));
    return heard();
  };

  it('is told with the wall tiles that it takes, and whose they are (CASTLE-WALL-01, CASTLE-WALL-03)', () => {
    const takes = (seat: number): GameEvent => ({ type: 'wall_tile_taken', seat, corner: 3 });
    expect(told([scored(0, 2, 12), takes(0)])).toBe('+2 now + 1 wall tile');
    expect(told([scored(1, 3, 17), takes(1)])).toBe('Ben +3 Ben + 1 wall tile');
    expect(told([scored(0, 2, 12), takes(0), scored(0, 4, 16), takes(0)])).toBe('+6 now + 2 wall tiles');
    expect(told([scored(0, 2, 14)])).toBe('+2 now');
  });

  it('is nothing while the server has not said', () => {
    expect(told(null)).toBe('');
  });
});
