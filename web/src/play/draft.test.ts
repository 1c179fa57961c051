import { describe, expect, it } from 'vitest';
import type { Action, Foreseen, ForeseenChoice, GameEvent } from '../net/protocol.gen.ts';
import {
  aim,
  begin,
  choose,
  type Draft,
  decide,
  decideAside,
  decidePlain,
  draftOf,
  heed,
  leadingTo,
  learn,
  type Moment,
  release,
  resume,
  type State,
  swapTile,
  takeBack,
  wanted,
} from './draft.ts';

const at = { x: 1, y: 0, rotation: 2 };
const placed: Action = { type: 'place_tile', ...at };
const knight: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
const build: Action = { type: 'place_tower_piece', x: 4, y: 4 };
const capture: Action = { type: 'capture', x: 4, y: 5, feature: 1 };
const ransom: Action = { type: 'ransom', from_seat: 1, piece: 'meeple' };
const pass: Action = { type: 'pass' };
const score: Action = { type: 'score_next', x: 1, y: 1, feature: 0 };

const ended = (seat: number): GameEvent => ({ type: 'turn_ended', seat });
const took: GameEvent = { type: 'wall_tile_taken', seat: 0, corner: 3 };

const told = (events: GameEvent[], ...choices: ForeseenChoice[]): Foreseen => ({
  events,
  choices,
  ends_turn: choices.length === 0,
});
/** A choice that the answer lists. */
const may = (action: Action, ...rest: Parameters<typeof told>): ForeseenChoice => ({
  action,
  // biome-ignore lint/suspicious/noThenProperty: it is the wire's word, and no function
  then: told(...rest),
});

const placement = () => begin({ placements: [{ x: 1, y: 0, rotations: [2, 3] }], actions: [ransom] });

const spanned = { type: 'place_tile', x: 2, y: 0, rotation: 1, bridge: { x: 1, y: 0, axis: 'EW' } } as const;
const spannedThere = { ...spanned, x: 1, rotation: 0 } as const;

/** The whole decision after the placement. */
const whole = told(
  [],
  may(knight, [ended(0)]),
  may(build, [], may(capture, [ended(1)]), may(pass, [ended(2)])),
  may(pass, [ended(3)]),
);

/** Does one thing after another, and answers questions at once. */
function play(state: State, ...steps: ((state: State) => State)[]): State {
  return steps.reduce((before, step) => {
    let now = step(before);
    for (const actions of wanted(now)) now = learn(now, actions, whole);
    return now;
  }, state);
}

describe('the draft of a turn', () => {
  it('asks once, for the placement, and walks the answer', () => {
    let state = aim(placement(), at);
    expect(wanted(state)).toEqual([[placed]]);
    state = decide(learn(state, [placed], whole));
    expect(draftOf(state)).toMatchObject({
      step: 'choose',
      done: [placed],
      chosen: 2,
      choices: [
        { action: knight, events: [ended(0)], after: [] },
        { action: build, events: [ended(2)], after: [capture, pass] },
        { action: pass, events: [ended(3)] },
      ],
    });
    state = decide(choose(state, 1));
    expect(draftOf(state)).toMatchObject({ step: 'choose', done: [placed, build], chosen: 1 });
    state = decide(choose(state, 0));
    expect(draftOf(state)).toMatchObject({ step: 'sending', done: [placed, build, capture], at });
    expect(wanted(state)).toEqual([]);
  });

  it('is a function of what was done and what is known, in whatever order the answers came', () => {
    const turned = { ...at, rotation: 3 };
    const first: Action = { type: 'place_tile', ...turned };
    const before = aim(aim(placement(), turned), at);
    const oneWay = learn(learn(before, [first], told([])), [placed], whole);
    const other = learn(learn(before, [placed], whole), [first], told([]));
    expect(draftOf(oneWay)).toEqual(draftOf(other));
    expect(draftOf(oneWay)).toMatchObject({ step: 'place', at, leads: { to: 'choices' } });
    expect(draftOf(aim(other, turned))).toMatchObject({ leads: { to: 'nothing' } });
  });

  it('takes back one decision after another, to where it began', () => {
    const beginning = placement();
    const steps: State[] = [beginning];
    let state = beginning;
    for (const step of [(s: State) => aim(s, at), decide, (s: State) => choose(s, 1), decide]) {
      state = play(state, step);
      steps.push(state);
    }
    const drafts: Draft[] = [];
    for (; draftOf(state) !== undefined && state.moment.before !== null; state = takeBack(state))
      drafts.push(draftOf(state));
    expect(drafts.map((draft) => ('done' in draft ? draft.done.length : -1))).toEqual([2, 1, 0]);
    expect(draftOf(state)).toMatchObject({ step: 'place', at: null, canTakeBack: false });
    expect(takeBack(state)).toBe(state);
  });

  it('keeps an early press, and drops it with what it was meant for', () => {
    const pressed = decide(aim(placement(), at));
    expect(draftOf(pressed)).toMatchObject({ step: 'place', pressed: true });
    expect(draftOf(learn(pressed, [placed], whole))).toMatchObject({ step: 'choose', pressed: false });
    expect(draftOf(aim(pressed, { ...at, rotation: 3 }))).toMatchObject({ pressed: false });
    expect(draftOf(release(pressed))).toMatchObject({ step: 'place', pressed: false, leads: null });
  });

  it('ends no turn by a press that came before it was seen', () => {
    const pressed = decide(aim(placement(), at));
    const seen = learn(pressed, [placed], told([ended(0)]));
    expect(draftOf(seen)).toMatchObject({ step: 'place', pressed: false, leads: { to: 'turn_end' } });
    expect(draftOf(decide(seen))).toMatchObject({ step: 'sending', events: [ended(0)] });
  });

  it('knows what a placement leads to', () => {
    const leadsTo = (answer: Foreseen) => draftOf(learn(aim(placement(), at), [placed], answer));
    const another: GameEvent = { type: 'double_turn', seat: 0, reason: 'builder' };
    expect(leadsTo(whole)).toMatchObject({ leads: { to: 'choices' } });
    expect(leadsTo(told([ended(0)]))).toMatchObject({ leads: { to: 'turn_end' } });
    expect(leadsTo(told([another]))).toMatchObject({ leads: { to: 'nothing', events: [another] } });
    expect(leadsTo({ ...told([]), ends_turn: false })).toMatchObject({ leads: { to: 'nothing' } });
    expect(leadsTo(told([], may(pass, [another])))).toMatchObject({ leads: { to: 'choices' } });
  });

  it('sends no placement that leaves others to act by a press that came before that was seen', () => {
    const pressed = decide(aim(placement(), at));
    const seen = learn(pressed, [placed], { ...told([]), ends_turn: false });
    expect(draftOf(seen)).toMatchObject({ step: 'place', pressed: false, leads: { to: 'nothing' } });
    expect(draftOf(decide(seen))).toMatchObject({ step: 'sending' });
  });

  it('tells of each decision only what it adds to those before', () => {
    const paid = { type: 'scored', seat: 0, points: -3 } as GameEvent;
    const won = { type: 'scored', seat: 0, points: 6 } as GameEvent;
    let state = learn(placement(), [ransom], {
      ...told([paid]),
      ends_turn: false,
      choices: [{ action: placed }],
    });
    state = aim(decideAside(state, ransom), at);
    state = learn(state, [ransom, placed], told([paid], may(knight, [won]), may(pass, [])));
    expect(draftOf(state)).toMatchObject({ step: 'place', events: [paid], leads: { events: [] } });
    expect(draftOf(decide(state))).toMatchObject({
      step: 'choose',
      events: [paid],
      choices: [
        { action: knight, events: [won] },
        { action: pass, events: [] },
      ],
    });
  });

  it('asks for the longer step where an answer did not tell of a choice', () => {
    const bounded = told([], { action: build }, may(pass, []));
    let state = decide(learn(aim(placement(), at), [placed], bounded));
    expect(draftOf(state)).toMatchObject({ choices: [{ events: null, after: [] }, { events: [] }] });
    expect(wanted(state)).toEqual([]);
    state = decide(choose(state, 0));
    expect(wanted(state)).toEqual([[placed, build]]);
    expect(draftOf(state)).toMatchObject({ pressed: true });
    state = learn(state, [placed, build], told([ended(5)], may(pass, [])));
    expect(draftOf(state)).toMatchObject({ done: [placed, build], events: [ended(5)] });
  });

  it('says of which choices nobody asks until they are chosen, and of which an answer is on the way', () => {
    const untold = (draft: Draft) =>
      'choices' in draft ? draft.choices.map(({ untold = false }) => untold) : [];
    const begun = begin({ placements: [], actions: [knight, build, pass] });
    expect(untold(draftOf(begun))).toEqual([false, false, false]);
    const short = told([], may(knight, []), { action: build }, { action: pass });
    const learned = learn(begun, [], short);
    expect(untold(draftOf(learned))).toEqual([false, true, false]);
    expect(untold(draftOf(choose(learned, 1)))).toEqual([false, false, true]);
  });

  it('knows by what a step brings where a tile of one’s own is laid', () => {
    const own: Action = { type: 'place_abbey', x: 3, y: 1 };
    const laid: GameEvent = { type: 'tile_placed', seat: 0, tile: 'abbey-tile', x: 3, y: 1, rotation: 0 };
    const begun = learn(
      begin({ placements: [], actions: [own, pass] }),
      [],
      told([], may(own, [laid], may(knight, []))),
    );
    const decided = decide(choose(begun, 0));
    expect(draftOf(decided)).toMatchObject({ step: 'choose', at: { x: 3, y: 1, rotation: 0 } });
    expect(draftOf(decide(decided))).toMatchObject({ step: 'sending', at: { x: 3, y: 1, rotation: 0 } });
  });

  it('does what may be done before the tile, and goes on with the tile where it was', () => {
    const paid = told([took], { action: placed });
    const state = learn(decideAside(aim(placement(), at), ransom), [ransom], paid);
    expect(draftOf(state)).toMatchObject({ step: 'place', done: [ransom], events: [took], at, aside: [] });
    expect(wanted(state)).toEqual([[ransom, placed]]);
  });

  it('places and passes in one, where that is known to end the turn', () => {
    const aimed = aim(placement(), at);
    expect(draftOf(aimed)).toMatchObject({ plain: false });
    expect(decidePlain(aimed)).toBe(aimed);
    const known = learn(aimed, [placed], whole);
    expect(draftOf(known)).toMatchObject({ plain: true });
    expect(draftOf(decidePlain(known))).toMatchObject({ step: 'sending', done: [placed, pass] });
  });

  it('does not pass over what is asked after the pass, or where nothing can be passed', () => {
    const later = told([], may(knight, [ended(0)]), may(pass, [], may(ransom, []), may(pass, [ended(1)])));
    for (const answer of [later, told([], may(knight, [ended(0)])), told([ended(0)])]) {
      const known = learn(aim(placement(), at), [placed], answer);
      expect(draftOf(known)).toMatchObject({ plain: false });
      expect(decidePlain(known)).toBe(known);
    }
  });

  it('sends what is to be scored before it asks about the order, behind a wall tile too', () => {
    const inView = (answer: Foreseen): Foreseen => ({ ...answer, in_view: true });
    const state = learn(aim(placement(), at), [placed], inView(told([took], { action: score })));
    expect(draftOf(decide(state))).toMatchObject({ step: 'sending', events: [took] });
    const { action, then } = may(knight, [took], { action: score });
    // biome-ignore lint/suspicious/noThenProperty: as above
    const knighted = told([], { action, then: inView(then!) });
    const asked = decide(learn(aim(placement(), at), [placed], knighted));
    expect(draftOf(asked)).toMatchObject({ choices: [{ events: [took], after: [score] }] });
    expect(wanted(asked)).toEqual([]);
    expect(draftOf(decide(asked))).toMatchObject({ step: 'sending', done: [placed, knight] });
  });

  it('asks what its choices bring where the tile lies already', () => {
    const state = begin({ placements: [], actions: [score, pass] });
    expect(draftOf(state)).toMatchObject({ step: 'choose', at: null, choices: [{ events: null }, {}] });
    expect(wanted(state)).toEqual([[]]);
    const known = learn(state, [], told([], may(score, [took]), may(pass, [])));
    expect(draftOf(known)).toMatchObject({ choices: [{ events: [took] }, { events: [] }] });
  });

  it('goes on after a reload where it was left, and can be taken back from there', () => {
    const left = play(
      placement(),
      (state) => aim(state, at),
      decide,
      (state) => choose(state, 1),
    );
    const kept = JSON.parse(JSON.stringify(left.moment)) as Moment;
    expect(leadingTo(kept)).toEqual([[placed]]);
    const again = resume(learn(placement(), [placed], whole), kept);
    expect(draftOf(again)).toEqual(draftOf(left));
    expect(draftOf(takeBack(again))).toEqual(draftOf(takeBack(left)));
  });

  it('begins anew where what was kept is nothing that can be thought here, or something else is thought already', () => {
    const left = play(placement(), (state) => aim(state, at), decide);
    for (const kept of [left.moment, {} as Moment]) {
      const fresh = placement();
      expect(resume(fresh, kept)).toBe(fresh);
    }
    const other = aim(placement(), { ...at, rotation: 3 });
    expect(resume(other, aim(placement(), at).moment)).toBe(other);
  });
});

describe('two open tiles', () => {
  const other = (x: number, rotation: number): Action => ({ type: 'place_other', x, y: 0, rotation });
  const placing = (state: State) => draftOf(state) as Draft & { step: 'place' };
  const open = begin({
    placements: [{ x: 1, y: 0, rotations: [2] }],
    actions: [other(5, 0), other(5, 3), other(6, 1)],
  });

  it('are taken in hand in turns, each with its own places', () => {
    expect(placing(open)).toMatchObject({ other: false, placements: [{ x: 1, y: 0, rotations: [2] }] });
    const swapped = swapTile(aim(open, at));
    expect(placing(swapped)).toMatchObject({
      other: true,
      at: null,
      placements: [
        { x: 5, y: 0, rotations: [0, 3] },
        { x: 6, y: 0, rotations: [1] },
      ],
      aside: [],
    });
    expect(placing(swapTile(swapped)).other).toBe(false);
  });

  it('are laid by their own actions', () => {
    const aimed = aim(swapTile(open), { x: 5, y: 0, rotation: 3 });
    expect(wanted(aimed)).toEqual([[other(5, 3)]]);
    const decided = play(aimed, decide);
    expect(draftOf(decided)).toMatchObject({
      step: 'choose',
      done: [other(5, 3)],
      at: { x: 5, y: 0, rotation: 3 },
    });
    expect(placing(takeBack(decided))).toMatchObject({ other: true, at: { x: 5, y: 0, rotation: 3 } });
  });

  it('begin with the one that fits', () => {
    expect(placing(begin({ placements: [], actions: [other(5, 0)] })).other).toBe(true);
    expect(placing(swapTile(begin({ placements: [], actions: [other(5, 0)] }))).other).toBe(true);
    const lone = begin({ placements: [{ x: 1, y: 0, rotations: [2] }], actions: [] });
    expect(placing(swapTile(lone)).other).toBe(false);
  });

  it('are changed by a hint', () => {
    const hinted = heed(open, [other(6, 1), pass]);
    expect(placing(hinted)).toMatchObject({ other: true, at: { x: 6, y: 0, rotation: 1 } });
  });
});

describe('a placement that carries more than its place', () => {
  const state = begin({
    placements: [{ x: 1, y: 0, rotations: [2, 3] }],
    actions: [spanned, spannedThere, ransom],
  });

  it('is offered with the others, and is no action aside', () => {
    const draft = draftOf(state) as Draft & { step: 'place' };
    expect(draft.placements).toEqual([
      { x: 1, y: 0, rotations: [0, 2, 3] },
      { x: 2, y: 0, rotations: [1] },
    ]);
    expect(draft.aside).toEqual([ransom]);
  });

  it('is asked for and sent with all that it carries', () => {
    const aimed = aim(state, spanned);
    expect(wanted(aimed)).toEqual([[spanned]]);
    expect(wanted(aim(state, at))).toEqual([[placed]]);
    const known = learn(aimed, [spanned], told([ended(0)]));
    expect(draftOf(decide(known))).toMatchObject({ step: 'sending', done: [spanned] });
  });

  it('is what a hint may lead to', () => {
    expect(draftOf(heed(state, [spannedThere, pass]))).toMatchObject({ at: { x: 1, y: 0, rotation: 0 } });
  });

  it('alone is enough to place the tile', () => {
    expect(draftOf(begin({ placements: [], actions: [spanned] }))).toMatchObject({
      step: 'place',
      other: false,
    });
  });
});

describe('an action aside that leaves nothing to choose', () => {
  it('is sent: the tile in hand is given up for another', () => {
    const state = decideAside(begin({ placements: [], actions: [spanned, pass] }), pass);
    expect(draftOf(learn(state, [pass], told([])))).toMatchObject({ step: 'sending', done: [pass] });
  });
});
