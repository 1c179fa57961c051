// The board of The Castle: the wall, the tiles inside it, and what stands on both.
// A pure function of its props.

import './castle.css';
import type { Camera, Seat } from '../../../board/index.ts';
import {
  BoardFrame,
  CELL,
  type Cell,
  Ground,
  type Lookup,
  LyingLayers,
  PatternDefinitions,
  PieceFigure,
  PlacingButtons,
  StandingLayers,
  TargetButtons,
  type TargetSpot,
  type Thing,
  Tile,
  type TileLook,
  TopLayers,
  useTileBoard,
  wheelOver,
  withRoom,
  ZoomGroup,
} from '../../../board/index.ts';
import { CASTLE } from '../art.tsx';
import { castleShape } from '../tiles/catalogue.ts';
import { castleFeatureAt } from '../tiles/hit.ts';
import { startTiles } from '../tiles/start_tiles.ts';
import type { CastleBoardProps, PendingFeature, PlacedKeep } from './board_types.ts';
import { KeepFigure } from './keep_figure.tsx';
import { CornerTiles, Wall } from './wall_layer.tsx';
import { SPACES, spacePlace } from './wall_map.ts';

/** Merchants lie down, all others stand. */
const LOOK: TileLook = {
  art: CASTLE,
  liesOn: 'court',
  featuresOf: ({ tile, rotation }) => castleShape(tile, rotation).features,
  featureAt: ({ tile, rotation }, at) => castleFeatureAt(castleShape(tile, rotation), at),
};

export function CastleBoard(props: CastleBoardProps) {
  const { camera, tiles, seats, labels, look = 'painted', s2Court = 'joined' } = props;
  const { keeps = [], pending = [], selectedPending = null, area = [] } = props;
  const starts = startTiles(s2Court);
  const seen = useTileBoard(props, LOOK, [...starts, ...tiles]);
  const { id, lookup } = seen;
  const waiting = { camera, spots: pendingSpots(pending, lookup), selected: selectedPending };
  return (
    <BoardFrame
      camera={camera}
      label={labels.board}
      look={look}
      wheel={wheelOver(props)}
      {...seen.pointer}
      definitions={<PatternDefinitions board={id} shown={[...seen.holders, []]} />}
      picture={
        <>
          <Wall camera={camera} />
          {starts.map((start) => (
            <Tile key={start.tile} art={CASTLE} camera={camera} tile={start} look={look} />
          ))}
          <CornerTiles corners={props.corners} />
          <Ground art={CASTLE} camera={camera} tiles={tiles} look={look} />
          <Area cells={area} />
          <LyingLayers board={withChosen(props)} seen={seen} />
          <ScoreMarkers camera={camera} scores={props.scores} seats={seats} />
          <StandingLayers board={props} seen={seen} others={keepsStanding(keeps, seats, lookup)} />
          <Waiting {...waiting} />
          <TopLayers board={props} seen={seen} />
        </>
      }
      touch={
        <PlacingButtons board={props} spots={seen.spots} onHoverCell={seen.onHoverCell}>
          {waiting.spots.length > 0 && (
            <TargetButtons
              {...waiting}
              targets={pending.map(({ parts: [part], label }) => ({
                x: part?.x ?? 0,
                y: part?.y ?? 0,
                label,
              }))}
              label={labels.pending}
              onTarget={props.onPending}
            />
          )}
        </PlacingButtons>
      }
    />
  );
}

/** The waiting feature that the player has chosen lights up, too. */
function withChosen(props: CastleBoardProps): CastleBoardProps {
  const { highlights = [], pending = [], selectedPending } = props;
  const chosen = pending[selectedPending ?? -1]?.parts ?? [];
  return {
    ...props,
    highlights: [...highlights, ...chosen.map((part) => ({ ...part, style: 'claim' as const }))],
  };
}

function Area({ cells }: { cells: readonly Cell[] }) {
  return (
    <g class="castle-area">
      {cells.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
      ))}
    </g>
  );
}

/** Each on its first part. */
function pendingSpots(pending: readonly PendingFeature[], lookup: Lookup): TargetSpot[] {
  return withRoom(
    pending.flatMap(({ parts: [part] }, target) => {
      const slot = part && lookup(part, part.feature)?.slot;
      return slot ? [{ target, x: part.x * CELL + slot[0], y: part.y * CELL + slot[1], aside: 0 }] : [];
    }),
  );
}

interface WaitingProps {
  camera: Camera;
  spots: readonly TargetSpot[];
  selected: number | null;
}

/** Numbered like the list beside the board. */
function Waiting({ camera, spots, selected }: WaitingProps) {
  return (
    <ZoomGroup camera={camera} name="board-marks castle-pending">
      {spots.map(({ target, x, y, room }) => (
        <g key={target} transform={`translate(${x} ${y})`}>
          <g
            class={target === selected ? 'board-mark is-chosen' : 'board-mark'}
            style={{ '--room': Math.max(1, room / 26) }}
          >
            <circle r={target === selected ? 14 : 11.5} class="board-slot" />
            <text y={4.6}>{target + 1}</text>
          </g>
        </g>
      ))}
    </ZoomGroup>
  );
}

function keepsStanding(keeps: readonly PlacedKeep[], seats: readonly Seat[], lookup: Lookup): Thing[] {
  return keeps.map((keep) => {
    const [slotX, slotY] = lookup(keep, keep.feature)?.slot ?? [50, 50];
    const at = [keep.x * CELL + slotX, keep.y * CELL + slotY] as const;
    const colour = seats[keep.seat]?.colour ?? 'black';
    return {
      key: `keep ${keep.seat}`,
      foot: at[1],
      at,
      figure: <KeepFigure colour={colour} size={keep.size} />,
    };
  });
}

const SIDE_BY_SIDE = 15;

function ScoreMarkers({ camera, scores, seats }: Pick<CastleBoardProps, 'camera' | 'scores' | 'seats'>) {
  return (
    <ZoomGroup camera={camera} name="castle-scores">
      {scores.map((score, seat) => {
        const sharing = scores.flatMap((other, i) => (other % SPACES === score % SPACES ? [i] : []));
        const aside = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * SIDE_BY_SIDE;
        const [x, y] = spacePlace(score);
        return (
          <g key={seat} transform={`translate(${x} ${y - 5})`}>
            <g class="board-figure">
              <g transform={`translate(${aside} 0)`}>
                <PieceFigure colour={seats[seat]?.colour ?? 'black'} />
                {score >= SPACES && (
                  <g class="board-number" transform="translate(0 17)">
                    <rect x={-14} y={-6.4} width={28} height={12.8} rx={6.4} />
                    <text y={3.4}>+{score - (score % SPACES)}</text>
                  </g>
                )}
              </g>
            </g>
          </g>
        );
      })}
    </ZoomGroup>
  );
}
