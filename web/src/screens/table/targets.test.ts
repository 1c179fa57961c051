import { describe, expect, it } from 'vitest';
import type { Choosing, Draft } from '../../app/turn.ts';
import { LAND_WORDS } from '../../i18n/words.ts';
import type { Action, GameView, RoomView } from '../../net/protocol.gen.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { piecesIn, rangeIn, reachOf, targetsOf, towersIn } from './targets.ts';

await whenDrawn('tower-FFFF');

const game = {
  tile: 'base-D',
  seat: 0,
  board: [
    { tile: 'base-D', x: 0, y: 0, rotation: 0, seat: null },
    { tile: 'tower-FFFF', x: 0, y: 1, rotation: 0, seat: 1 },
  ],
  pieces: [
    { seat: 0, piece: 'abbot', x: 3, y: 3, feature: 1 },
    { seat: 1, piece: 'meeple', x: 0, y: 0, feature: 0 },
  ],
  towers: [{ x: 0, y: 1, feature: 1, height: 1 }],
} as unknown as GameView;
const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }], game } as unknown as RoomView;

const deploy: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
const build: Action = { type: 'place_tower_piece', x: 0, y: 1 };
const capture: Action = { type: 'capture', x: 0, y: 0, feature: 0 };
const pass: Action = { type: 'pass' };

function thinking(actions: Action[], chosen: number, done: Action[] = []): Choosing {
  const choices = actions.map((action) => ({ action, scores: null, after: [] }));
  return {
    step: 'choose',
    done,
    before: null,
    pressed: false,
    at: { x: 1, y: 1, rotation: 0 },
    choices,
    chosen,
  };
}

describe('what can be chosen on the board', () => {
  it('is every choice that does not concern the tile just laid', () => {
    const actions: Action[] = [
      deploy,
      build,
      { type: 'cap_tower', x: 0, y: 1, piece: 'meeple' },
      { type: 'return_abbot' },
      pass,
    ];
    const targets = targetsOf(thinking(actions, 4), view, game, LAND_WORDS);
    expect(targets.map(({ act, x, y, feature, choice }) => [act, x, y, feature, choice])).toEqual([
      ['build', 0, 1, 1, 1],
      ['top', 0, 1, 1, 2],
      ['recall', 3, 3, 1, 3],
    ]);
    expect(targets[0]!.label).toBe('Build a tower, height 2: 1 south');
  });
});

describe('the range of a tower', () => {
  it('has 1 + 4h cells, never diagonal (TOWER-CAP-02)', () => {
    expect([1, 2, 3].map((height) => reachOf({ x: 0, y: 0 }, height).length)).toEqual([5, 9, 13]);
    expect(reachOf({ x: 2, y: 5 }, 2).every(({ x, y }) => x === 2 || y === 5)).toBe(true);
  });

  it('shows with the new height before the tower is built', () => {
    expect(rangeIn(thinking([build, pass], 0), game)).toHaveLength(9);
    expect(rangeIn(thinking([build, pass], 1), game)).toEqual([]);
  });

  it('stays while a prisoner is chosen, and the tower has its new height', () => {
    const asked = thinking([capture, pass], 1, [build]);
    expect(rangeIn(asked, game)).toHaveLength(9);
    expect(towersIn(asked, game)).toEqual([{ x: 0, y: 1, feature: 1, height: 2 }]);
  });

  it('is that of the tower built when the server asks for the capture', () => {
    expect(rangeIn(thinking([capture, pass], 0), { ...game, built: [0, 1] })).toHaveLength(5);
  });

  it('begins a tower on an empty foundation', () => {
    expect(towersIn(thinking([capture, pass], 0, [build]), { ...game, towers: [] })).toEqual([
      { x: 0, y: 1, feature: 1, height: 1 },
    ]);
  });
});

describe('the figures', () => {
  it('are gone once it was decided to take them, or to call them home', () => {
    expect(piecesIn(thinking([pass], 0, [build, capture]), game, 0)).toEqual([game.pieces[0]]);
    expect(piecesIn(thinking([pass], 0, [{ type: 'return_abbot' }]), game, 0)).toEqual([game.pieces[1]]);
    expect(piecesIn(null, game, 0)).toBe(game.pieces);
  });
});

describe('what was decided on', () => {
  const sending = (...done: Action[]): Draft & { step: 'sending' } => ({
    step: 'sending',
    at: { x: 1, y: 1, rotation: 0 },
    done,
  });

  it('stands on the board while it is on its way to the server', () => {
    const cap: Action = { type: 'cap_tower', x: 0, y: 1, piece: 'meeple' };
    expect(piecesIn(sending(deploy), game, 0)).toContainEqual({
      seat: 0,
      piece: 'meeple',
      x: 1,
      y: 1,
      feature: 0,
    });
    expect(piecesIn(sending(cap), game, 0)).toContainEqual({
      seat: 0,
      piece: 'meeple',
      x: 0,
      y: 1,
      feature: 1,
    });
    expect(towersIn(sending(build), game)).toEqual([{ x: 0, y: 1, feature: 1, height: 2 }]);
  });

  it('is gone from the board where it was taken or called home', () => {
    expect(piecesIn(sending(build, capture), game, 0).map(({ piece }) => piece)).toEqual(['abbot']);
    expect(piecesIn(sending({ type: 'return_abbot' }), game, 0).map(({ piece }) => piece)).toEqual([
      'meeple',
    ]);
    expect(piecesIn(sending({ type: 'return_abbot' }), game, 1)).toHaveLength(2);
  });
});
