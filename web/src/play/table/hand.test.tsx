// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnedCamera } from '../../board/index.ts';
import type { GameView, RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../room.ts';
import { Survey } from '../survey.ts';
import { Turn } from '../turn.ts';
import type { GameParts } from './game_parts.ts';
import { Hand } from './hand.tsx';

const placements = [
  { x: 0, y: -1, rotations: [1, 3] },
  { x: 1, y: 0, rotations: [2] },
];
const game = {
  seat: 0,
  step: 1,
  phase: 'place',
  tile: 'base-D',
  board: [],
  seats: [{}, {}],
  legal: { placements, actions: [] },
} as unknown as GameView;
const parts = { Tile: () => null, ScoredNow: () => null, words: { tile: () => '' } } as unknown as GameParts;

function viewWith(fields: Partial<RoomView>, changed: Partial<GameView> = {}): RoomView {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const now = { ...game, ...changed };
  return { you: 0, host: 0, number: 1, phase: 'playing', seats, game: now, ...fields } as unknown as RoomView;
}

describe('the hand', () => {
  let host: HTMLElement;
  let turn: Turn;
  const view = signal<RoomView | null>(null);
  const presence = signal({ connected: [true, true] });
  const seats = signal([0]);
  const removableFrom = signal<(number | null)[]>([null, null]);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    host = document.createElement('div');
    const room = {
      view,
      presence,
      seats,
      removableFrom,
      skippableFrom: () => null,
      get hasHost() {
        return seats.value.includes(view.value!.host);
      },
      send: async () => ({ choices: [], events: [], ends_turn: false }),
    } as unknown as Room;
    view.value = viewWith({});
    turn = new Turn(room, () => {});
    turn.follow();
    const survey = new Survey({ survey: async () => ({ type: 'reply', re: '', features: [] }) });
    const Shown = () => {
      const now = view.value!;
      return (
        <Hand
          room={room}
          view={now}
          game={now.game!}
          turn={turn}
          camera={createTurnedCamera(signal(0))}
          wide={false}
          parts={parts}
          survey={survey}
          onHint={null}
          ask={() => {}}
        />
      );
    };
    act(() => render(<Shown />, host));
  });

  afterEach(() => {
    act(() => render(null, host));
    vi.useRealTimers();
  });

  const turnButtons = () =>
    [...host.querySelectorAll('.hand-turn button')].map((button) => button.getAttribute('aria-disabled'));
  const status = () => host.querySelector('.hand-status')!.textContent;

  it('turns the tile only where it fits in more than one way', () => {
    expect(turnButtons()).toEqual(['false', 'false']);
    act(() => turn.chooseCell({ x: 1, y: 0 }));
    expect(turnButtons()).toEqual(['true', 'true']);
    act(() => turn.chooseCell({ x: 0, y: -1 }));
    expect(turnButtons()).toEqual(['false', 'false']);
  });

  it('says who is playing, or that they are away and how long the host has to wait', () => {
    const theirs = { seat: 1, legal: null };
    act(() => {
      view.value = viewWith({}, theirs);
    });
    expect(status()).toBe('Ben is playing');
    act(() => {
      presence.value = { connected: [true, false] };
      removableFrom.value = [null, performance.now() + 247_000];
    });
    expect(status()).toBe('Ben is awayYou can remove Ben in 4:07.');
    act(() => {
      removableFrom.value = [null, performance.now()];
    });
    expect(status()).toBe('Ben is awayRemove Ben, who is away');
    act(() => {
      view.value = viewWith({ host: 1 }, theirs);
    });
    expect(status()).toBe('Ben is away');
    act(() => {
      seats.value = [0, 1]; // the host shares this device
    });
    expect(status()).toBe('Ben is awayRemove Ben, who is away');
  });
});
