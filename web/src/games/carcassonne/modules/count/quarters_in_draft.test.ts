// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type {
  Action,
  GameEvent,
  GameView,
  InQuarter,
  Quarter,
  RoomView,
} from '../../../../net/protocol.gen.ts';
import type { Choosing, Draft } from '../../../../play/draft.ts';
import { entriesOf } from '../../../../play/table/choice_entries.ts';
import { targetsOf } from '../../table/targets.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { CARCASSONNE_WORDS } from '../../words.ts';
import { bringModules } from '../bring_modules.ts';
import { CHOICES, piecesIn } from '../brought.ts';
import { PLACES } from './choices.tsx';
import { cityIn } from './quarters_in_draft.ts';

await bringModules();
await whenDrawn('count-r1c4');

const there = (quarter: Quarter, seat: number, count: number, piece: InQuarter['piece'] = 'meeple') => ({
  quarter,
  seat,
  piece,
  count,
});
const game = {
  tile: null,
  seat: 0,
  phase: 'leave_quarter',
  board: [
    { tile: 'count-r1c4', x: 1, y: -1, rotation: 0, seat: null },
    { tile: 'base-U', x: 1, y: -2, rotation: 0, seat: 0 },
  ],
  pieces: [],
  count: 'castle',
  quarters: [there('blacksmith', 0, 2), there('blacksmith', 1, 1), there('cathedral', 0, 1, 'big_meeple')],
} as unknown as GameView;
const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }], game } as unknown as RoomView;
const waiting: Draft = { step: 'wait' };

const leave = (x: number, y: number, more: object = {}): Action =>
  ({ type: 'leave_quarter', quarter: 'blacksmith', piece: 'meeple', x, y, feature: 0, ...more }) as Action;
const enter = (quarter: Quarter, piece: InQuarter['piece'] = 'meeple'): Action => ({
  type: 'enter_quarter',
  quarter,
  piece,
});
const pass: Action = { type: 'pass' };

function thinking(actions: readonly Action[], chosen: number, events: readonly GameEvent[] = []): Choosing {
  return {
    step: 'choose',
    done: [],
    events,
    canTakeBack: false,
    pressed: false,
    at: null,
    choices: actions.map((action) => ({ action, events: [], after: [] })),
    chosen,
  };
}

const left: GameEvent = {
  type: 'quarter_left',
  seat: 0,
  piece: 'meeple',
  quarter: 'blacksmith',
  x: 1,
  y: -2,
  feature: 0,
};
const entered: GameEvent = { type: 'quarter_entered', seat: 0, piece: 'meeple', quarter: 'market' };
const moved: GameEvent = { type: 'count_moved', from: 'castle', to: 'market' };

describe('the quarters', () => {
  it('are as the server says, and nothing before the city is there', () => {
    expect(cityIn(waiting, game)).toEqual({ count: 'castle', figures: game.quarters });
    const { count: _, quarters: __, ...without } = game;
    expect(cityIn(waiting, without as GameView)).toEqual({ count: null, figures: [] });
  });

  it('show who has come out, who now stands on the board', () => {
    const draft = thinking([pass], 0, [left]);
    expect(cityIn(draft, game).figures).toContainEqual(there('blacksmith', 0, 1));
    expect(piecesIn(draft, game)).toEqual([{ seat: 0, piece: 'meeple', x: 1, y: -2, feature: 0 }]);
    const both = thinking([pass], 0, [left, left]);
    expect(cityIn(both, game).figures).toEqual([
      there('blacksmith', 1, 1),
      there('cathedral', 0, 1, 'big_meeple'),
    ]);
  });

  it('show who has gone in, and where the count went', () => {
    const { count, figures } = cityIn(thinking([pass], 0, [entered, entered, moved]), game);
    expect(count).toBe('market');
    expect(figures).toContainEqual(there('market', 0, 2));
  });
});

describe('coming out', () => {
  const actions = [
    leave(1, -1),
    leave(1, -2),
    leave(1, -2, { piece: 'big_meeple' }),
    leave(1, -1, { quarter: 'cathedral' }),
    pass,
  ];

  it('has an entry for each figure and quarter, whatever the places', () => {
    expect(entriesOf(thinking(actions, 4).choices, CHOICES)).toEqual([[0, 1], [2], [3], [4]]);
  });

  it('is offered at its places, once at each, for the chosen figure', () => {
    const offered = (chosen: number) =>
      targetsOf(thinking(actions.slice(0, 3), chosen), view, game, CARCASSONNE_WORDS).map(
        ({ x, y, choice }) => [x, y, choice],
      );
    expect(offered(0)).toEqual([
      [1, -1, 0],
      [1, -2, 1],
    ]);
    expect(offered(2)).toEqual([
      [1, -1, 0],
      [1, -2, 2],
    ]);
  });

  it('is told with who it is, from where, and where to', () => {
    const [target] = targetsOf(thinking(actions, 4), view, game, CARCASSONNE_WORDS);
    expect(target!.label).toBe('Highwayman from the blacksmith: 1 north, 1 east');
  });
});

describe('going in', () => {
  const actions = [enter('castle'), enter('market'), enter('castle', 'mayor'), pass];

  it('is offered at the quarters, each for the chosen figure', () => {
    const offered = (chosen: number) =>
      targetsOf(thinking(actions, chosen), view, game, CARCASSONNE_WORDS).map(({ x, y, choice }) => [
        x,
        y,
        choice,
      ]);
    const [castle, market] = [PLACES.castle, PLACES.market];
    expect(offered(0)).toEqual([
      [castle.x, castle.y, 0],
      [market.x, market.y, 1],
    ]);
    expect(offered(2)[0]).toEqual([market.x, market.y, 1]);
    expect(offered(2)[1]).toEqual([castle.x, castle.y, 2]);
  });
});

describe('the words', () => {
  const question = (phase: string, among: Action[]) =>
    CARCASSONNE_WORDS.question({ ...game, phase } as GameView, { view, among });
  const passing = (among: Action[]) =>
    CARCASSONNE_WORDS.choice(pass, { tile: 'base-U', rotation: 0 }, game, { view, among });

  it('ask by what may be done', () => {
    expect(question('leave_quarter', [leave(1, -2), pass])).toMatch(/^Bring a meeple out/);
    expect(question('last_moves', [leave(1, -2), pass])).toMatch(/^Before the final scoring/);
    expect(question('enter_quarter', [enter('market'), pass])).toMatch(/send a meeple to Carc/);
    expect(question('move_count', [{ type: 'move_count', quarter: 'market' }, pass])).toMatch(/the count go/);
    expect(passing([leave(1, -2), pass])).toBe('Everybody stays there');
    expect(passing([enter('market'), pass])).toBe('Send nobody');
    expect(passing([{ type: 'move_count', quarter: 'market' }, pass])).toBe('The count stays');
  });

  it('tell for whom the game waits, but not whoever is asked', () => {
    const part = (phase: string, seat: number) =>
      CARCASSONNE_WORDS.part!({ ...game, phase, seat } as GameView, view);
    expect(part('leave_quarter', 1)).toBe('Ben may bring meeples out of Carcassonne.');
    expect(part('move_count', 1)).toBe('Ben may move the count.');
    expect(part('leave_quarter', 0)).toBe(null);
    expect(part('place_tile', 1)).toBe(null);
  });

  it('name the walled city on its tiles', () => {
    expect(CARCASSONNE_WORDS.tile('count-r1c4', 0)).toBe(
      'road from the north; part of the city of Carcassonne',
    );
    expect(CARCASSONNE_WORDS.tile('count-r2c2', 0)).toBe('part of the city of Carcassonne');
  });

  it('are lines of the log', () => {
    const line = (event: GameEvent) => CARCASSONNE_WORDS.event(event, view);
    expect(line(left)).toBe('Ada: meeple from the blacksmith, 2 north, 1 east');
    expect(line(entered)).toBe('Ada: meeple to the market');
    expect(line(moved)).toBe('The count goes to the market');
  });
});
