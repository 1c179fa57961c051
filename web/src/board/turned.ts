// A board shown in quarter turns: its input is turned before it is drawn, and presses are reported in the
// game's cells. So tiles are painted as they are seen, the light still falls from the top left, and numbers
// and figures stand upright.

import type { ReadonlySignal } from '@preact/signals';
import { type Camera, createCamera } from './camera.ts';
import { turnedCorner } from './corners.ts';
import type { LegalCell } from './placement.ts';
import type { BoardProps, PlacedTile, TileCorner } from './types.ts';
import { CELL, type Cell } from './view_maths.ts';

/** Where a cell is shown, `turns` quarter turns clockwise about the cell 0, 0. */
export function turnedCell({ x, y }: Cell, turns: number): Cell {
  const [seenX, seenY] = turnedPoint([x, y], turns);
  return { x: seenX, y: seenY };
}

function turnedPoint([x, y]: readonly [number, number], turns: number): [number, number] {
  const places: [number, number][] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
  const [turnedX, turnedY] = places[mod4(turns)]!;
  return [turnedX + 0, turnedY + 0]; // no negative zero
}

const mod4 = (turns: number): number => ((turns % 4) + 4) % 4;

/** A camera in the game's cells, whichever way the board is turned. */
export interface TurnedCamera extends Camera {
  /** The same camera for the board, in cells as shown. */
  readonly ofBoard: Camera;
  readonly turns: ReadonlySignal<number>;
  seen(cell: Cell): Cell;
  /** Turns the board by quarters around its middle. */
  turned(quarters: number): void;
}

export function createTurnedCamera(turns: ReadonlySignal<number>): TurnedCamera {
  const camera = createCamera();
  const seen = (cell: Cell): Cell => turnedCell(cell, turns.peek());
  const seenAll = (cells: readonly Cell[]): Cell[] => cells.map(seen);
  return {
    ...camera,
    ofBoard: camera,
    turns,
    seen,
    setBoard: (cells) => camera.setBoard(seenAll(cells)),
    show: (cells) => camera.show(seenAll(cells)),
    zoomToTile: (cell) => camera.zoomToTile(seen(cell)),
    glanceAt: (cells) => camera.glanceAt(seenAll(cells)),
    reveal: (cell) => camera.reveal(seen(cell)),
    isVisible: (cell) => camera.isVisible(seen(cell)),
    turned(quarters) {
      const half = CELL / 2;
      camera.carry(([x, y]) => {
        const [dx, dy] = turnedPoint([x - half, y - half], quarters);
        return [dx + half, dy + half];
      });
    },
  };
}

function cornered<P extends { readonly corner?: TileCorner }>(piece: P, turns: number): P {
  return piece.corner ? { ...piece, corner: turnedCorner(piece.corner, turns) } : piece;
}

/** The board's input as shown on the turned board. */
export function turnedBoard(props: BoardProps, turns: number): BoardProps {
  if (mod4(turns) === 0) return props;
  const at = <C extends Cell>(cell: C): C => ({ ...cell, ...turnedCell(cell, turns) });
  const all = <C extends Cell>(cells: readonly C[] | undefined) => cells?.map(at);
  const tileAt = <T extends Cell & { readonly rotation: number }>(tile: T): T => ({
    ...at(tile),
    rotation: mod4(tile.rotation + turns),
  });
  const legalAt = (cell: LegalCell): LegalCell => ({
    ...at(cell),
    rotations: cell.rotations.map((rotation) => mod4(rotation + turns)).sort(),
  });
  const back = (cell: Cell): Cell => turnedCell(cell, -turns);
  /** The given item at a shown cell. */
  const given = <C extends Cell>(cells: readonly C[] | undefined, cell: Cell): C => {
    const { x, y } = back(cell);
    return cells!.find((one) => one.x === x && one.y === y)!;
  };
  const { labels, ghost, offer, claim, onCell, onFrontier, onRotate, onTile, onEmpty, onHover } = props;
  const turned: Partial<BoardProps> = {
    tiles: props.tiles.map(tileAt),
    pieces: props.pieces.map((piece) => cornered(at(piece), turns)),
    labels: {
      ...labels,
      cell: (cell) => labels.cell(given(props.cells, cell)),
      ghost: () => labels.ghost(ghost!),
    },
    cells: props.cells?.map(legalAt),
    frontier: all(props.frontier),
    ghost: ghost && tileAt(ghost),
    tried: props.tried && tileAt(props.tried),
    offer: offer && ((cell) => tileAt(offer(given(props.cells, cell)))),
    claim: claim && { ...at(claim), options: claim.options.map((option) => cornered(option, turns)) },
    lastMoves: all(props.lastMoves),
    highlights: all(props.highlights),
    marks: all(props.marks),
    regions: props.regions?.map((region) => ({ ...region, parts: region.parts.map(at) })),
    onCell: onCell && ((cell) => onCell(given(props.cells, cell))),
    onFrontier: onFrontier && ((cell) => onFrontier(given(props.frontier, cell))),
    onRotate: onRotate && ((step, cell) => onRotate(step, back(cell))),
    onTile: onTile && ((tile, feature) => onTile(given<PlacedTile>(props.tiles, tile), feature)),
    onEmpty: onEmpty && ((cell) => onEmpty(back(cell))),
    onHover: onHover && ((tile, feature) => onHover(tile && given<PlacedTile>(props.tiles, tile), feature)),
  };
  const there = Object.entries(turned).filter(([, value]) => value !== undefined);
  return { ...props, ...Object.fromEntries(there), turns };
}
