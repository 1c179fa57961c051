// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, GameView, RoomView } from '../../../../net/protocol.gen.ts';
import type { Choosing, Draft } from '../../../../play/draft.ts';
import { targetsOf } from '../../table/targets.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { CARCASSONNE_WORDS } from '../../words.ts';
import { bringModules } from '../bring_modules.ts';
import { neutralsIn, threatenedIn, trailIn } from './neutrals_in_draft.ts';

await bringModules();
await whenDrawn('dragon-FFFF-volcano');

const game = {
  tile: null,
  seat: 0,
  board: [
    { tile: 'base-D', x: 0, y: 0, rotation: 0, seat: null },
    { tile: 'dragon-FFFF-volcano', x: 0, y: 1, rotation: 0, seat: 1 },
    { tile: 'base-U', x: 1, y: 0, rotation: 0, seat: 0 },
  ],
  pieces: [
    { seat: 0, piece: 'meeple', x: 1, y: 0, feature: 0 },
    { seat: 1, piece: 'meeple', x: 0, y: 0, feature: 0 },
  ],
  dragon: [0, 1],
  fairy: { x: 1, y: 0, seat: 0, piece: 'meeple', feature: 0 },
} as unknown as GameView;
const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }], game } as unknown as RoomView;

const north: Action = { type: 'move_dragon', direction: 'N' };
const moved: GameEvent = {
  type: 'dragon_moved',
  seat: 0,
  from: [0, 1],
  to: [0, 0],
  step: 1,
  reason: 'step',
};
const eaten: GameEvent = {
  type: 'piece_returned',
  seat: 1,
  piece: 'meeple',
  x: 0,
  y: 0,
  feature: 0,
  reason: 'eaten',
};
const waiting: Draft = { step: 'wait' };

function thinking(
  choices: readonly (readonly [Action, readonly GameEvent[] | null])[],
  chosen: number,
  events: readonly GameEvent[] = [],
): Choosing {
  return {
    step: 'choose',
    done: [],
    events,
    canTakeBack: false,
    pressed: false,
    at: null,
    choices: choices.map(([action, told]) => ({ action, events: told, after: [] })),
    chosen,
  };
}

describe('dragon and fairy', () => {
  it('stand where the server says, the fairy beside her friend', () => {
    expect(neutralsIn(waiting, game)).toEqual([
      { figure: 'dragon', x: 0, y: 1 },
      { figure: 'fairy', x: 1, y: 0, feature: 0 },
    ]);
  });

  it('are not there before they come', () => {
    const { dragon: _, fairy: __, ...before } = game;
    expect(neutralsIn(waiting, before as GameView)).toEqual([]);
  });

  it('show what I have decided on', () => {
    const fairy: GameEvent = { type: 'fairy_moved', seat: 0, from: [1, 0], to: [0, 0] };
    expect(neutralsIn(thinking([[north, null]], 0, [moved]), game)[0]).toMatchObject({ x: 0, y: 0 });
    expect(neutralsIn(thinking([[north, null]], 0, [fairy]), game)[1]).toEqual({
      figure: 'fairy',
      x: 0,
      y: 0,
    });
  });

  it('part when her friend goes home: the fairy keeps her tile', () => {
    const home = { ...eaten, seat: 0, x: 1, reason: 'princess' } as GameEvent;
    expect(neutralsIn(thinking([[north, null]], 0, [home]), game)[1]).toEqual({
      figure: 'fairy',
      x: 1,
      y: 0,
    });
  });

  it('part when her friend is taken prisoner from a tower', () => {
    const taken: GameEvent = {
      type: 'piece_captured',
      seat: 1,
      owner: 0,
      piece: 'meeple',
      x: 1,
      y: 0,
      feature: 0,
    };
    const beside = { figure: 'fairy', x: 1, y: 0 };
    expect(neutralsIn(thinking([[north, null]], 0, [taken]), game)[1]).toEqual(beside);
  });
});

describe('the dragon’s way', () => {
  it('is shown while it moves, with the steps that I have decided on', () => {
    expect(trailIn(waiting, game)).toEqual([]);
    const moving = { ...game, dragon_visited: [[0, 1]], dragon_steps: 6 } as unknown as GameView;
    expect(trailIn(waiting, moving)).toEqual([{ x: 0, y: 1 }]);
    expect(trailIn(thinking([[north, null]], 0, [moved]), moving)).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: 0 },
    ]);
    expect(trailIn(thinking([[north, null]], 0, [moved]), game)).toHaveLength(2);
  });

  it('threatens whom it would eat, surely on the tile that is chosen', () => {
    const east: Action = { type: 'move_dragon', direction: 'E' };
    const choices = [
      [north, [moved, eaten]],
      [east, []],
    ] as const;
    expect(threatenedIn(thinking(choices, 0))).toEqual([{ x: 0, y: 0, feature: 0, surely: true }]);
    expect(threatenedIn(thinking(choices, 1))).toEqual([{ x: 0, y: 0, feature: 0, surely: false }]);
    expect(threatenedIn(waiting)).toEqual([]);
  });

  it('leads to whole tiles, and says whom it costs', () => {
    const [target] = targetsOf(thinking([[north, [moved, eaten]]], 0), view, game, CARCASSONNE_WORDS);
    expect(target).toMatchObject({ x: 0, y: 0, feature: null, act: 'step' });
    expect(target!.label).toBe('Dragon goes north, eats: Knight (Ben)');
  });
});

describe('a portal', () => {
  const far = (x: number, feature: number): Action => ({ type: 'deploy', piece: 'meeple', feature, x, y: 0 });
  const here: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
  const choices = [here, far(0, 0), far(0, 1), far(1, 2)].map((action) => [action, null] as const);
  const offered = (chosen: number) =>
    targetsOf(thinking(choices, chosen), view, game, CARCASSONNE_WORDS).map(({ x, act, choice, label }) => [
      x,
      act,
      choice,
      label,
    ]);

  it('offers each tile once, while a place through it is chosen', () => {
    expect(offered(0)).toEqual([]);
    expect(offered(1)).toEqual([
      [0, 'portal', 1, 'Through the portal: at the start tile'],
      [1, 'portal', 3, 'Through the portal: 1 east'],
    ]);
  });

  it('shows the place chosen on its tile', () => {
    expect(offered(2)[0]).toEqual([0, 'portal', 2, 'Through the portal: at the start tile']);
  });
});

describe('the fairy’s places', () => {
  const fairy = (x: number): Action => ({ type: 'place_fairy', x, y: 0, feature: 0 });
  const choices = [[fairy(1), null] as const, [{ type: 'pass' } as Action, null] as const];

  it('are marked while she is chosen', () => {
    expect(targetsOf(thinking(choices, 1), view, game, CARCASSONNE_WORDS)).toEqual([]);
    expect(targetsOf(thinking(choices, 0), view, game, CARCASSONNE_WORDS)).toMatchObject([
      { x: 1, y: 0, feature: 0, act: 'fairy', label: 'Fairy beside: Highwayman, 1 east' },
    ]);
  });
});
