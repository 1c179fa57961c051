// The tiles on the table, each in a painting of the visible size.

import { useComputed } from '@preact/signals';
import { PaintedTile } from '../art/painted_tile.tsx';
import { PAINTING_PIXELS, type TileArt } from '../art/tile_art.ts';
import type { Camera } from './camera.ts';
import type { PlacedTile } from './types.ts';
import { CELL, type Cell, type Size, type View } from './view_maths.ts';
import { ZoomGroup } from './zoom_group.tsx';

/** Tiles this far outside the board are painted for what comes next. */
const NEAR = 0.5;

/** The pixels for the painting of a visible tile. */
export function paintingSize({ zoom }: View): number {
  const wanted = CELL * zoom * Math.min(3, globalThis.devicePixelRatio || 1);
  return PAINTING_PIXELS.find((size) => size >= wanted * 0.8) ?? 512;
}

function isNear({ x, y }: Cell, view: View, { width, height }: Size): boolean {
  const tile = CELL * view.zoom;
  const [left, top] = [x * tile + view.left, y * tile + view.top];
  const [farX, farY] = [width * NEAR, height * NEAR];
  return left + tile > -farX && top + tile > -farY && left < width + farX && top < height + farY;
}

interface TileProps {
  art: TileArt;
  camera: Camera;
  tile: PlacedTile;
  look: 'painted' | 'map';
}

export function Tile({ art, camera, tile, look }: TileProps) {
  const { tile: id, rotation, instance, x, y } = tile;
  // Tiles out of view use a small painting. Only a change of size renders a tile again.
  const pixels = useComputed(() => {
    const view = camera.view.value;
    return isNear({ x, y }, view, camera.size.value) ? paintingSize(view) : PAINTING_PIXELS[0];
  });
  return (
    <g class="board-tile" transform={`translate(${x * CELL} ${y * CELL})`}>
      <PaintedTile
        art={art}
        tile={id}
        rotation={rotation}
        instance={instance}
        pixels={pixels.value}
        look={look}
      />
    </g>
  );
}

/** A single path: a group with an opacity would be blended again in every frame. */
const shadow = ({ x, y }: Cell): string => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z`;

export function Ground({
  art,
  camera,
  tiles,
  look,
}: Omit<TileProps, 'tile'> & { tiles: readonly PlacedTile[] }) {
  return (
    <>
      <ZoomGroup camera={camera} name="board-shadows">
        <path d={tiles.map(shadow).join('')} fill="#000" fill-opacity={0.3} />
      </ZoomGroup>
      {tiles.map((tile) => (
        <Tile key={`${tile.x},${tile.y}`} art={art} camera={camera} tile={tile} look={look} />
      ))}
    </>
  );
}
