import { beforeEach, describe, expect, it } from 'vitest';
import type { Event, HistoryReply, RoomView } from '../net/protocol.gen.ts';
import { GameLog } from './game_log.ts';

const PAGE = 4;

/** The game on the server. */
let number: number;
let step: number;
let asked: (number | undefined)[];
let refuses: boolean;
let log: GameLog;

const turn = (seat: number): Event => ({ type: 'turn_ended', seat });
const view = () => ({ number, game: { step } }) as RoomView;
const lobby = () => ({ number, game: null }) as RoomView;
const steps = () => log.entries.value.map((entry) => entry.step);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

async function ask(before?: number): Promise<HistoryReply> {
  asked.push(before);
  if (refuses) throw new Error('refused');
  const end = Math.min(before ?? step + 1, step + 1);
  const told = range(Math.max(0, end - PAGE), end - 1);
  return { type: 'reply', re: 'x', number, steps: told.map((at) => ({ step: at, events: [turn(at % 2)] })) };
}

/** The next step arrives by a delta. */
function live(): void {
  step += 1;
  log.follow([turn(step % 2)], view());
}

beforeEach(() => {
  number = 1;
  step = 10;
  asked = [];
  refuses = false;
  log = new GameLog(ask);
});

describe('the log of a game', () => {
  it('is told by the server to who comes late, and gone on with', async () => {
    await log.catchUp(view());
    expect(steps()).toEqual([7, 8, 9, 10]);
    live();
    expect(steps()).toEqual([7, 8, 9, 10, 11]);
    await log.catchUp(view());
    expect(asked).toEqual([undefined]);
  });

  it('forgets what was taken back, but not that it was', async () => {
    await log.catchUp(view());
    live();
    live();
    step += 1;
    log.follow([{ type: 'turn_undone', seat: 1, step: 10 }], view());
    live();
    const told = log.entries.value.map(({ events }) => events.map(({ type }) => type));
    expect(steps()).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(told.slice(3)).toEqual([['turn_ended'], [], [], ['turn_undone'], ['turn_ended']]);
  });

  it('gets its older pages until the beginning', async () => {
    await log.catchUp(view());
    while (log.hasOlder) await log.older();
    expect(steps()).toEqual(range(0, 10));
    await log.older();
    expect(asked).toEqual([undefined, 7, 3]);
  });

  it('asks nobody where it saw the game from its beginning', async () => {
    await log.catchUp(lobby());
    step = 0;
    log.follow([{ type: 'game_started', number: 1, first_player: 0 }], view());
    live();
    log.follow([{ type: 'chat', seat: 0, text: 'no step' }], view());
    await log.catchUp(view());
    expect(steps()).toEqual([0, 1]);
    expect(asked).toEqual([]);
  });

  it('fills what it missed, and keeps what it knows where that meets', async () => {
    log.restore(
      range(0, 8).map((at) => ({ step: at, events: [] })),
      view(),
    );
    await log.catchUp(view());
    expect(steps()).toEqual(range(0, 10));
  });

  it('lets go what does not meet the present', async () => {
    log.restore([{ step: 0, events: [] }], view());
    await log.catchUp(view());
    expect(steps()).toEqual([7, 8, 9, 10]);
  });

  it('catches up as soon as an older page has come', async () => {
    await log.catchUp(view());
    const older = log.older();
    step += 3;
    void log.catchUp(view());
    await older;
    expect(steps()).toEqual(range(3, 13));
  });

  it('begins anew with a rematch', async () => {
    await log.catchUp(view());
    number = 2;
    log.follow([{ type: 'rematch', number }], lobby());
    expect(steps()).toEqual([]);
    step = 0;
    log.follow([{ type: 'game_started', number, first_player: 0 }], view());
    expect(steps()).toEqual([0]);
  });

  it('takes no answer that is about another game', async () => {
    const late = log.catchUp(view());
    log.follow([{ type: 'rematch', number: 2 }], { number: 2, game: null } as RoomView);
    await late;
    expect(steps()).toEqual([]);
  });

  it('stays what it is where the server tells nothing', async () => {
    await log.catchUp(view());
    refuses = true;
    await log.older();
    expect(steps()).toEqual([7, 8, 9, 10]);
    refuses = false;
    await log.older();
    expect(steps()).toEqual(range(3, 10));
  });
});
