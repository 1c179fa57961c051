import { describe, expect, it, vi } from 'vitest';
import type { GameView, TurnsPage } from '../../net/protocol.gen.ts';
import { Replay } from './replay.ts';

const LAST = 5;
const view = (step: number) =>
  ({ step, board: Array.from({ length: step }, (_, x) => x) }) as unknown as GameView;

/** The server: two turns per page. */
const page = (from: number, most = 2): TurnsPage => ({
  from,
  turns: LAST,
  game: view(from),
  next: Array.from({ length: Math.min(most, LAST - from) }, (_, i) => ({
    events: [{ type: 'turn_ended', seat: (from + i) % 2 }],
    patch: [
      { op: 'add', path: `/board/${from + i}`, value: from + i },
      { op: 'replace', path: '/step', value: from + i + 1 },
    ],
  })),
});

describe('a replay', () => {
  it('reads page after page to the end', async () => {
    const ask = vi.fn(async (from: number) => page(from));
    const replay = new Replay(ask);
    await replay.fetch();
    expect(ask.mock.calls.flat()).toEqual([0, 2, 4]);
    expect(replay.last.value).toBe(LAST);
    expect(replay.turns.value.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5].map(view));
    expect(replay.turns.value.map(({ events }) => events.length)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it('says when the server does not answer, and goes on from there when asked again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let down = false;
    const ask = vi.fn(async (from: number) => {
      if (from > 0 && !down) {
        down = true;
        throw new Error('no network');
      }
      return page(from);
    });
    const replay = new Replay(ask);
    await replay.fetch();
    expect(replay.failed.value).toBe(true);
    expect(replay.turns.value).toHaveLength(3);
    await replay.fetch();
    expect(replay.failed.value).toBe(false);
    expect(replay.turns.value).toHaveLength(LAST + 1);
    expect(ask.mock.calls.flat()).toEqual([0, 2, 2, 4]);
  });

  it('does not ask for ever where nothing more is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const replay = new Replay(async (from) => page(from, from === 0 ? 2 : 0));
    await replay.fetch();
    expect(replay.failed.value).toBe(true);
  });

  it('of a game that ended before its first turn is its beginning', async () => {
    const replay = new Replay(async () => ({ from: 0, turns: 0, game: view(0), next: [] }));
    await replay.fetch();
    expect(replay.turns.value).toHaveLength(1);
    expect(replay.failed.value).toBe(false);
  });
});
