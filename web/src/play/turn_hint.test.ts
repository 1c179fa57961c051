import { describe, expect, it } from 'vitest';
import type { Action, Reason } from '../net/protocol.gen.ts';
import { Refused } from '../net/refused.ts';
import { type Answer, fakeTurn, knight, viewWith } from './fake_turn.ts';

describe('a turn with a hint', () => {
  const table = fakeTurn();
  const { view, onRefused, settle, decide, draft } = table;

  const step: Action[] = [{ type: 'place_tile', x: 0, y: -1, rotation: 3 }, knight];
  /** In addition to its other answers. */
  const hintIs = (given: { actions: Action[]; reasons?: Reason[] } | Refused) => {
    const usual = table.answer;
    table.answer = (intention) => (intention.type === 'hint' ? (given as Answer) : usual(intention));
  };

  it('aims where the computer would, and chooses as it would when that is asked', async () => {
    hintIs({ actions: step });
    await table.turn.askHint();
    expect(draft()).toMatchObject({ step: 'place', at: { x: 0, y: -1, rotation: 3 } });
    await settle();
    await decide();
    expect(draft()).toMatchObject({ step: 'choose', chosen: 0 });
  });

  it('is told as one for as long as the draft is that of the hint', async () => {
    hintIs({ actions: step });
    expect(table.turn.heedsHint.value).toBe(false);
    await table.turn.askHint();
    expect(table.turn.heedsHint.value).toBe(true);
    table.turn.rotate(1);
    expect(table.turn.heedsHint.value).toBe(false);
    table.turn.rotate(1);
    await settle();
    await decide();
    expect(draft()).toMatchObject({ step: 'choose', chosen: 0 });
    expect(table.turn.heedsHint.value).toBe(true);
    table.turn.choose(1);
    expect(table.turn.heedsHint.value).toBe(false);
    view.value = viewWith({ step: 6 });
    expect(table.turn.heedsHint.value).toBe(false);
  });

  it('says why, as far as the server told', async () => {
    const reasons = [{ term: 'city', others: false, points: 3 }];
    hintIs({ actions: step, reasons });
    await table.turn.askHint();
    expect(table.turn.hintReasons.value).toEqual(reasons);
    hintIs({ actions: step });
    await table.turn.askHint();
    expect(table.turn.hintReasons.value).toEqual([]);
  });

  it('begins anew where something else had been decided on, and leaves the rest to the player', async () => {
    hintIs({ actions: step });
    table.turn.chooseCell({ x: 1, y: 0 });
    await settle();
    await decide();
    expect(draft().step).toBe('choose');
    await table.turn.askHint();
    expect(draft()).toMatchObject({ step: 'place', at: { x: 0, y: -1, rotation: 3 } });
    table.turn.chooseCell({ x: 1, y: 0 });
    await settle();
    await decide();
    expect(draft()).toMatchObject({ step: 'choose', chosen: 1 });
  });

  it('says so when there is none, and stays as it was', async () => {
    const none = new Refused({ code: 'room/hints_rate_limited', message: '' });
    hintIs(none);
    table.turn.chooseCell({ x: 1, y: 0 });
    await table.turn.askHint();
    expect(onRefused).toHaveBeenCalledWith(none);
    expect(draft()).toMatchObject({ step: 'place', at: { x: 1, y: 0 } });
  });

  it('is forgotten with its step, even where the next one begins alike', async () => {
    hintIs({ actions: step });
    await table.turn.askHint();
    view.value = viewWith({ step: 6 });
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.rotate(1);
    await settle();
    await decide();
    expect(draft()).toMatchObject({ step: 'choose', at: { rotation: 3 }, chosen: 1 });
  });

  it('is no hint any more once the game has moved on', async () => {
    hintIs({ actions: step });
    const asked = table.turn.askHint();
    view.value = viewWith({ step: 6 });
    await asked;
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });
});
