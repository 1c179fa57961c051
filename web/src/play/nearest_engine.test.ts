import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../net/in_page/engine_here.ts';
import type { Action, Foreseen, RoomView } from '../net/protocol.gen.ts';
import { nearestForesight } from './foresight.ts';
import type { Room } from './room.ts';
import { nearestSurveyor } from './survey.ts';

const PASS: Action = { type: 'pass' };
const bySize = (points: number): Foreseen => ({ events: [], choices: [], ends_turn: points > 0 });
const SERVERS = bySize(1);
const PAGES = bySize(0);

describe('who is asked what a step would bring, and what the board says', () => {
  const send = vi.fn(async () => SERVERS);
  const view = signal({
    aids: 'no_counting',
    phase: 'playing',
    rules: { game: 'carcassonne' },
    game: { step: 3, seat: 0, legal: { placements: [], actions: [] } },
  } as unknown as RoomView);
  const room = { code: 'abcdefgh', send, view } as unknown as Room;

  async function nearest(ask: Engine['ask'] | null) {
    vi.resetModules();
    const { nearestEngine } = await import('./nearest_engine.ts');
    return nearestEngine(room, async () => ask && { ask, close: () => {} });
  }
  const foresight = async (ask: Engine['ask'] | null) => nearestForesight(room, await nearest(ask));

  beforeEach(() => void vi.clearAllMocks());

  it('is the server until the engine is there, and then the engine, with what the view shows', async () => {
    const ask = vi.fn(async () => PAGES);
    const { preview } = await foresight(ask);
    expect(await preview([PASS])).toEqual(SERVERS);
    expect(await preview([PASS])).toEqual(PAGES);
    expect(send).toHaveBeenCalledTimes(1);
    const body = JSON.stringify({
      rules: view.value.rules,
      game: { step: 3, seat: 0 },
      aids: 'no_counting',
      actions: [PASS],
    });
    expect(ask).toHaveBeenCalledWith({ what: 'foresee', body });
  });

  it('is the engine for the board, too, with the place and the step', async () => {
    const ask = vi.fn(async () => ({ features: [] }));
    const { survey } = nearestSurveyor(room, await nearest(ask));
    await survey({});
    expect(send).toHaveBeenLastCalledWith({ type: 'survey' });
    await survey({ actions: [PASS], at: { x: 1, y: -2 } });
    expect(send).toHaveBeenCalledTimes(1);
    const { rules } = view.value;
    const body = { rules, game: { step: 3, seat: 0 }, aids: 'no_counting', actions: [PASS], at: [1, -2] };
    expect(ask).toHaveBeenCalledWith({ what: 'survey', body: JSON.stringify(body) });
  });

  it('is the server where the engine fails', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { preview } = await foresight(() => Promise.reject(new Error('gone')));
    await preview([PASS]);
    expect(await preview([PASS])).toEqual(SERVERS);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is the server when the game is over', async () => {
    const ask = vi.fn(async () => PAGES);
    const { preview } = await foresight(ask);
    await preview([PASS]);
    view.value = { ...view.value, phase: 'finished' };
    expect(await preview([PASS])).toEqual(SERVERS);
    expect(ask).not.toHaveBeenCalled();
    view.value = { ...view.value, phase: 'playing' };
  });

  it('is the server where there is no engine', async () => {
    const { preview } = await foresight(null);
    await preview([PASS]);
    expect(await preview([PASS])).toEqual(SERVERS);
  });
});
