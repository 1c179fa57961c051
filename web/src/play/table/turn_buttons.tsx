// The buttons that confirm a turn or take it back: beneath the question, and on a desktop beside the tile.

import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CELL, type Cell, type TurnedCamera } from '../../board/index.ts';
import { type Box, besideTile, meet } from './beside_tile.ts';

interface TurnButtonsProps {
  camera: TurnedCamera;
  wide: boolean;
  /** Where the tile is; null: nowhere yet. */
  tile: Cell | null;
  /** Cells that may be pressed instead. */
  others: readonly Cell[];
  children: ComponentChildren;
}

/** They stay in their place in the page, hence in the order of the keyboard. */
export function TurnButtons({ camera, wide, tile, others, children }: TurnButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = buttons.current!;
    if (wide && tile !== null) return effect(() => standBeside(element, camera, tile, others));
    leaveTile(element);
    return undefined;
  });
  return (
    <div ref={buttons} class="turn-buttons">
      {children}
    </div>
  );
}

function standBeside(element: HTMLElement, camera: TurnedCamera, tile: Cell, others: readonly Cell[]): void {
  const { left, top, zoom } = camera.view.value;
  const { height } = camera.size.value;
  const frame = element.closest('.table')!.querySelector<HTMLElement>('.table-board')!;
  const board = frame.getBoundingClientRect();
  const tools = frame.querySelector('.tools')!.getBoundingClientRect();
  const boxOf = (cell: Cell): Box => {
    const { x, y } = camera.seen(cell);
    const width = CELL * zoom;
    return { left: board.left + left + x * width, top: board.top + top + y * width, width, height: width };
  };
  const room = { left: board.left, top: board.top, width: board.width, height: tools.top - board.top };
  const box = boxOf(tile);
  // An invisible tile has no buttons beside it.
  if (height === 0 || !meet(box, room)) {
    leaveTile(element);
    return;
  }
  element.dataset.beside = '';
  const place = besideTile(element.getBoundingClientRect(), box, room, others.map(boxOf));
  element.style.left = `${Math.round(place.left)}px`;
  element.style.top = `${Math.round(place.top)}px`;
}

function leaveTile(element: HTMLElement): void {
  delete element.dataset.beside;
}
