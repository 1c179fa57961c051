// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { TileLook } from '../../../../board/index.ts';
import type { Action, GameEvent, GameView, RoomView } from '../../../../net/protocol.gen.ts';
import type { Choosing, Draft, Placing } from '../../../../play/draft.ts';
import { entriesOf } from '../../../../play/table/choice_entries.ts';
import { targetsOf } from '../../table/targets.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { CARCASSONNE_WORDS } from '../../words.ts';
import { bringModules } from '../bring_modules.ts';
import { CHOICES } from '../brought.ts';
import { bridgeRoad } from './bridge_shape.ts';
import {
  bridgeFor,
  bridgesIn,
  castleChosen,
  castlesIn,
  cellsOf,
  fiefOf,
  mayDiscard,
  needingBridge,
} from './built_in_draft.ts';
import { castleBeneath } from './castle_beneath.ts';
import { layer } from './layer.tsx';

await bringModules();
await whenDrawn('base-E');

const bridge = { x: 1, y: 0, axis: 'EW' } as const;
const withBridge: Action = { type: 'place_tile', x: 1, y: 0, rotation: 0, bridge };
const game = {
  tile: 'base-B',
  seat: 0,
  board: [
    { tile: 'base-D', x: 0, y: 0, rotation: 0, seat: null },
    { tile: 'base-E', x: 0, y: -1, rotation: 2, seat: 1 },
  ],
  pieces: [{ seat: 1, piece: 'meeple', x: 0, y: -1, feature: 0 }],
  seats: [
    { supply: { meeple: 7 }, bridges: 3, castles: 3 },
    { supply: { meeple: 6 }, bridges: 3, castles: 2 },
  ],
  legal: {
    placements: [
      { x: 0, y: 1, rotations: [0, 1] },
      { x: 1, y: 0, rotations: [2] },
    ],
    actions: [withBridge, { type: 'place_tile', x: -1, y: 0, rotation: 0, bridge: { ...bridge, x: -1 } }],
  },
} as unknown as GameView;
const rules = { modules: [], options: {} };
const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }], game, rules } as unknown as RoomView;

const waiting: Draft = { step: 'wait' };
const placing = (at: Placing['at'], more: Partial<Placing> = {}): Placing => ({
  step: 'place',
  done: [],
  events: [],
  canTakeBack: false,
  pressed: false,
  other: false,
  placements: [
    { x: 0, y: 1, rotations: [0, 1] },
    { x: 1, y: 0, rotations: [0, 2] },
    { x: -1, y: 0, rotations: [0] },
  ],
  at,
  leads: null,
  plain: false,
  aside: [],
  ...more,
});
const choosing = (choices: [Action, GameEvent[]?][], chosen: number, events: GameEvent[] = []): Choosing => ({
  step: 'choose',
  done: [],
  events,
  canTakeBack: true,
  pressed: false,
  at: { x: 1, y: 0, rotation: 0 },
  choices: choices.map(([action, told = []]) => ({ action, events: told, after: [] })),
  chosen,
});

describe('a bridge', () => {
  const laid: GameEvent = { type: 'bridge_placed', seat: 0, ...bridge };

  it('comes with the placement that needs one, and is seen before it is laid', () => {
    expect(bridgeFor({ x: 1, y: 0, rotation: 0 }, game)).toEqual(bridge);
    expect(bridgeFor({ x: 1, y: 0, rotation: 2 }, game)).toBe(null);
    expect(bridgesIn(placing({ x: 1, y: 0, rotation: 0 }), game)).toEqual([{ ...bridge, faint: true }]);
    expect(bridgesIn(placing({ x: 1, y: 0, rotation: 2 }), game)).toEqual([]);
  });

  it('stands where it was laid, by the server or by my decisions, once', () => {
    const before = { ...game, bridges: [{ x: 5, y: 5, axis: 'NS' }] } as GameView;
    expect(bridgesIn(waiting, before)).toEqual([{ x: 5, y: 5, axis: 'NS' }]);
    expect(bridgesIn(choosing([[{ type: 'pass' }]], 0, [laid]), before)).toEqual([
      { x: 5, y: 5, axis: 'NS' },
      bridge,
    ]);
  });

  it('is seen while it is chosen', () => {
    const lay: Action = { type: 'place_bridge', x: 0, y: -1, axis: 'NS' };
    expect(bridgesIn(choosing([[{ type: 'pass' }], [lay]], 1), game)).toEqual([
      { x: 0, y: -1, axis: 'NS', faint: true },
    ]);
    expect(bridgesIn(choosing([[{ type: 'pass' }], [lay]], 0), game)).toEqual([]);
  });

  it('is told of the cells where the tile fits with one only', () => {
    expect(needingBridge(placing(null), game)).toEqual([{ x: -1, y: 0 }]);
    expect(needingBridge(placing({ x: -1, y: 0, rotation: 0 }), game)).toEqual([]);
    expect(needingBridge(waiting, game)).toEqual([]);
    const said = (x: number, rotations: number[]) =>
      CARCASSONNE_WORDS.cellNote!({ x, y: 0, rotations }, game);
    expect(said(-1, [0])).toBe('only with a bridge');
    expect(said(1, [0, 2])).toBe(null);
  });

  it('is chosen along its axis, so that both of a tile lie apart', () => {
    const both: [Action][] = [
      [{ type: 'place_bridge', x: 0, y: -1, axis: 'NS' }],
      [{ type: 'place_bridge', x: 0, y: -1, axis: 'EW' }],
    ];
    const targets = targetsOf(choosing(both, 0), view, game, CARCASSONNE_WORDS);
    expect(targets.map(({ x, y }) => [x, y])).toEqual([
      [0, -0.73],
      [0.27, -1],
    ]);
    expect(targets[0]!.label).toBe('Bridge from north to south: 1 north');
  });

  it('is a road behind the features of its tile, and turns with the board', () => {
    const tile = (x: number, y: number) => ({ tile: 'base-E', x, y, rotation: 0, instance: 0 });
    const printed = { kind: 'field', slot: [20, 80], area: [] } as const;
    const bare = { featuresOf: () => [printed], featureAt: () => 0 } as unknown as TileLook;
    const shown = layer.now(placing({ x: 1, y: 0, rotation: 0 }), game);
    const look = layer.look!(shown, bare);
    expect(look.featuresOf(tile(1, 0))).toEqual([printed, bridgeRoad('level', [printed.slot])]);
    expect(look.featuresOf(tile(0, 0))).toEqual([printed]);
    expect([look.featureAt(tile(1, 0), [50, 40]), look.featureAt(tile(1, 0), [50, 80])]).toEqual([1, 0]);
    const turned = { ...shown, bridges: [{ ...bridge, x: 0, y: 1 }], towards: [{ x: 0, y: 2 }] };
    expect(layer.look!(turned, bare).featuresOf(tile(0, 1))[1]).toEqual(bridgeRoad('upright', []));
    expect(layer.look!({ ...shown, bridges: [] }, bare)).toBe(bare);
  });

  it('leaves room for who stands beneath it', () => {
    expect(bridgeRoad('upright', []).slot[1]).toBeCloseTo(48);
    expect(Math.abs(bridgeRoad('upright', [[50, 50]]).slot[1] - 50)).toBeGreaterThanOrEqual(14);
  });

  it('gives its highwayman a name', () => {
    const thief: Action = { type: 'deploy', piece: 'meeple', feature: 2 };
    const asked = { view, among: [thief] };
    expect(CARCASSONNE_WORDS.choice(thief, { tile: 'base-E', rotation: 0 }, game, asked)).toBe(
      'Highwayman on the bridge',
    );
    const farmer: Action = { type: 'deploy', piece: 'meeple', feature: 1 };
    expect(CARCASSONNE_WORDS.choice(farmer, { tile: 'base-E', rotation: 0 }, game, asked)).toBe('Farmer');
  });

  it('may be refused by discarding the tile, where every place needs one', () => {
    expect(mayDiscard(placing(null))).toBe(false);
    expect(mayDiscard(placing(null, { aside: [{ type: 'pass' }] }))).toBe(true);
  });
});

describe('a castle', () => {
  const build: Action = { type: 'build_castle', x: 0, y: -1, feature: 0 };
  const built: GameEvent = {
    type: 'castle_built',
    seat: 1,
    tiles: [
      [0, -1],
      [0, 0],
    ],
  };

  it('stands once it is decided on, with its lord, and is seen while it is chosen', () => {
    expect(castlesIn(choosing([[build, [built]], [{ type: 'pass' }]], 1), game)).toEqual([]);
    expect(castlesIn(choosing([[build, [built]]], 0), game)).toMatchObject([{ seat: 1, faint: true }]);
    expect(castlesIn(choosing([[{ type: 'pass' }]], 0, [built]), game)).toEqual([
      { seat: 1, tiles: built.tiles, lord: true },
    ]);
  });

  it('shows the six cells of its fief while it is chosen', () => {
    const chosen = castleChosen(choosing([[build, [built]]], 0))!;
    const fief = fiefOf(cellsOf(chosen)).map(({ x, y }) => `${x},${y}`);
    expect(fief.sort()).toEqual(['-1,-1', '-1,0', '0,-1', '0,0', '1,-1', '1,0']);
    expect(
      fiefOf([
        { x: 3, y: 4 },
        { x: 4, y: 4 },
      ]).map(({ y }) => y),
    ).toEqual([3, 4, 5, 3, 4, 5]);
    expect(castleChosen(choosing([[build, [built]], [{ type: 'pass' }]], 1))).toBe(null);
  });

  it('is chosen beside where its two cells meet, once for both parts of the city', () => {
    const other: Action = { type: 'build_castle', x: 0, y: 0, feature: 0 };
    const both = choosing(
      [
        [build, [built]],
        [other, [built]],
      ],
      0,
    );
    const targets = targetsOf(both, view, game, CARCASSONNE_WORDS);
    expect(targets).toMatchObject([{ x: 0.3, y: -0.5, act: 'castle', label: 'Build one of your 3 castles' }]);
    expect(entriesOf(both.choices, CHOICES)).toEqual([[0, 1]]);
  });

  it('is what its lord stands on, and no other figure there', () => {
    const after = { ...game, castles: [{ seat: 1, tiles: built.tiles, lord: true }] } as unknown as GameView;
    const lord = game.pieces[0]!;
    expect(castleBeneath(lord, after)).toBe('castle');
    expect(castleBeneath({ ...lord, feature: 1 }, after)).toBe(null);
    expect(castleBeneath(lord, game)).toBe(null);
  });
});
