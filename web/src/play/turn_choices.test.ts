import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../net/protocol.gen.ts';
import { fakeTurn, knight, pass, viewWith } from './fake_turn.ts';

describe('several choices of a turn', () => {
  const table = fakeTurn();
  const { view, sent, settle, decide, draft } = table;

  const build: Action = { type: 'place_tower_piece', x: 4, y: 4 };
  const capture: Action = { type: 'capture', x: 4, y: 5, feature: 1 };
  const placed = { type: 'place_tile', x: 0, y: -1, rotation: 1 };
  const previewed = () =>
    sent.flatMap((intention) => (intention.type === 'preview' ? [intention.actions.at(-1)] : []));

  beforeEach(async () => {
    table.answer = (intention) => {
      if (intention.type !== 'preview') return {};
      const last = intention.actions.at(-1);
      if (last?.type === 'place_tile') return { choices: [build, pass], ends_turn: false, events: [] };
      if (last === build) return { choices: [capture, pass], ends_turn: false, events: [] };
      return { choices: [], ends_turn: true, events: [] };
    };
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    await settle();
  });

  it('are known by the one answer to the placement', async () => {
    expect(draft()).toMatchObject({ choices: [{ after: [capture, pass] }, { after: [] }] });
    table.turn.choose(0);
    await decide();
    expect(draft()).toMatchObject({ choices: [{ action: capture }, { action: pass }] });
    expect(previewed()).toEqual([placed]);
  });

  it('are asked for when chosen where the answer did not tell them, each only once', async () => {
    view.value = viewWith({ step: 6 });
    table.depth = 0;
    table.turn.chooseCell({ x: 0, y: -1 });
    await settle();
    await decide();
    expect(draft()).toMatchObject({ choices: [{ events: null }, { events: [] }] });
    table.turn.choose(0);
    await settle();
    const asked = previewed().length;
    table.turn.choose(1);
    table.turn.choose(0);
    await settle();
    expect(previewed()).toHaveLength(asked);
  });

  it('asks again after taking back what it had no answer to', async () => {
    const answers: (() => void)[] = [];
    const reply = table.answer;
    table.turn.takeBack();
    await settle();
    table.answer = (intention) =>
      intention.type === 'preview' && intention.actions[1] === pass
        ? new Promise((resolve) => answers.push(() => resolve(reply(intention))))
        : reply(intention);
    table.turn.decide();
    await settle();
    table.turn.choose(0);
    await decide();
    for (const answerNow of answers.splice(0)) answerNow();
    await settle();
    table.answer = reply;
    table.turn.takeBack();
    await settle();
    expect(draft()).toMatchObject({ choices: [{ action: build }, { action: pass, events: [] }] });
  });

  it('goes on to the next choice and sends nothing yet', async () => {
    table.turn.choose(0);
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
    table.turn.choose(0);
    await decide();
    table.turn.choose(0);
    await decide();
    expect(sent.at(-1)).toEqual({ type: 'act', actions: [placed, build, capture], step: 5 });
  });

  it('takes back one choice at a time', async () => {
    table.turn.choose(0);
    await decide();
    table.turn.takeBack();
    expect(draft()).toMatchObject({ step: 'choose', done: [placed], chosen: 0 });
    table.turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', done: [], at: { x: 0, y: -1 } });
  });
});

describe('a turn with something to do before the tile is laid', () => {
  const table = fakeTurn();
  const { view, sent, settle, decide, draft } = table;

  const ransom: Action = { type: 'ransom', from_seat: 1, piece: 'meeple' };
  const placements = [{ x: 0, y: -1, rotations: [1, 3] }];

  beforeEach(() => {
    view.value = viewWith({ step: 6, legal: { placements, actions: [ransom] } });
    table.answer = (intention) => {
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
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.decideAside(ransom);
    await settle();
    expect(draft()).toMatchObject({ step: 'place', done: [ransom], at: { x: 0, y: -1 }, aside: [] });
    await settle();
    await decide();
    expect(sent.at(-1)).toMatchObject({ type: 'act', actions: [ransom, { type: 'place_tile' }] });
  });

  it('knows what follows the tile alone once it is taken back', async () => {
    const reply = table.answer;
    table.answer = (intention) =>
      intention.type === 'preview' && intention.actions[0]?.type === 'place_tile'
        ? { choices: [knight, pass], ends_turn: false, events: [] }
        : reply(intention);
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.decideAside(ransom);
    await settle();
    await settle();
    table.turn.takeBack();
    table.turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', done: [], at: { x: 0, y: -1 } });
    await decide();
    expect(draft()).toMatchObject({ step: 'choose', done: [{ type: 'place_tile' }] });
  });

  it('takes it back like any other decision', async () => {
    table.turn.decideAside(ransom);
    await settle();
    table.turn.takeBack();
    expect(draft()).toMatchObject({ step: 'place', done: [], at: null, aside: [ransom] });
    expect(sent.some(({ type }) => type === 'act')).toBe(false);
  });
});
