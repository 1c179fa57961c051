// Where the drawn tile may go, and the tile while it is being placed.

import { useEffect, useState } from 'preact/hooks';
import { prepareRotations } from '../art/bakery.ts';
import type { TileArt } from '../art/tile_art.ts';
import type { Camera } from './camera.ts';
import type { GestureTarget } from './gestures.ts';
import { paintingSize, Tile } from './ground_layer.tsx';
import { type LegalCell, sameCell } from './placement.ts';
import type { BoardProps, PlacedTile } from './types.ts';
import { CELL } from './view_maths.ts';
import { ZoomGroup } from './zoom_group.tsx';

interface PlacingProps {
  art: TileArt;
  camera: Camera;
  look: 'painted' | 'map';
  cells: readonly LegalCell[];
  ghost: PlacedTile | null;
  /** The tile in hand under the mouse, before it is aimed there. */
  offered: PlacedTile | null;
  /** A tile that the player tries out. */
  tried: PlacedTile | null;
  /** Whether the tile may still be turned. */
  undecided: boolean;
}

/** The tile in hand as it would lie under the mouse. */
export function useOffered({
  cells = [],
  ghost,
  offer,
}: Pick<BoardProps, 'cells' | 'ghost' | 'offer'>): [PlacedTile | null, (cell: LegalCell | null) => void] {
  const [hovered, setHovered] = useState<LegalCell | null>(null);
  const cell = hovered && cells.find((legal) => sameCell(legal, hovered));
  const free = cell && !(ghost && sameCell(cell, ghost));
  return [free && offer ? offer(cell) : null, setHovered];
}

export function Placing({ art, camera, look, cells, ghost, offered, tried, undecided }: PlacingProps) {
  // All rotations are painted ahead, so that each is shown at once when the tile is turned.
  useEffect(() => {
    if (!ghost || look !== 'painted') return;
    const { tile, instance } = ghost;
    prepareRotations({ art, tile, instance, pixels: paintingSize(camera.view.peek()) });
  }, [ghost?.tile, ghost?.instance, look]);

  const turnable =
    undecided && cells.some((cell) => ghost && sameCell(cell, ghost) && cell.rotations.length > 1);
  return (
    <>
      <g class={ghost ? 'board-cells has-ghost' : 'board-cells'}>
        {cells
          .filter((cell) => !ghost || !sameCell(cell, ghost))
          .map(({ x, y }) => (
            <rect key={`${x},${y}`} x={x * CELL + 5} y={y * CELL + 5} width={90} height={90} rx={9} />
          ))}
      </g>
      {[offered, tried].map(
        (tile) =>
          tile && (
            <g key={`${tile.x},${tile.y}`} class="board-offered">
              <Tile art={art} camera={camera} tile={tile} look={look} />
            </g>
          ),
      )}
      {ghost && <Ghost art={art} camera={camera} ghost={ghost} look={look} turnable={turnable} />}
    </>
  );
}

interface GhostProps extends Pick<PlacingProps, 'art' | 'camera' | 'look'> {
  ghost: PlacedTile;
  turnable: boolean;
}

function Ghost({ art, camera, ghost, look, turnable }: GhostProps) {
  const [left, top] = [ghost.x * CELL, ghost.y * CELL];
  return (
    <g class="board-ghost">
      <Tile art={art} camera={camera} tile={ghost} look={look} />
      <rect x={left} y={top} width={CELL} height={CELL} rx={2} />
      <rect class="board-ghost-line" x={left} y={top} width={CELL} height={CELL} rx={2} />
      {turnable && (
        <ZoomGroup camera={camera} name="board-turn">
          <g transform={`translate(${left + 93} ${top + 7})`}>
            <g class="board-figure">
              <circle r={10} />
              <path d="M4.2-3.6A5.5 5.5 0 1 0 5.5 1M5.3-6.8V-2.8H1.3" />
            </g>
          </g>
        </ZoomGroup>
      )}
    </g>
  );
}

/** The wheel turns the tile over a legal cell and over the ghost. */
export function wheelOver({
  cells = [],
  ghost,
  onRotate,
  onTwist,
}: Pick<BoardProps, 'cells' | 'ghost' | 'onRotate' | 'onTwist'>): GestureTarget {
  return {
    canTurn: (cell) =>
      !!onRotate && [...cells, ...(ghost ? [ghost] : [])].some((other) => sameCell(other, cell)),
    turn: (cell, step) => onRotate?.(step, cell),
    twist: (step) => onTwist?.(step),
  };
}
