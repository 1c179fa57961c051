import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../net/in_page/engine_here.ts';
import { LastingEngine } from '../net/in_page/lasting_engine.ts';
import type { SeenQuestion } from '../net/in_page/module.ts';
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
    you: 1,
    rules: { game: 'carcassonne' },
    game: { step: 3, seat: 0, legal: { placements: [], actions: [] } },
  } as unknown as RoomView);
  const TABLE = JSON.stringify({
    rules: view.value.rules,
    game: { step: 3, seat: 0 },
    aids: 'no_counting',
    you: 1,
  });
  const room = { code: 'abcdefgh', send, view } as unknown as Room;

  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const READY = Promise.resolve();

  async function nearest(ask: Engine['ask'] | null, ready = READY) {
    vi.resetModules();
    const { nearestEngine } = await import('./nearest_engine.ts');
    const engine = new LastingEngine(() => ask && { ready, ask, close: () => {} });
    return nearestEngine(room, async () => engine);
  }
  const foresight = async (ask: Engine['ask'] | null, ready?: Promise<void>) =>
    nearestForesight(room, await nearest(ask, ready));

  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => void vi.unstubAllGlobals());

  it('is the server until the engine is there, and then the engine, with what the view shows', async () => {
    const ask = vi.fn(async () => PAGES);
    const { preview } = await foresight(ask);
    expect(await preview([PASS])).toEqual(SERVERS);
    await settled();
    expect(await preview([PASS])).toEqual(PAGES);
    expect(send).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith({
      what: 'foresee',
      table: TABLE,
      keys: '{"actions":[{"type":"pass"}]}',
    });
  });

  it('is the engine for the board, too, with the place and the step', async () => {
    const ask = vi.fn(async () => ({ features: [] }));
    const { survey } = nearestSurveyor(room, await nearest(ask));
    await survey({});
    expect(send).toHaveBeenLastCalledWith({ type: 'survey' });
    await settled();
    await survey({ actions: [PASS], at: { x: 1, y: -2 } });
    expect(send).toHaveBeenCalledTimes(1);
    const keys = JSON.stringify({ actions: [PASS], at: [1, -2] });
    expect(ask).toHaveBeenCalledWith({ what: 'survey', table: TABLE, keys });
  });

  /** What the engine is asked about this view. */
  async function tableOf(shown: RoomView): Promise<string> {
    const ask = vi.fn<Engine['ask']>(async () => PAGES);
    const { preview } = await foresight(ask);
    await preview([PASS]);
    await settled();
    view.value = shown;
    await preview([PASS]);
    return (ask.mock.lastCall![0] as SeenQuestion).table;
  }

  it('hands on what a seat alone knows, with the seat, if the view shows it', async () => {
    const before = view.value;
    const own = { guess: 7 };
    const game = { ...before.game!, own };
    const table = JSON.parse(await tableOf({ ...before, game } as RoomView));
    expect(table).toMatchObject({ game: { own }, you: 1 });
    expect(JSON.parse(await tableOf(before)).game).not.toHaveProperty('own');
  });

  it('turns the table into text once a step, whoever asks, and anew when a view shows another', async () => {
    const before = view.value;
    const writes = vi.fn(() => []);
    /** A board that tells when it is written. */
    const game = (step: number) => ({ ...before.game!, step, board: { toJSON: writes } });
    const show = (change: object) => {
      view.value = { ...view.value, ...change } as RoomView;
    };
    const ask = vi.fn<Engine['ask']>(async () => PAGES);
    const engine = await nearest(ask);
    const { preview } = nearestForesight(room, engine);
    const { survey } = nearestSurveyor(room, engine);
    await preview([PASS]);
    await settled();
    show({ game: game(3) });
    const tables = async () => {
      ask.mockClear();
      for (let aims = 0; aims < 5; aims++) await preview([PASS, PASS]);
      await survey({ at: { x: 0, y: 0 } });
      show({ chat: [] }); // which changes nothing at the table
      await survey({});
      return new Set(ask.mock.calls.map(([question]) => (question as SeenQuestion).table)).size;
    };
    expect([await tables(), writes.mock.calls.length]).toEqual([1, 1]);
    show({ game: game(4) });
    expect([await tables(), writes.mock.calls.length]).toEqual([1, 2]);
    show({ aids: 'all' });
    expect([await tables(), writes.mock.calls.length]).toEqual([1, 3]);
    show({ you: 0 });
    expect([await tables(), writes.mock.calls.length]).toEqual([1, 4]);
    view.value = before;
  });

  it('is the server as long as the module has not come', async () => {
    const ask = vi.fn(async () => PAGES);
    const { preview } = await foresight(ask, new Promise(() => {}));
    for (let n = 0; n < 3; n++) {
      expect(await preview([PASS])).toEqual(SERVERS);
      await settled();
    }
    expect(ask).not.toHaveBeenCalled();
  });

  it('is the server where the engine could not even be asked for, until it can', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.resetModules();
    const { nearestEngine } = await import('./nearest_engine.ts');
    const engine = new LastingEngine(() => ({ ready: READY, ask: async () => PAGES, close: () => {} }));
    const load = vi.fn(async () => engine).mockRejectedValueOnce(new Error('no network'));
    const { preview } = nearestForesight(room, nearestEngine(room, load));
    for (const told of [SERVERS, SERVERS, PAGES]) {
      expect(await preview([PASS])).toEqual(told);
      await settled();
    }
  });

  it('is the engine from the first question on where it was prepared', async () => {
    vi.stubGlobal('document', { readyState: 'complete', querySelector: () => null });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    vi.stubGlobal('navigator', {});
    const { preview, prepare } = await foresight(async () => PAGES);
    prepare!();
    await settled();
    expect(await preview([PASS])).toEqual(PAGES);
    expect(send).not.toHaveBeenCalled();
  });

  it('is not prepared where data are to be spared', async () => {
    vi.stubGlobal('document', { readyState: 'complete', querySelector: () => null });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { preview, prepare } = await foresight(async () => PAGES);
    prepare!();
    await settled();
    expect(await preview([PASS])).toEqual(SERVERS);
  });

  it('is the server where the engine fails', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { preview } = await foresight(() => Promise.reject(new Error('gone')));
    await preview([PASS]);
    await settled();
    expect(await preview([PASS])).toEqual(SERVERS);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is the server when the game is over', async () => {
    const ask = vi.fn(async () => PAGES);
    const { preview } = await foresight(ask);
    await preview([PASS]);
    await settled();
    view.value = { ...view.value, phase: 'finished' };
    expect(await preview([PASS])).toEqual(SERVERS);
    expect(ask).not.toHaveBeenCalled();
    view.value = { ...view.value, phase: 'playing' };
  });

  it('is the server where there is no engine', async () => {
    const { preview } = await foresight(null);
    await preview([PASS]);
    await settled();
    expect(await preview([PASS])).toEqual(SERVERS);
  });
});
