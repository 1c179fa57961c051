// Everything laid over the tiles to say something about them.

import type { ComponentChildren } from 'preact';
import { areaPath, rimPath } from '../art/paths.ts';
import type { Camera } from './camera.ts';
import type { Lookup } from './lookup.ts';
import { patternId } from './patterns.tsx';
import { SEAT_LOOKS } from './seats.ts';
import { turnedCell } from './turned.ts';
import type { FrontierCell, HeldRegion, Highlight, LastMove, Seat } from './types.ts';
import { CELL, type Cell } from './view_maths.ts';
import { ZoomGroup } from './zoom_group.tsx';

function At({ cell, children, name }: { cell: Cell; children: ComponentChildren; name?: string }) {
  return (
    <g class={name} transform={`translate(${cell.x * CELL} ${cell.y * CELL})`}>
      {children}
    </g>
  );
}

interface RegionsProps {
  board: string;
  regions: readonly HeldRegion[];
  seats: readonly Seat[];
  lookup: Lookup;
}

function Region({ board, region, seats, lookup }: Omit<RegionsProps, 'regions'> & { region: HeldRegion }) {
  const holders = region.holders.flatMap((seat) => seats[seat]?.colour ?? []);
  const [first] = holders;
  const parts = region.parts.flatMap((part) => {
    const feature = lookup(part, part.feature);
    return feature ? [{ part, feature }] : [];
  });
  return (
    <>
      {parts.map(({ part, feature }) => (
        <At key={`${part.x},${part.y},${part.feature}`} cell={part}>
          <path d={areaPath(feature)} fill={`url(#${patternId(board, holders)})`} fill-rule="evenodd" />
          {first === undefined ? (
            <path d={rimPath(feature)} class="board-rim" stroke="#2b2418" stroke-opacity={0.5} />
          ) : (
            <>
              <path
                d={rimPath(feature)}
                class="board-rim"
                stroke="#fffdf5"
                stroke-width={4}
                stroke-opacity={0.75}
              />
              <path d={rimPath(feature)} class="board-rim" stroke={SEAT_LOOKS[first].fill} stroke-width={2} />
            </>
          )}
        </At>
      ))}
    </>
  );
}

export function Regions({ regions, ...rest }: RegionsProps) {
  return (
    <g class="board-regions">
      {regions.map((region) => {
        const [part] = region.parts;
        return <Region key={part ? `${part.x},${part.y},${part.feature}` : ''} region={region} {...rest} />;
      })}
    </g>
  );
}

interface RegionTagsProps extends Pick<RegionsProps, 'regions' | 'lookup'> {
  camera: Camera;
}

/** The tags stand above the pieces. The first part on the board carries the text. */
export function RegionTags({ camera, regions, lookup }: RegionTagsProps) {
  return (
    <ZoomGroup camera={camera} name="board-tags">
      {regions.map(({ parts, tag }) => {
        const [part] = parts;
        const slot = part && lookup(part, part.feature)?.slot;
        if (!tag || !part || !slot) return null;
        const width = tag.length * 5 + 10;
        return (
          <At key={`${part.x},${part.y},${part.feature}`} cell={part}>
            <g transform={`translate(${slot[0]} ${slot[1]})`}>
              <g class="board-tag">
                <rect x={-width / 2} y={9} width={width} height={14} rx={7} />
                <text y={19.4}>{tag}</text>
              </g>
            </g>
          </At>
        );
      })}
    </ZoomGroup>
  );
}

export function Highlights({ highlights, lookup }: { highlights: readonly Highlight[]; lookup: Lookup }) {
  return (
    <g class="board-highlights">
      {highlights.map((highlight) => {
        const { x, y, feature: index, style } = highlight;
        const feature = lookup(highlight, index);
        if (!feature) return null;
        return (
          <At key={`${x},${y},${index},${style}`} cell={highlight} name={`board-highlight is-${style}`}>
            <path d={areaPath(feature)} fill-rule="evenodd" />
            <path d={rimPath(feature)} class="board-rim" />
          </At>
        );
      })}
    </g>
  );
}

export function LastMoves({ moves, seats }: { moves: readonly LastMove[]; seats: readonly Seat[] }) {
  return (
    <g class="board-last-moves">
      {moves.map((move) => {
        const colour = seats[move.seat]?.colour;
        return (
          <At key={`${move.x},${move.y}`} cell={move}>
            <rect width={CELL} height={CELL} rx={3} stroke="#1b130c" stroke-width={5.2} />
            <rect width={CELL} height={CELL} rx={3} stroke="#fffdf5" stroke-width={4} />
            <rect
              width={CELL}
              height={CELL}
              rx={3}
              stroke={colour ? SEAT_LOOKS[colour].fill : '#1b130c'}
              stroke-width={2.4}
            />
          </At>
        );
      })}
    </g>
  );
}

/** Cells that no remaining tile fits: hatched. */
export function DeadCells({ board, cells }: { board: string; cells: readonly FrontierCell[] }) {
  return (
    <g class="board-dead">
      {cells
        .filter(({ dead }) => dead)
        .map((cell) => (
          <rect
            key={`${cell.x},${cell.y}`}
            x={cell.x * CELL + 5}
            y={cell.y * CELL + 5}
            width={CELL - 10}
            height={CELL - 10}
            rx={6}
            fill={`url(#${patternId(board, [])})`}
          />
        ))}
    </g>
  );
}

const PENNANT = 'M-11 27V-26L21 -14 -11 -2';

/** Cells that the player has marked: a pennant in each. */
export function Marks({ cells }: { cells: readonly Cell[] }) {
  return (
    <g class="board-pennants">
      {cells.map(({ x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`}>
          <path class="is-halo" d={PENNANT} />
          <path d={PENNANT} />
        </g>
      ))}
    </g>
  );
}

interface CoordinatesProps {
  camera: Camera;
  tiles: readonly Cell[];
  /** Quarter turns between the shown cells and the numbered ones. */
  turns?: number;
}

/** The numbers of columns above the tiles, and of rows to the left of them. */
export function Coordinates({ camera, tiles, turns = 0 }: CoordinatesProps) {
  const columns = [...new Set(tiles.map(({ x }) => x))];
  const rows = [...new Set(tiles.map(({ y }) => y))];
  const top = Math.min(...rows) * CELL - 12;
  const left = Math.min(...columns) * CELL - 12;
  const [alongX, alongY] = turns % 2 === 0 ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const places = [
    ...columns.map((x) => ({
      key: `x${x}`,
      at: [(x + 0.5) * CELL, top],
      n: turnedCell({ x, y: 0 }, -turns)[alongX],
    })),
    ...rows.map((y) => ({
      key: `y${y}`,
      at: [left, (y + 0.5) * CELL],
      n: turnedCell({ x: 0, y }, -turns)[alongY],
    })),
  ];
  return (
    <ZoomGroup camera={camera} name="board-coordinates">
      {places.map(({ key, at: [x, y], n }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <text y={5}>{n}</text>
        </g>
      ))}
    </ZoomGroup>
  );
}
