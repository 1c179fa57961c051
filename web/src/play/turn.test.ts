import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intention } from '../net/intentions.ts';
import type { Action, Foreseen, GameEvent, GameView, Reason, RoomView, Scored } from '../net/protocol.gen.ts';
import { Refused } from '../net/refused.ts';
import { confirms } from '../ui/settings.ts';
import { waysOf } from './draft.ts';
import { type Foresight, serverForesight } from './foresight.ts';
import type { Room } from './room.ts';
import { Turn } from './turn.ts';

const scored: Scored = {
  type: 'scored',
  seat: 0,
  points: 4,
  feature: 'city',
  tiles: [],
  reason: 'completed',
  total: 4,
  lines: [],
};
const knight: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
const pass: Action = { type: 'pass' };

function viewWith(game: Partial<GameView>): RoomView {
  const legal = {
    placements: [
      { x: 0, y: -1, rotations: [1, 3] },
      { x: 1, y: 0, rotations: [2] },
    ],
    actions: [],
  };
  return {
    you: 0,
    number: 1,
    seats: [{ name: 'Ada', colour: 'red' }],
    game: { seat: 0, step: 5, phase: 'place', legal, ...game },
  } as unknown as RoomView;
}

/** The server's answer for a step: the events of its last action, and what may follow. */
type Said = { choices: Action[]; ends_turn: boolean; in_view?: true; events: GameEvent[] };

describe('a turn', () => {
  const view = signal<RoomView | null>(null);
  const sent: Intention[] = [];
  type Answer = Partial<Said> | Refused;
  let answer: (intention: Intention) => Answer | Promise<Answer>;
  /** How many further decisions an answer covers, if the server answers at once. */
  let depth: number;

  const isSaid = (given: object): given is Said => 'choices' in given;

  const foreseen = (actions: Action[], { choices, ...said }: Said, levels: number): Foreseen => ({
    ...said,
    choices: choices.map((action) => {
      const step = [...actions, action];
      const then = levels > 0 ? answer({ type: 'preview', actions: step }) : {};
      // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, and no function
      return isSaid(then) ? { action, then: foreseen(step, then, levels - 1) } : { action };
    }),
  });
  const onRefused = vi.fn();
  let turn: Turn;
  let foresight: Foresight;
  let stop: (() => void) | undefined;

  const settle = () => new Promise((resolve) => setTimeout(resolve));
  /** Presses, and waits for the answers. */
  const decide = async () => {
    turn.decide();
    await settle();
  };
  const draft = () => turn.draft.value;

  beforeEach(() => {
    sent.length = 0;
    depth = 2;
    onRefused.mockReset();
    view.value = viewWith({});
    answer = (intention) => {
      if (intention.type !== 'preview') return {};
      const last = intention.actions.at(-1);
      if (last?.type === 'place_tile') return { choices: [knight, pass], ends_turn: false, events: [] };
      return { choices: [], ends_turn: true, events: last === knight ? [scored] : [] };
    };
    const room = {
      view,
      send: async (intention: Intention) => {
        sent.push(intention);
        const given = await answer(intention);
        if (given instanceof Refused) throw given;
        return intention.type === 'preview' && isSaid(given)
          ? foreseen(intention.actions, given, depth)
          : given;
      },
    };
    foresight = serverForesight(room as unknown as Room);
    turn = new Turn(room as unknown as Room, onRefused, foresight);
    stop?.();
    stop = turn.follow();
  });

  it('waits while somebody else is to act', () => {
    view.value = viewWith({ seat: 1, legal: null });
    expect(draft()).toEqual({ step: 'wait' });
  });

  it('has who foresees it made ready as soon as it begins, and asks nothing yet', () => {
    view.value = viewWith({ seat: 1, legal: null });
    foresight.prepare = vi.fn();
    view.value = viewWith({ step: 7 });
    expect(foresight.prepare).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  it('waits when nothing is asked of its seat', () => {
    view.value = viewWith({ legal: null });
    expect(draft()).toEqual({ step: 'wait' });
  });

  describe('with a hint', () => {
    const step: Action[] = [{ type: 'place_tile', x: 0, y: -1, rotation: 3 }, knight];
    /** In addition to its other answers. */
    const hintIs = (given: { actions: Action[]; reasons?: Reason[] } | Refused) => {
      const usual = answer;
      answer = (intention) => (intention.type === 'hint' ? (given as Answer) : usual(intention));
    };

    it('aims where the computer would, and chooses as it would when that is asked', async () => {
      hintIs({ actions: step });
      await turn.askHint();
      expect(draft()).toMatchObject({ step: 'place', at: { x: 0, y: -1, rotation: 3 } });
      await settle();
      await decide();
      expect(draft()).toMatchObject({ step: 'choose', chosen: 0 });
    });

    it('is told as one for as long as the draft is that of the hint', async () => {
      hintIs({ actions: step });
      expect(turn.heedsHint.value).toBe(false);
      await turn.askHint();
      expect(turn.heedsHint.value).toBe(true);
      turn.rotate(1);
      expect(turn.heedsHint.value).toBe(false);
      turn.rotate(1);
      await settle();
      await decide();
      expect(draft()).toMatchObject({ step: 'choose', chosen: 0 });
      expect(turn.heedsHint.value).toBe(true);
      turn.choose(1);
      expect(turn.heedsHint.value).toBe(false);
      view.value = viewWith({ step: 6 });
      expect(turn.heedsHint.value).toBe(false);
    });

    it('says why, as far as the server told', async () => {
      const reasons = [{ term: 'city', others: false, points: 3 }];
      hintIs({ actions: step, reasons });
      await turn.askHint();
      expect(turn.hintReasons.value).toEqual(reasons);
      hintIs({ actions: step });
      await turn.askHint();
      expect(turn.hintReasons.value).toEqual([]);
    });

    it('begins anew where something else had been decided on, and leaves the rest to the player', async () => {
      hintIs({ actions: step });
      turn.chooseCell({ x: 1, y: 0 });
      await settle();
      await decide();
      expect(draft().step).toBe('choose');
      await turn.askHint();
      expect(draft()).toMatchObject({ step: 'place', at: { x: 0, y: -1, rotation: 3 } });
      turn.chooseCell({ x: 1, y: 0 });
      await settle();
      await decide();
      expect(draft()).toMatchObject({ step: 'choose', chosen: 1 });
    });

    it('says so when there is none, and stays as it was', async () => {
      const none = new Refused({ code: 'room/hints_rate_limited', message: '' });
      hintIs(none);
      turn.chooseCell({ x: 1, y: 0 });
      await turn.askHint();
      expect(onRefused).toHaveBeenCalledWith(none);
      expect(draft()).toMatchObject({ step: 'place', at: { x: 1, y: 0 } });
    });

    it('is forgotten with its step, even where the next one begins alike', async () => {
      hintIs({ actions: step });
      await turn.askHint();
      view.value = viewWith({ step: 6 });
      turn.chooseCell({ x: 0, y: -1 });
      turn.rotate(1);
      await settle();
      await decide();
      expect(draft()).toMatchObject({ step: 'choose', at: { rotation: 3 }, chosen: 1 });
    });

    it('is no hint any more once the game has moved on', async () => {
      hintIs({ actions: step });
      const asked = turn.askHint();
      view.value = viewWith({ step: 6 });
      await asked;
      expect(draft()).toMatchObject({ step: 'place', at: null });
    });
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
      const offered = turn.offerAt(cell);
      turn.chooseCell(cell);
      expect(turn.draft.value).toMatchObject({ at: offered });
    }
  });

  it('aims at a legal cell only, with a rotation that fits', () => {
    turn.chooseCell({ x: 9, y: 9 });
    expect(draft()).toMatchObject({ step: 'place', at: null });
    turn.chooseCell({ x: 1, y: 0 });
    expect(draft()).toMatchObject({ at: { x: 1, y: 0, rotation: 2 } });
  });

  it('keeps the rotation in hand where it fits', () => {
    turn.rotate(-1);
    turn.chooseCell({ x: 0, y: -1 });
    expect(draft()).toMatchObject({ at: { rotation: 3 } });
  });

  it('turns the tile among the legal rotations when its cell is chosen again', () => {
    turn.chooseCell({ x: 0, y: -1 });
    expect(draft()).toMatchObject({ at: { rotation: 1 } });
    turn.chooseCell({ x: 0, y: -1 });
    expect(draft()).toMatchObject({ at: { rotation: 3 } });
    turn.rotate(1);
    expect(draft()).toMatchObject({ at: { rotation: 1 } });
  });

  it('has nothing to turn where the tile fits one way only, and does not ask again', async () => {
    const { placements } = view.value!.game!.legal!;
    expect(waysOf(null, placements)).toBe(3);
    expect(waysOf({ x: 0, y: -1 }, placements)).toBe(2);
    expect(waysOf({ x: 1, y: 0 }, placements)).toBe(1);
    turn.chooseCell({ x: 1, y: 0 });
    await settle();
    const before = draft();
    turn.rotate(1);
    expect(draft()).toBe(before);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing but previews before the commit', async () => {
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    turn.choose(0);
    turn.takeBack();
    await settle();
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['preview']));
  });

  it('begins the choice at passing and learns what each choice scores', async () => {
    turn.chooseCell({ x: 0, y: -1 });
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
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    turn.choose(0);
    await decide();
    expect(sent.at(-1)).toEqual({
      type: 'act',
      actions: [{ type: 'place_tile', x: 0, y: -1, rotation: 1 }, knight],
      step: 5,
    });
    expect(draft().step).toBe('sending');
  });

  it('commits the placement alone when it ends the turn', async () => {
    answer = () => ({ choices: [], ends_turn: true, events: [scored] });
    turn.chooseCell({ x: 0, y: -1 });
    await settle();
    expect(draft()).toMatchObject({ leads: { to: 'nothing', events: [scored] } });
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [{ type: 'place_tile' }] });
  });

  describe('pressed before the server has said what follows', () => {
    const answers: (() => void)[] = [];
    /** The server answers on request. */
    const late = (reply: Said) => () => new Promise<Said>((resolve) => answers.push(() => resolve(reply)));
    const arrive = async () => {
      for (const answerNow of answers.splice(0)) answerNow();
      await settle();
    };

    beforeEach(() => {
      answers.length = 0;
    });

    it('goes on to the choice as soon as it is known', async () => {
      answer = late({ choices: [knight, pass], ends_turn: false, events: [] });
      turn.chooseCell({ x: 0, y: -1 });
      turn.decide();
      expect(draft()).toMatchObject({ step: 'place', pressed: true });
      await arrive();
      expect(draft()).toMatchObject({ step: 'choose', pressed: false, canTakeBack: true });
    });

    it('does not end a turn that it could not see would end', async () => {
      answer = late({ choices: [], ends_turn: true, events: [] });
      turn.chooseCell({ x: 0, y: -1 });
      turn.decide();
      await arrive();
      expect(draft()).toMatchObject({ step: 'place', pressed: false, leads: { to: 'nothing' } });
      expect(sent.some(({ type }) => type === 'act')).toBe(false);
      turn.decide();
      expect(sent.at(-1)?.type).toBe('act');
    });

    it('is forgotten when the tile is turned', async () => {
      answer = late({ choices: [knight, pass], ends_turn: false, events: [] });
      turn.chooseCell({ x: 0, y: -1 });
      turn.decide();
      turn.rotate(1);
      expect(draft()).toMatchObject({ pressed: false });
      await arrive();
      expect(draft()).toMatchObject({ step: 'place', at: { rotation: 3 } });
    });

    it('is not carried out by the answer to an earlier aim', async () => {
      answer = late({ choices: [knight, pass], ends_turn: false, events: [] });
      turn.chooseCell({ x: 0, y: -1 });
      turn.decide();
      turn.rotate(1);
      turn.decide();
      answers.shift()!();
      await settle();
      expect(draft()).toMatchObject({ step: 'place', pressed: true, at: { rotation: 3 } });
      await arrive();
      expect(draft()).toMatchObject({ step: 'choose', done: [{ type: 'place_tile', rotation: 3 }] });
    });

    it('does not learn of an earlier aim whether the turn ends', async () => {
      answer = late({ choices: [], ends_turn: true, events: [] });
      turn.chooseCell({ x: 0, y: -1 });
      turn.rotate(1);
      answers.shift()!();
      await settle();
      expect(draft()).toMatchObject({ leads: null });
    });

    it('is not carried out by the answer to a choice that was taken back', async () => {
      depth = 0;
      answer = () => ({ choices: [knight, pass], ends_turn: false, events: [] });
      turn.chooseCell({ x: 0, y: -1 });
      await settle();
      answer = late({ choices: [], ends_turn: true, events: [] });
      await decide();
      turn.decide();
      expect(draft()).toMatchObject({ step: 'choose', pressed: true });
      turn.takeBack();
      await arrive();
      expect(draft()).toMatchObject({ step: 'place', pressed: false });
      expect(sent.some(({ type }) => type === 'act')).toBe(false);
      await decide();
      turn.decide();
      expect(sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    });

    it('is forgotten when something else is chosen', async () => {
      depth = 0;
      turn.chooseCell({ x: 0, y: -1 });
      answer = () => ({ choices: [knight, pass], ends_turn: false, events: [] });
      await settle();
      answer = late({ choices: [], ends_turn: true, events: [] });
      turn.decide();
      await settle();
      turn.decide();
      expect(draft()).toMatchObject({ step: 'choose', chosen: 1, pressed: true });
      turn.choose(1);
      expect(draft()).toMatchObject({ chosen: 1, pressed: true });
      turn.choose(0);
      expect(draft()).toMatchObject({ chosen: 0, pressed: false });
      await arrive();
      expect(draft()).toMatchObject({ step: 'choose' });
      expect(sent.some(({ type }) => type === 'act')).toBe(false);
    });

    it('is carried out once, however often it is pressed', async () => {
      turn.chooseCell({ x: 0, y: -1 });
      await decide();
      turn.choose(0);
      turn.decide();
      turn.decide();
      await settle();
      expect(sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    });

    it('leaves the draft as it was when the server refuses to say', async () => {
      answer = () => new Refused({ code: 'session/rate_limited', message: '' });
      turn.chooseCell({ x: 0, y: -1 });
      await decide();
      expect(draft()).toMatchObject({ step: 'place', pressed: false, leads: null });
      expect(onRefused).toHaveBeenCalledOnce();
    });

    it('says nothing of a refusal that comes when the game has moved on', async () => {
      answer = () => new Refused({ code: 'action/not_your_turn', message: '' });
      turn.chooseCell({ x: 0, y: -1 });
      view.value = viewWith({ step: 6 });
      await settle();
      expect(onRefused).not.toHaveBeenCalled();
    });
  });

  it('decides by a press where no confirmation is wanted', async () => {
    const pressed = async (wish: typeof confirms.value, index: number) => {
      confirms.value = wish;
      view.value = viewWith({ step: view.value!.game!.step + 1 });
      turn.chooseCell({ x: 0, y: -1 });
      await decide();
      sent.length = 0;
      turn.pick(index);
      await settle();
      return sent.some(({ type }) => type === 'act');
    };
    expect([await pressed('always', 0), await pressed('always', 1)]).toEqual([false, false]);
    expect([await pressed('figure', 0), await pressed('figure', 1)]).toEqual([false, true]);
    expect([await pressed('never', 0), await pressed('never', 1)]).toEqual([true, true]);
    confirms.value = 'always';
  });

  it('commits the placement alone when what follows is asked after it', async () => {
    answer = () => ({
      choices: [{ type: 'use_wall_tile', wall_tile: 2 }, pass],
      ends_turn: false,
      in_view: true,
      events: [],
    });
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [{ type: 'place_tile' }] });
  });

  it('learns what a choice scores that may still be raised, and how', async () => {
    const double: Action = { type: 'use_wall_tile', wall_tile: 2 };
    answer = (intention) => {
      if (intention.type !== 'preview') return {};
      const last = intention.actions.at(-1);
      if (last?.type === 'place_tile') return { choices: [knight], ends_turn: false, events: [] };
      if (last === knight) return { choices: [double, pass], ends_turn: false, in_view: true, events: [] };
      return { choices: [], ends_turn: true, events: [scored] };
    };
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(draft()).toMatchObject({ choices: [{ action: knight, events: [scored], after: [double, pass] }] });
  });

  it('counts with what a choice scores what passing after it brings', async () => {
    const paid: Scored = { ...scored, points: -3 };
    answer = (intention) => {
      if (intention.type !== 'preview') return {};
      const last = intention.actions.at(-1);
      if (last?.type === 'place_tile') return { choices: [knight], ends_turn: false, events: [] };
      if (last === knight) return { choices: [pass], ends_turn: false, events: [paid] };
      return { choices: [], ends_turn: true, events: [scored] };
    };
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(draft()).toMatchObject({ choices: [{ action: knight, events: [paid, scored] }] });
  });

  describe('of several choices', () => {
    const build: Action = { type: 'place_tower_piece', x: 4, y: 4 };
    const capture: Action = { type: 'capture', x: 4, y: 5, feature: 1 };
    const placed = { type: 'place_tile', x: 0, y: -1, rotation: 1 };
    const previewed = () =>
      sent.flatMap((intention) => (intention.type === 'preview' ? [intention.actions.at(-1)] : []));

    beforeEach(async () => {
      answer = (intention) => {
        if (intention.type !== 'preview') return {};
        const last = intention.actions.at(-1);
        if (last?.type === 'place_tile') return { choices: [build, pass], ends_turn: false, events: [] };
        if (last === build) return { choices: [capture, pass], ends_turn: false, events: [] };
        return { choices: [], ends_turn: true, events: [] };
      };
      turn.chooseCell({ x: 0, y: -1 });
      await decide();
      await settle();
    });

    it('are known by the one answer to the placement', async () => {
      expect(draft()).toMatchObject({ choices: [{ after: [capture, pass] }, { after: [] }] });
      turn.choose(0);
      await decide();
      expect(draft()).toMatchObject({ choices: [{ action: capture }, { action: pass }] });
      expect(previewed()).toEqual([placed]);
    });

    it('are asked for when chosen where the answer did not tell them, each only once', async () => {
      view.value = viewWith({ step: 6 });
      depth = 0;
      turn.chooseCell({ x: 0, y: -1 });
      await settle();
      await decide();
      expect(draft()).toMatchObject({ choices: [{ events: null }, { events: [] }] });
      turn.choose(0);
      await settle();
      const asked = previewed().length;
      turn.choose(1);
      turn.choose(0);
      await settle();
      expect(previewed()).toHaveLength(asked);
    });

    it('asks again after taking back what it had no answer to', async () => {
      const answers: (() => void)[] = [];
      const reply = answer;
      turn.takeBack();
      await settle();
      answer = (intention) =>
        intention.type === 'preview' && intention.actions[1] === pass
          ? new Promise((resolve) => answers.push(() => resolve(reply(intention))))
          : reply(intention);
      turn.decide();
      await settle();
      turn.choose(0);
      await decide();
      for (const answerNow of answers.splice(0)) answerNow();
      await settle();
      answer = reply;
      turn.takeBack();
      await settle();
      expect(draft()).toMatchObject({ choices: [{ action: build }, { action: pass, events: [] }] });
    });

    it('goes on to the next choice and sends nothing yet', async () => {
      turn.choose(0);
      await decide();
      expect(draft()).toMatchObject({
        step: 'choose',
        at: { x: 0, y: -1 },
        done: [placed, build],
        choices: [{ action: capture }, { action: pass }],
        chosen: 1,
      });
      expect(sent.some(({ type }) => type === 'act')).toBe(false);
    });

    it('sends all of them together at the last', async () => {
      turn.choose(0);
      await decide();
      turn.choose(0);
      await decide();
      expect(sent.at(-1)).toEqual({ type: 'act', actions: [placed, build, capture], step: 5 });
    });

    it('takes back one choice at a time', async () => {
      turn.choose(0);
      await decide();
      turn.takeBack();
      expect(draft()).toMatchObject({ step: 'choose', done: [placed], chosen: 0 });
      turn.takeBack();
      expect(draft()).toMatchObject({ step: 'place', done: [], at: { x: 0, y: -1 } });
    });
  });

  describe('with something to do before the tile is laid', () => {
    const ransom: Action = { type: 'ransom', from_seat: 1, piece: 'meeple' };
    const placements = [{ x: 0, y: -1, rotations: [1, 3] }];

    beforeEach(() => {
      view.value = viewWith({ step: 6, legal: { placements, actions: [ransom] } });
      answer = (intention) => {
        if (intention.type !== 'preview') return {};
        const last = intention.actions.at(-1);
        if (last === ransom)
          return {
            choices: [{ type: 'place_tile', x: 0, y: -1, rotation: 1 }],
            ends_turn: false,
            events: [],
          };
        return { choices: [], ends_turn: true, events: [] };
      };
    });

    it('does it first, keeps the aim, and sends both together', async () => {
      turn.chooseCell({ x: 0, y: -1 });
      turn.decideAside(ransom);
      await settle();
      expect(draft()).toMatchObject({ step: 'place', done: [ransom], at: { x: 0, y: -1 }, aside: [] });
      await settle();
      await decide();
      expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [ransom, { type: 'place_tile' }] });
    });

    it('knows what follows the tile alone once it is taken back', async () => {
      const reply = answer;
      answer = (intention) =>
        intention.type === 'preview' && intention.actions[0]?.type === 'place_tile'
          ? { choices: [knight, pass], ends_turn: false, events: [] }
          : reply(intention);
      turn.chooseCell({ x: 0, y: -1 });
      turn.decideAside(ransom);
      await settle();
      await settle();
      turn.takeBack();
      turn.takeBack();
      expect(draft()).toMatchObject({ step: 'place', done: [], at: { x: 0, y: -1 } });
      await decide();
      expect(draft()).toMatchObject({ step: 'choose', done: [{ type: 'place_tile' }] });
    });

    it('takes it back like any other decision', async () => {
      turn.decideAside(ransom);
      await settle();
      turn.takeBack();
      expect(draft()).toMatchObject({ step: 'place', done: [], at: null, aside: [ransom] });
      expect(sent.some(({ type }) => type === 'act')).toBe(false);
    });
  });

  it('takes back one step at a time', async () => {
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', at: { x: 0, y: -1, rotation: 1 } });
    turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });

  it('gives the draft back when the server refuses it', async () => {
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    const before = draft();
    answer = () => new Refused({ code: 'room/stale', message: '' });
    await decide();
    expect(draft()).toEqual(before);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('does not go back to a refused draft when the game has moved on meanwhile', async () => {
    turn.chooseCell({ x: 0, y: -1 });
    await decide();
    let refuse: (() => void) | undefined;
    answer = () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Refused({ code: 'room/stale', message: '' }));
      });
    turn.decide();
    await settle();
    view.value = viewWith({ step: 6 });
    refuse!();
    await settle();
    expect(draft()).toMatchObject({ step: 'place', at: null });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('drops the draft when the game has moved on, and keeps it otherwise', () => {
    turn.chooseCell({ x: 0, y: -1 });
    const before = draft();
    view.value = viewWith({});
    expect(draft()).toBe(before);
    view.value = viewWith({ step: 6 });
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });

  it('begins anew with a rematch, though its steps are counted from the start again', () => {
    turn.chooseCell({ x: 0, y: -1 });
    view.value = { ...viewWith({}), number: 2 };
    expect(draft()).toMatchObject({ step: 'place', at: null });
  });

  it('holds each new tile as it was printed', () => {
    turn.rotate(1);
    expect(turn.handRotation.value).toBe(1);
    view.value = viewWith({ step: 6 });
    expect(turn.handRotation.value).toBe(0);
  });

  it('offers what else may be done when no tile is to be placed', async () => {
    const again: Action = { type: 'draw_again' };
    view.value = viewWith({ step: 7, phase: 'redraw', legal: { placements: [], actions: [again, pass] } });
    expect(draft()).toMatchObject({ step: 'choose', at: null, chosen: 1 });
    turn.choose(0);
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [again] });
  });
});
