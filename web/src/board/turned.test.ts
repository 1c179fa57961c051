// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { createCamera } from './camera.ts';
import { createTurnedCamera, turnedBoard, turnedCell } from './turned.ts';
import type { BoardProps } from './types.ts';
import { CELL, toBoard } from './view_maths.ts';

const tile = { tile: 'base-D', x: 2, y: 1, rotation: 3, instance: 0 };

function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    camera: createCamera(),
    tiles: [tile],
    pieces: [{ x: 2, y: 1, feature: 4, piece: 'meeple', seat: 0 }],
    seats: [{ colour: 'red' }],
    labels: {
      board: 'Board',
      legalCells: 'Places',
      claims: 'Claims',
      cell: ({ x, y, rotations }) => `${x},${y} ${rotations}`,
      ghost: ({ x, y, rotation }) => `${x},${y} ${rotation}`,
    },
    ...more,
  };
}

describe('a cell', () => {
  it('goes round clockwise, and back again', () => {
    const seen = [0, 1, 2, 3, 4].map((turns) => turnedCell({ x: 2, y: -1 }, turns));
    expect(seen).toEqual([
      { x: 2, y: -1 },
      { x: 1, y: 2 },
      { x: -2, y: 1 },
      { x: -1, y: -2 },
      { x: 2, y: -1 },
    ]);
    for (const [turns, cell] of seen.entries()) expect(turnedCell(cell, -turns)).toEqual({ x: 2, y: -1 });
  });
});

describe('a turned board', () => {
  it('is the board itself where it is not turned', () => {
    const given = props();
    expect(turnedBoard(given, 0)).toBe(given);
    expect(turnedBoard(given, 4)).toBe(given);
  });

  it('shows tiles and all that stands on them where they are seen', () => {
    const { tiles, pieces } = turnedBoard(props(), 1);
    expect(tiles).toEqual([{ ...tile, x: -1, y: 2, rotation: 0 }]);
    expect(pieces[0]).toMatchObject({ x: -1, y: 2, feature: 4 });
  });

  it('shows what stands on a corner where that is seen', () => {
    const barn = { x: 2, y: 1, feature: 1, corner: 'ne', piece: 'barn', seat: 0 } as const;
    const option = { feature: 0, corner: 'sw', piece: 'barn', label: '' } as const;
    const claim = { x: 2, y: 1, seat: 0, options: [option] };
    const board = turnedBoard(props({ pieces: [barn], claim }), 1);
    expect(board.pieces[0]).toMatchObject({ x: -1, y: 2, corner: 'se' });
    expect(board.claim!.options[0]!.corner).toBe('nw');
    expect(turnedBoard(props({ pieces: [barn] }), 3).pieces[0]!.corner).toBe('nw');
  });

  it('shows a tile that is tried where it is seen, and none where none is', () => {
    expect(turnedBoard(props({ tried: tile }), 1).tried).toEqual({ ...tile, x: -1, y: 2, rotation: 0 });
    expect(turnedBoard(props({ tried: null }), 1).tried).toBeNull();
  });

  it('offers places where they are seen, and names and hears those of the game', () => {
    const onCell = vi.fn();
    const given = { x: 0, y: -1, rotations: [0, 3] };
    const offer = vi.fn((cell) => ({ ...tile, x: cell.x, y: cell.y, rotation: 3 }));
    const board = turnedBoard(props({ cells: [given], onCell, offer }), 1);
    const [seen] = board.cells!;
    expect(seen).toEqual({ x: 1, y: 0, rotations: [0, 1] });
    expect(board.labels.cell(seen!)).toBe('0,-1 0,3');
    expect(board.offer!(seen!)).toMatchObject({ x: 1, y: 0, rotation: 0 });
    expect(offer).toHaveBeenCalledWith(given);
    board.onCell!(seen!);
    expect(onCell).toHaveBeenCalledWith(given);
  });

  it('hears of tiles and of empty cells as the game knows them', () => {
    const [onTile, onHover, onFrontier, onRotate] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const onEmpty = vi.fn();
    const cell = { x: 3, y: 1, dead: true, label: 'dead' };
    const board = turnedBoard(props({ frontier: [cell], onTile, onEmpty, onHover, onFrontier, onRotate }), 3);
    board.onTile!(board.tiles[0]!, 1);
    expect(onTile).toHaveBeenCalledWith(tile, 1);
    board.onHover!(board.tiles[0]!, 1);
    board.onHover!(null, null);
    expect(onHover.mock.calls).toEqual([
      [tile, 1],
      [null, null],
    ]);
    board.onFrontier!(board.frontier![0]!);
    expect(onFrontier).toHaveBeenCalledWith(cell);
    board.onEmpty!(board.tiles[0]!);
    expect(onEmpty).toHaveBeenCalledWith({ x: 2, y: 1 });
    board.onRotate!(1, board.tiles[0]!);
    expect(onRotate).toHaveBeenCalledWith(1, { x: 2, y: 1 });
  });
});

describe('a camera over a turned board', () => {
  it('keeps in the middle what is there while the board is turned', () => {
    const turns = signal(0);
    const camera = createTurnedCamera(turns);
    camera.resize({ width: 400, height: 600 });
    camera.setBoard([{ x: 0, y: 0 }]);
    camera.panBy(-130, 70);
    const middle = () => toBoard(camera.view.value, [200, 300]);
    const [x, y] = middle();
    turns.value = 1;
    camera.turned(1);
    const [seenX, seenY] = middle();
    // About the middle of the cell 0, 0.
    expect(seenX).toBeCloseTo(CELL - y);
    expect(seenY).toBeCloseTo(x);
  });

  it('is told of the game’s cells', () => {
    const camera = createTurnedCamera(signal(2));
    camera.resize({ width: 300, height: 300 });
    camera.setBoard([{ x: 5, y: 5 }]);
    expect(camera.isVisible({ x: 5, y: 5 })).toBe(true);
    expect(camera.ofBoard.isVisible({ x: -5, y: -5 })).toBe(true);
    expect(camera.seen({ x: 5, y: 5 })).toEqual({ x: -5, y: -5 });
  });
});
