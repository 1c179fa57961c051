// The walled city with tiles about it, and the states of its board.

import type { PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps } from '../src/games/carcassonne/board/board_types.ts';
import { PLACES } from '../src/games/carcassonne/modules/count/choices.tsx';
import { layer } from '../src/games/carcassonne/modules/count/layer.tsx';
import { QUARTERS } from '../src/games/carcassonne/modules/count/quarters_in_draft.ts';
import type { GameView, InQuarter, Quarter } from '../src/net/protocol.gen.ts';
import { TABLE } from './sample_table.ts';

const block: PlacedTile[] = Array.from({ length: 12 }, (_, i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  return { tile: `count-r${row + 1}c${column + 1}`, x: column - 2, y: row - 1, rotation: 0, instance: i };
});

const place = (tile: string, x: number, y: number, rotation: number, instance: number): PlacedTile => ({
  tile: `base-${tile}`,
  x,
  y,
  rotation,
  instance,
});

const tiles: PlacedTile[] = [
  ...block,
  place('U', -3, -1, 1, 12),
  place('V', 1, -2, 0, 13),
  place('B', -3, 0, 0, 14),
  place('E', 2, 1, 3, 15),
  place('E', -2, 2, 0, 16),
  place('W', 0, 2, 0, 17),
  place('B', -1, -2, 0, 18),
  place('E', 2, 0, 0, 19),
];

export const CITY_TABLE = { ...TABLE, tiles, pieces: [], lastMoves: [] };

const figures = (quarter: InQuarter['quarter'], seat: number, piece: InQuarter['piece'], count: number) => ({
  quarter,
  seat,
  piece,
  count,
});
const few: InQuarter[] = [
  figures('castle', 0, 'meeple', 2),
  figures('castle', 1, 'meeple', 1),
  figures('market', 2, 'meeple', 3),
  figures('market', 3, 'big_meeple', 1),
  figures('blacksmith', 4, 'meeple', 1),
  figures('blacksmith', 5, 'wagon', 1),
  figures('cathedral', 0, 'abbot', 1),
];
const crowd: InQuarter[] = QUARTERS.flatMap((quarter) =>
  [0, 1, 2, 3, 4, 5].flatMap((seat) => [
    figures(quarter, seat, 'meeple', 4),
    figures(quarter, seat, 'big_meeple', 1),
    figures(quarter, seat, 'wagon', 1),
  ]),
);

const shown = (city: { count: Quarter; figures: InQuarter[] }) =>
  layer.now({ step: 'wait' }, { count: city.count, quarters: city.figures } as unknown as GameView);

export const CITY_STATES: Record<string, Partial<CarcassonneBoardProps>> = {
  city: {},
  quarters: { layers: [{ layer, lists: shown({ count: 'market', figures: few }) }] },
  crowd: { layers: [{ layer, lists: shown({ count: 'castle', figures: crowd }) }] },
  'city-enter': {
    layers: [{ layer, lists: shown({ count: 'market', figures: few }) }],
    targets: QUARTERS.map((quarter) => ({
      ...PLACES[quarter],
      feature: null,
      act: 'enters',
      label: quarter,
    })),
    selectedTarget: 1,
  },
  'city-count': {
    layers: [{ layer, lists: shown({ count: 'market', figures: few }) }],
    targets: QUARTERS.map((quarter) => ({
      ...PLACES[quarter],
      feature: null,
      act: 'count',
      label: quarter,
    })),
    selectedTarget: 2,
  },
};
