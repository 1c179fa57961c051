// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { Action, GameEvent, GameView, RoomView } from '../../../net/protocol.gen.ts';
import type { Choosing, Draft } from '../../../play/draft.ts';
import { abbeyIn } from '../modules/abbey_and_mayor/abbey_in_draft.ts';
import { bringModules } from '../modules/bring_modules.ts';
import { piecesIn } from '../modules/brought.ts';
import { rangeIn, towersIn } from '../modules/tower/towers_in_draft.ts';
import { whenDrawn } from '../tiles/index.ts';
import { CARCASSONNE_WORDS } from '../words.ts';
import { targetsOf } from './targets.ts';

await bringModules();
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
const recall: Action = { type: 'return_abbot' };

const built: GameEvent = {
  type: 'tower_piece_placed',
  seat: 0,
  x: 0,
  y: 1,
  feature: 1,
  height: 2,
  range: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
};
const captured: GameEvent = {
  type: 'piece_captured',
  seat: 0,
  owner: 1,
  piece: 'meeple',
  x: 0,
  y: 0,
  feature: 0,
};
const returned: GameEvent = { type: 'piece_returned', seat: 0, piece: 'abbot', x: 3, y: 3, feature: 1 };
const deployed: GameEvent = {
  type: 'piece_deployed',
  seat: 0,
  piece: 'meeple',
  x: 1,
  y: 1,
  feature: 0,
  kind: 'city',
};
const completed: GameEvent = {
  type: 'scored',
  seat: 0,
  points: 4,
  feature: 'city',
  tiles: [],
  reason: 'completed',
  total: 4,
  lines: [],
};

type Known = readonly (readonly [Action, readonly GameEvent[] | null])[];

function thinking(choices: Known, chosen: number, events: readonly GameEvent[] = []): Choosing {
  return {
    step: 'choose',
    done: [],
    events,
    canTakeBack: false,
    pressed: false,
    at: { x: 1, y: 1, rotation: 0 },
    choices: choices.map(([action, events]) => ({ action, events, after: [] })),
    chosen,
  };
}

const capped: GameEvent = {
  type: 'piece_deployed',
  seat: 0,
  piece: 'meeple',
  x: 0,
  y: 1,
  feature: 1,
  kind: 'tower',
};

describe('what can be chosen on the board', () => {
  it('is not offered as long as nobody has told where it would be', () => {
    expect(targetsOf(thinking([[build, null]], 0), view, game, CARCASSONNE_WORDS)).toEqual([]);
  });

  it('is every choice that does not concern the tile just laid', () => {
    const cap: Action = { type: 'cap_tower', x: 0, y: 1, piece: 'meeple' };
    const choices: Known = [
      [deploy, [deployed]],
      [build, [built]],
      [cap, [capped]],
      [recall, [returned]],
      [pass, []],
    ];
    const targets = targetsOf(thinking(choices, 4), view, game, CARCASSONNE_WORDS);
    expect(targets.map(({ act, x, y, feature, choice }) => [act, x, y, feature, choice])).toEqual([
      ['build', 0, 1, 1, 1],
      ['top', 0, 1, 1, 2],
      ['recall', 3, 3, 1, 3],
    ]);
    expect(targets[0]!.label).toBe('Build a tower, height 2: 1 south');
  });
});

describe('a tower that either of two pieces may close', () => {
  const cap = (piece: 'meeple' | 'big_meeple'): Action => ({ type: 'cap_tower', x: 0, y: 1, piece });
  const choices: Known = [
    [cap('meeple'), [capped]],
    [cap('big_meeple'), [capped]],
    [pass, []],
  ];
  const offered = (chosen: number) =>
    targetsOf(thinking(choices, chosen), view, game, CARCASSONNE_WORDS).map(({ choice }) => choice);

  it('is offered once on the board, for the piece chosen in the list', () => {
    expect([2, 0, 1].map(offered)).toEqual([[0], [0], [1]]);
  });
});

describe('the range of a tower', () => {
  const range = [0, 1, 2].map((y) => ({ x: 0, y }));

  it('shows before the tower is built, as the server tells it', () => {
    expect(
      rangeIn(
        thinking(
          [
            [build, [built]],
            [pass, []],
          ],
          0,
        ),
      ),
    ).toEqual(range);
    expect(
      rangeIn(
        thinking(
          [
            [build, [built]],
            [pass, []],
          ],
          1,
        ),
      ),
    ).toEqual([]);
    expect(rangeIn(thinking([[build, null]], 0))).toEqual([]);
  });

  it('stays while a prisoner is chosen', () => {
    expect(
      rangeIn(
        thinking(
          [
            [capture, [built, captured]],
            [pass, []],
          ],
          1,
          [built],
        ),
      ),
    ).toEqual(range);
    expect(rangeIn(thinking([[deploy, [deployed]]], 0, [built]))).toEqual([]);
  });
});

describe('what was decided on', () => {
  const sending = (...events: GameEvent[]): Draft => ({
    step: 'sending',
    at: { x: 1, y: 1, rotation: 0 },
    done: [],
    events,
  });
  const { seat, piece, x, y, feature } = deployed;

  it('shows on the towers, on a bare foundation, too', () => {
    const higher = [{ x: 0, y: 1, feature: 1, height: 2 }];
    expect(towersIn(thinking([[pass, []]], 0, [built]), game)).toEqual(higher);
    expect(towersIn(sending(built), { ...game, towers: [] })).toEqual(higher);
    expect(towersIn({ step: 'wait' }, game)).toBe(game.towers);
  });

  it('shows on the figures: they stand, or are gone', () => {
    expect(piecesIn(sending(deployed), game)).toContainEqual({ seat, piece, x, y, feature });
    expect(piecesIn(thinking([[pass, []]], 0, [built, captured]), game)).toEqual([game.pieces[0]]);
    expect(piecesIn(sending(returned), game)).toEqual([game.pieces[1]]);
    expect(piecesIn({ step: 'wait' }, game)).toBe(game.pieces);
  });

  it('leaves what is scored by it to be shown when it has happened', () => {
    const home: GameEvent = { type: 'piece_returned', seat, piece: 'meeple', x, y, feature };
    expect(piecesIn(sending(deployed, completed, home), game)).toContainEqual({ seat, piece, x, y, feature });
  });
});

describe('abbey and wagon', () => {
  const lay: Action = { type: 'place_abbey', x: 1, y: 0 };
  const other: Action = { type: 'place_abbey', x: 0, y: -1 };
  const goOn: Action = { type: 'move_wagon', x: 0, y: 0, feature: 1 };
  const laid = { type: 'tile_placed', seat: 0, tile: 'abbey-tile', x: 1, y: 0, rotation: 0 } as GameEvent;
  const targets = (draft: Draft) => targetsOf(draft, view, game, CARCASSONNE_WORDS);

  it('are chosen on the board', () => {
    const cells = targets(
      thinking(
        [
          [lay, [laid]],
          [other, null],
          [pass, []],
        ],
        0,
      ),
    );
    expect(cells.map(({ x, y, feature, act }) => [x, y, feature, act])).toEqual([
      [1, 0, null, 'abbey'],
      [0, -1, null, 'abbey'],
    ]);
    const [wagon] = targets(
      thinking(
        [
          [goOn, []],
          [pass, []],
        ],
        0,
      ),
    );
    expect(wagon).toMatchObject({ x: 0, y: 0, feature: 1, act: 'wagon', seat: 0 });
  });

  it('the abbey that is thought about is seen where it would lie', () => {
    const seen = abbeyIn(
      thinking(
        [
          [lay, [laid]],
          [pass, []],
        ],
        0,
      ),
      game,
    );
    expect(seen).toMatchObject({ x: 1, y: 0, tile: 'abbey-tile', rotation: 0 });
    expect(
      abbeyIn(
        thinking(
          [
            [lay, [laid]],
            [pass, []],
          ],
          1,
        ),
        game,
      ),
    ).toBeNull();
  });

  it('a wagon stands where it goes on, and a barn on its corner, before it is sent', () => {
    const moved = {
      type: 'piece_moved',
      seat: 0,
      piece: 'wagon',
      from: [0, 0],
      from_feature: 0,
      to: [0, 1],
      feature: 1,
      kind: 'road',
    };
    const barn = { ...deployed, piece: 'barn', corner: 'nw', kind: 'field' };
    const pieces = piecesIn(thinking([[pass, []]], 0, [moved, barn] as GameEvent[]), game);
    expect(pieces.at(-2)).toEqual({ seat: 0, piece: 'wagon', x: 0, y: 1, feature: 1 });
    expect(pieces.at(-1)).toMatchObject({ piece: 'barn', corner: 'nw' });
  });
});
