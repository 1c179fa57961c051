// The board of The Castle: the wall, the tiles inside it, and what stands on both.
// A pure function of its props.

import './castle.css';
import { useId } from 'preact/hooks';
import type { Camera, PlacedTile, Seat } from '../../../board/index.ts';
import {
  BoardFrame,
  CELL,
  type Cell,
  Claims,
  Coordinates,
  claimSpots,
  DeadCells,
  Ground,
  Highlights,
  LastMoves,
  type Lookup,
  Marks,
  PatternDefinitions,
  PieceFigure,
  Placing,
  PlacingButtons,
  Regions,
  RegionTags,
  type SeatColour,
  Standing,
  sameCell,
  TargetButtons,
  type TargetSpot,
  type Thing,
  Tile,
  useOffered,
  useTilePointer,
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

function lookupIn(tiles: readonly PlacedTile[]): Lookup {
  return (at, feature) => {
    const tile = tiles.find((placed) => sameCell(placed, at));
    return (tile && castleShape(tile.tile, tile.rotation).features[feature]) ?? null;
  };
}

/** Merchants lie down, all others stand. */
const LIES_ON = 'court';

export function CastleBoard(props: CastleBoardProps) {
  const { camera, tiles, pieces, seats, labels, corners, scores } = props;
  const { look = 'painted', ghost = null, claim = null, cells = [], frontier = [] } = props;
  const { lastMoves = [], highlights = [], keeps = [], pending = [], area = [] } = props;
  const { selectedClaim = null, selectedPending = null, s2Court = 'joined' } = props;
  const { regions = [], marks = [], coordinates = false } = props;
  const id = useId();
  const [offered, onHoverCell] = useOffered(props);
  const starts = startTiles(s2Court);
  const all = [...starts, ...tiles];
  const lookup = lookupIn(ghost ? [...all, ghost] : all);
  const pointer = useTilePointer({
    ...props,
    tiles: all,
    featureAt: ({ tile, rotation }, at) => castleFeatureAt(castleShape(tile, rotation), at),
  });
  const spots = claim ? claimSpots(claim, LIES_ON, lookup) : [];
  const waiting = pendingSpots(pending, lookup);
  const shownHolders: SeatColour[][] = regions.map(({ holders }) =>
    holders.flatMap((seat) => seats[seat]?.colour ?? []),
  );
  const chosen = pending[selectedPending ?? -1]?.parts ?? [];

  return (
    <BoardFrame
      camera={camera}
      label={labels.board}
      look={look}
      wheel={wheelOver(props)}
      {...pointer}
      definitions={<PatternDefinitions board={id} shown={[...shownHolders, []]} />}
      picture={
        <>
          <Wall camera={camera} />
          {starts.map((start) => (
            <Tile key={start.tile} art={CASTLE} camera={camera} tile={start} look={look} />
          ))}
          <CornerTiles corners={corners} />
          <Ground art={CASTLE} camera={camera} tiles={tiles} look={look} />
          <Area cells={area} />
          <DeadCells board={id} cells={frontier} />
          <Placing
            art={CASTLE}
            camera={camera}
            look={look}
            cells={cells}
            ghost={ghost}
            offered={offered}
            tried={props.tried ?? null}
            undecided={!claim}
          />
          <Regions board={id} regions={regions} seats={seats} lookup={lookup} />
          <Highlights
            highlights={[...highlights, ...chosen.map((part) => ({ ...part, style: 'claim' as const }))]}
            lookup={lookup}
          />
          <LastMoves moves={lastMoves} seats={seats} />
          <Marks cells={marks} />
          {coordinates && <Coordinates camera={camera} tiles={all} />}
          <ScoreMarkers camera={camera} scores={scores} seats={seats} />
          <Standing
            camera={camera}
            pieces={pieces}
            others={keepsStanding(keeps, seats, lookup)}
            seats={seats}
            liesOn={LIES_ON}
            lookup={lookup}
          />
          {claim && (
            <Claims camera={camera} claim={claim} spots={spots} selected={selectedClaim} seats={seats} />
          )}
          <Waiting camera={camera} spots={waiting} selected={selectedPending} />
          <RegionTags camera={camera} regions={regions} lookup={lookup} />
          {props.over?.({ art: CASTLE, camera, look, lookup, turns: 0 })}
        </>
      }
      touch={
        <PlacingButtons board={props} spots={spots} onHoverCell={onHoverCell}>
          {waiting.length > 0 && (
            <TargetButtons
              camera={camera}
              targets={pending.map(({ parts: [part], label }) => ({
                x: part?.x ?? 0,
                y: part?.y ?? 0,
                label,
              }))}
              spots={waiting}
              selected={selectedPending}
              label={labels.pending}
              onTarget={props.onPending}
            />
          )}
        </PlacingButtons>
      }
    />
  );
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
