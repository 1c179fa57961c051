// Bridges over their tiles, castles over two, and what would come of a choice.

import {
  CELL,
  type Cell,
  type PlacedTile,
  type Seat,
  type SeenFeature,
  sameCell,
  type TileLook,
} from '../../../../board/index.ts';
import { insideRings } from '../../../../geometry/points.ts';
import type { Layer } from '../../board/layer.ts';
import { BridgeDrawing, BridgeSign } from './bridge_drawing.tsx';
import { bridgeRoad, type Span } from './bridge_shape.ts';
import {
  bridgesIn,
  castleChosen,
  castlesIn,
  cellsOf,
  fiefOf,
  needingBridge,
  type PlacedBridge,
} from './built_in_draft.ts';
import { CastleFigure } from './castle_drawing.tsx';
import './layer.css';

interface ShownCastle extends Cell {
  readonly seat: number;
  readonly isHeld: boolean;
  /** It is chosen, not decided. */
  readonly faint: boolean;
}

/** Of what spans two cells there are two lists, which the board turns alike. */
type Shown = {
  readonly bridges: readonly PlacedBridge[];
  /** For each bridge the cell beside it towards which it leads. */
  readonly towards: readonly Cell[];
  readonly castles: readonly ShownCastle[];
  /** For each castle its second cell. */
  readonly joined: readonly Cell[];
  readonly needing: readonly Cell[];
  readonly fief: readonly Cell[];
};

export const layer: Layer<Shown> = {
  now(draft, game) {
    const bridges = bridgesIn(draft, game);
    const castles = castlesIn(draft, game);
    const chosen = castleChosen(draft);
    return {
      bridges,
      towards: bridges.map(({ x, y, axis }) => (axis === 'EW' ? { x: x + 1, y } : { x, y: y + 1 })),
      castles: castles.map(({ seat, lord = false, faint = false, ...castle }) => ({
        ...cellsOf(castle)[0],
        seat,
        isHeld: lord,
        faint,
      })),
      joined: castles.map((castle) => cellsOf(castle)[1]),
      needing: needingBridge(draft, game),
      fief: chosen === null ? [] : fiefOf(cellsOf(chosen)),
    };
  },
  look: withBridges,
  beneath: (shown, seats) => (
    <>
      <Fief cells={shown.fief} />
      <NeedingBridge cells={shown.needing} />
      <Castles {...shown} seats={seats} />
      <Bridges {...shown} />
    </>
  ),
};

/** A bridge is a road behind the features that are printed on its tile. */
function withBridges({ bridges, towards }: Shown, look: TileLook): TileLook {
  if (bridges.length === 0) return look;
  const over = (tile: PlacedTile): SeenFeature | undefined => {
    const i = bridges.findIndex((bridge) => sameCell(bridge, tile));
    const taken = () => look.featuresOf(tile).map(({ slot }) => slot);
    return i < 0 ? undefined : bridgeRoad(spanOf(bridges[i]!, towards[i]!), taken());
  };
  return {
    ...look,
    featuresOf(tile) {
      const bridge = over(tile);
      return bridge ? [...look.featuresOf(tile), bridge] : look.featuresOf(tile);
    },
    featureAt(tile, at) {
      const bridge = over(tile);
      return bridge && insideRings(at, bridge.area) ? look.featuresOf(tile).length : look.featureAt(tile, at);
    },
  };
}

const spanOf = (from: Cell, to: Cell): Span => (from.y === to.y ? 'level' : 'upright');

function Bridges({ bridges, towards }: Pick<Shown, 'bridges' | 'towards'>) {
  return bridges.map((bridge, i) => (
    <g key={`${bridge.x},${bridge.y}`} transform={`translate(${bridge.x * CELL} ${bridge.y * CELL})`}>
      <BridgeDrawing span={spanOf(bridge, towards[i]!)} faint={bridge.faint ?? false} />
    </g>
  ));
}

/** Where the tile in hand fits only with a bridge. */
function NeedingBridge({ cells }: { cells: readonly Cell[] }) {
  return cells.map(({ x, y }) => (
    <g
      key={`${x},${y}`}
      class="needs-bridge"
      transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL}) scale(1.9)`}
    >
      <BridgeSign />
    </g>
  ));
}

function Fief({ cells }: { cells: readonly Cell[] }) {
  return (
    <g class="castle-fief">
      {cells.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          x={x * CELL + 2.5}
          y={y * CELL + 2.5}
          width={CELL - 5}
          height={CELL - 5}
          rx={5}
        />
      ))}
    </g>
  );
}

/** Where two cells meet, and whether they lie side by side. */
function jointOf(first: Cell, second: Cell) {
  const x = ((first.x + second.x + 1) / 2) * CELL;
  const y = ((first.y + second.y + 1) / 2) * CELL;
  return { x, y, isLevel: first.y === second.y };
}

/** How far from the joint a castle stands, so that its lord has room before or beside it. */
const ASIDE = { level: 28, upright: 32 } as const;

/** Each on its ground, over the houses of the city that it was. They grow with the board, as tiles do. */
function Castles({ castles, joined, seats }: Pick<Shown, 'castles' | 'joined'> & { seats: readonly Seat[] }) {
  return castles.map((castle, i) => {
    const { x, y, isLevel } = jointOf(castle, joined[i]!);
    const at = isLevel ? [x, y - ASIDE.level] : [x - ASIDE.upright, y];
    return (
      <g key={`${castle.x},${castle.y}`} opacity={castle.faint ? 0.72 : undefined}>
        <ellipse class="castle-yard" cx={x} cy={y} rx={isLevel ? 25 : 40} ry={isLevel ? 38 : 25} />
        <g transform={`translate(${at.join(' ')})`}>
          <CastleFigure colour={seats[castle.seat]?.colour ?? 'black'} isHeld={castle.isHeld} />
        </g>
      </g>
    );
  });
}
