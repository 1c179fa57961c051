import { describe, expect, it, vi } from 'vitest';
import type { Action, Scored } from '../net/protocol.gen.ts';
import { Refused } from '../net/refused.ts';
import { confirms } from '../ui/settings.ts';
import { waysOf } from './draft.ts';
import { fakeTurn, knight, pass, scored, viewWith } from './fake_turn.ts';

describe('a turn', () => {
  const table = fakeTurn();
  const { view, sent, onRefused, settle, decide, draft } = table;

  it('waits while somebody else is to act', () => {
    view.value = viewWith({ seat: 1, legal: null });
    expect(draft()).toEqual({ step: 'wait' });
  });

  it('has who foresees it made ready as soon as it begins, and asks nothing yet', () => {
    view.value = viewWith({ seat: 1, legal: null });
    table.foresight.prepare = vi.fn();
    view.value = viewWith({ step: 7 });
    expect(table.foresight.prepare).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  it('waits when nothing is asked of its seat', () => {
    view.value = viewWith({ legal: null });
    expect(draft()).toEqual({ step: 'wait' });
  });

  it('waits while a computer plays its seat', () => {
    const { seats, ...rest } = viewWith({});
    view.value = { ...rest, seats: [{ ...seats[0]!, computer: { level: 'club', stands_in: true } }] };
    expect(draft().step).toBe('wait');
  });

  it('offers the tile in a cell as choosing it would aim it', () => {
    for (const cell of [
      { x: 1, y: 0, rotations: [2] },
      { x: 0, y: -1, rotations: [1, 3] },
    ]) {
      const offered = table.turn.offerAt(cell);
      table.turn.chooseCell(cell);
      expect(table.turn.draft.value).toMatchObject({ at: offered });
    }
  });

  it('aims at a legal cell only, with a rotation that fits', () => {
    table.turn.chooseCell({ x: 9, y: 9 });
    expect(draft()).toMatchObject({ step: 'place', at: null });
    table.turn.chooseCell({ x: 1, y: 0 });
    expect(draft()).toMatchObject({ at: { x: 1, y: 0, rotation: 2 } });
  });

  it('keeps the rotation in hand where it fits', () => {
    table.turn.rotate(-1);
    table.turn.chooseCell({ x: 0, y: -1 });
    expect(draft()).toMatchObject({ at: { rotation: 3 } });
  });

  it('turns the tile among the legal rotations when its cell is chosen again', () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    expect(draft()).toMatchObject({ at: { rotation: 1 } });
    table.turn.chooseCell({ x: 0, y: -1 });
    expect(draft()).toMatchObject({ at: { rotation: 3 } });
    table.turn.rotate(1);
    expect(draft()).toMatchObject({ at: { rotation: 1 } });
  });

  it('has nothing to turn where the tile fits one way only, and does not ask again', async () => {
    const { placements } = view.value!.game!.legal!;
    expect(waysOf(null, placements)).toBe(3);
    expect(waysOf({ x: 0, y: -1 }, placements)).toBe(2);
    expect(waysOf({ x: 1, y: 0 }, placements)).toBe(1);
    table.turn.chooseCell({ x: 1, y: 0 });
    await settle();
    const before = draft();
    table.turn.rotate(1);
    expect(draft()).toBe(before);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing but previews before the commit', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    table.turn.choose(0);
    table.turn.takeBack();
    await settle();
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['preview']));
  });

  it('begins the choice at passing and learns what each choice scores', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(draft()).toMatchObject({
      step: 'choose',
      done: [{ type: 'place_tile', x: 0, y: -1, rotation: 1 }],
      at: { x: 0, y: -1, rotation: 1 },
      chosen: 1,
      choices: [
        { action: knight, events: [scored], after: [] },
        { action: pass, events: [], after: [] },
      ],
    });
  });

  it('commits the placement and the claim together, for the step that it saw', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    table.turn.choose(0);
    await decide();
    expect(sent.at(-1)).toEqual({
      type: 'act',
      actions: [{ type: 'place_tile', x: 0, y: -1, rotation: 1 }, knight],
      step: 5,
    });
    expect(draft().step).toBe('sending');
  });

  it('commits the placement alone when it ends the turn', async () => {
    table.answer = () => ({ choices: [], ends_turn: true, events: [scored] });
    table.turn.chooseCell({ x: 0, y: -1 });
    await settle();
    expect(draft()).toMatchObject({ leads: { to: 'nothing', events: [scored] } });
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [{ type: 'place_tile' }] });
  });

  it('decides by a press where no confirmation is wanted', async () => {
    const pressed = async (wish: typeof confirms.value, index: number) => {
      confirms.value = wish;
      view.value = viewWith({ step: view.value!.game!.step + 1 });
      table.turn.chooseCell({ x: 0, y: -1 });
      await decide();
      sent.length = 0;
      table.turn.pick(index);
      await settle();
      return sent.some(({ type }) => type === 'act');
    };
    expect([await pressed('always', 0), await pressed('always', 1)]).toEqual([false, false]);
    expect([await pressed('figure', 0), await pressed('figure', 1)]).toEqual([false, true]);
    expect([await pressed('never', 0), await pressed('never', 1)]).toEqual([true, true]);
    confirms.value = 'always';
  });

  it('commits the placement alone when what follows is asked after it', async () => {
    table.answer = () => ({
      choices: [{ type: 'use_wall_tile', wall_tile: 2 }, pass],
      ends_turn: false,
      in_view: true,
      events: [],
    });
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [{ type: 'place_tile' }] });
  });

  it('learns what a choice scores that may still be raised, and how', async () => {
    const double: Action = { type: 'use_wall_tile', wall_tile: 2 };
    table.answer = (intention) => {
      if (intention.type !== 'preview') return {};
      const last = intention.actions.at(-1);
      if (last?.type === 'place_tile') return { choices: [knight], ends_turn: false, events: [] };
      if (last === knight) return { choices: [double, pass], ends_turn: false, in_view: true, events: [] };
      return { choices: [], ends_turn: true, events: [scored] };
    };
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(draft()).toMatchObject({ choices: [{ action: knight, events: [scored], after: [double, pass] }] });
  });

  it('counts with what a choice scores what passing after it brings', async () => {
    const paid: Scored = { ...scored, points: -3 };
    table.answer = (intention) => {
      if (intention.type !== 'preview') return {};
      const last = intention.actions.at(-1);
      if (last?.type === 'place_tile') return { choices: [knight], ends_turn: false, events: [] };
      if (last === knight) return { choices: [pass], ends_turn: false, events: [paid] };
      return { choices: [], ends_turn: true, events: [scored] };
    };
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(draft()).toMatchObject({ choices: [{ action: knight, events: [paid, scored] }] });
  });

  it('takes back one step at a time', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    table.turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', at: { x: 0, y: -1, rotation: 1 } });
    table.turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });

  it('gives the draft back when the server refuses it', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    const before = draft();
    table.answer = () => new Refused({ code: 'room/stale', message: '' });
    await decide();
    expect(draft()).toEqual(before);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('does not go back to a refused draft when the game has moved on meanwhile', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    let refuse: (() => void) | undefined;
    table.answer = () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Refused({ code: 'room/stale', message: '' }));
      });
    table.turn.decide();
    await settle();
    view.value = viewWith({ step: 6 });
    refuse!();
    await settle();
    expect(draft()).toMatchObject({ step: 'place', at: null });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('drops the draft when the game has moved on, and keeps it otherwise', () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    const before = draft();
    view.value = viewWith({});
    expect(draft()).toBe(before);
    view.value = viewWith({ step: 6 });
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });

  it('begins anew with a rematch, though its steps are counted from the start again', () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    view.value = { ...viewWith({}), number: 2 };
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });

  it('holds each new tile as it was printed', () => {
    table.turn.rotate(1);
    expect(table.turn.handRotation.value).toBe(1);
    view.value = viewWith({ step: 6 });
    expect(table.turn.handRotation.value).toBe(0);
  });

  it('offers what else may be done when no tile is to be placed', async () => {
    const again: Action = { type: 'draw_again' };
    view.value = viewWith({ step: 7, phase: 'redraw', legal: { placements: [], actions: [again, pass] } });
    expect(draft()).toMatchObject({ step: 'choose', at: null, chosen: 1 });
    table.turn.choose(0);
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [again] });
  });
});
