import { beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../net/refused.ts';
import { fakeTurn, knight, pass, type Said, viewWith } from './fake_turn.ts';

describe('a turn that is pressed before the server has said what follows', () => {
  const table = fakeTurn();
  const { view, sent, onRefused, settle, decide, draft } = table;

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
    table.answer = late({ choices: [knight, pass], ends_turn: false, events: [] });
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.decide();
    expect(draft()).toMatchObject({ step: 'place', pressed: true });
    await arrive();
    expect(draft()).toMatchObject({ step: 'choose', pressed: false, canTakeBack: true });
  });

  it('does not end a turn that it could not see would end', async () => {
    table.answer = late({ choices: [], ends_turn: true, events: [] });
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.decide();
    await arrive();
    expect(draft()).toMatchObject({ step: 'place', pressed: false, leads: { to: 'nothing' } });
    expect(sent.some(({ type }) => type === 'act')).toBe(false);
    table.turn.decide();
    expect(sent.at(-1)?.type).toBe('act');
  });

  it('is forgotten when the tile is turned', async () => {
    table.answer = late({ choices: [knight, pass], ends_turn: false, events: [] });
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.decide();
    table.turn.rotate(1);
    expect(draft()).toMatchObject({ pressed: false });
    await arrive();
    expect(draft()).toMatchObject({ step: 'place', at: { rotation: 3 } });
  });

  it('is not carried out by the answer to an earlier aim', async () => {
    table.answer = late({ choices: [knight, pass], ends_turn: false, events: [] });
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.decide();
    table.turn.rotate(1);
    table.turn.decide();
    answers.shift()!();
    await settle();
    expect(draft()).toMatchObject({ step: 'place', pressed: true, at: { rotation: 3 } });
    await arrive();
    expect(draft()).toMatchObject({ step: 'choose', done: [{ type: 'place_tile', rotation: 3 }] });
  });

  it('does not learn of an earlier aim whether the turn ends', async () => {
    table.answer = late({ choices: [], ends_turn: true, events: [] });
    table.turn.chooseCell({ x: 0, y: -1 });
    table.turn.rotate(1);
    answers.shift()!();
    await settle();
    expect(draft()).toMatchObject({ leads: null });
  });

  it('is not carried out by the answer to a choice that was taken back', async () => {
    table.depth = 0;
    table.answer = () => ({ choices: [knight, pass], ends_turn: false, events: [] });
    table.turn.chooseCell({ x: 0, y: -1 });
    await settle();
    table.answer = late({ choices: [], ends_turn: true, events: [] });
    await decide();
    table.turn.decide();
    expect(draft()).toMatchObject({ step: 'choose', pressed: true });
    table.turn.takeBack();
    await arrive();
    expect(draft()).toMatchObject({ step: 'place', pressed: false });
    expect(sent.some(({ type }) => type === 'act')).toBe(false);
    await decide();
    table.turn.decide();
    expect(sent.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  it('is forgotten when something else is chosen', async () => {
    table.depth = 0;
    table.turn.chooseCell({ x: 0, y: -1 });
    table.answer = () => ({ choices: [knight, pass], ends_turn: false, events: [] });
    await settle();
    table.answer = late({ choices: [], ends_turn: true, events: [] });
    table.turn.decide();
    await settle();
    table.turn.decide();
    expect(draft()).toMatchObject({ step: 'choose', chosen: 1, pressed: true });
    table.turn.choose(1);
    expect(draft()).toMatchObject({ chosen: 1, pressed: true });
    table.turn.choose(0);
    expect(draft()).toMatchObject({ chosen: 0, pressed: false });
    await arrive();
    expect(draft()).toMatchObject({ step: 'choose' });
    expect(sent.some(({ type }) => type === 'act')).toBe(false);
  });

  it('is carried out once, however often it is pressed', async () => {
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    table.turn.choose(0);
    table.turn.decide();
    table.turn.decide();
    await settle();
    expect(sent.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  it('leaves the draft as it was when the server refuses to say', async () => {
    table.answer = () => new Refused({ code: 'session/rate_limited', message: '' });
    table.turn.chooseCell({ x: 0, y: -1 });
    await decide();
    expect(draft()).toMatchObject({ step: 'place', pressed: false, leads: null });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('says nothing of a refusal that comes when the game has moved on', async () => {
    table.answer = () => new Refused({ code: 'action/not_your_turn', message: '' });
    table.turn.chooseCell({ x: 0, y: -1 });
    view.value = viewWith({ step: 6 });
    await settle();
    expect(onRefused).not.toHaveBeenCalled();
  });
});
