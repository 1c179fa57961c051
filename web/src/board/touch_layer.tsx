// What can be pressed: real buttons over the drawing, in reading order, for pointer, touch, keyboard and screen reader.

import { useRef, useState } from 'preact/hooks';
import type { Camera } from './camera.ts';
import type { ClaimSpot } from './piece_layer.tsx';
import { type Direction, inReadingOrder, type LegalCell, nextCell, sameCell } from './placement.ts';
import type { BoardLabels, BoardProps, ClaimChoice, DeadCell, PlacedTile } from './types.ts';
import { CELL, type Cell } from './view_maths.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** As far apart as the closest slots are. */
const SLOT = 18;

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

function cellStyle({ x, y }: Cell): string {
  return `left:${x * CELL}px;top:${y * CELL}px;width:${CELL}px;height:${CELL}px`;
}

interface CellButtonsProps extends Pick<BoardProps, 'onCell' | 'onRotate'> {
  camera: Camera;
  cells: readonly LegalCell[];
  ghost: PlacedTile | null;
  labels: BoardLabels;
}

/** One tab stop for all cells; arrows go from one to the next. The ghost's cell turns the tile when pressed. */
export function CellButtons({ camera, cells, ghost, labels, onCell, onRotate }: CellButtonsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ordered = inReadingOrder(cells);
  const active =
    ordered.find((cell) => keyOf(cell) === focused) ??
    ordered.find((cell) => ghost && sameCell(cell, ghost)) ??
    ordered[0];

  function steer(event: KeyboardEvent, from: LegalCell): void {
    const direction = ARROWS[event.key];
    if (!direction || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = nextCell(ordered, from, direction);
    if (next) list.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and form manners that do not belong here
    <div ref={list} role="group" aria-label={labels.legalCells}>
      {ordered.map((cell) => {
        const isGhost = ghost !== null && sameCell(cell, ghost);
        return (
          <button
            key={keyOf(cell)}
            type="button"
            class={isGhost ? 'board-cell is-ghost' : 'board-cell'}
            data-cell={keyOf(cell)}
            style={cellStyle(cell)}
            tabIndex={cell === active ? 0 : -1}
            aria-label={isGhost ? labels.ghost(ghost) : labels.cell(cell)}
            onClick={() => (isGhost ? onRotate?.(1, cell) : onCell?.(cell))}
            onKeyDown={(event) => steer(event, cell)}
            onFocus={() => {
              setFocused(keyOf(cell));
              camera.reveal(cell);
            }}
          />
        );
      })}
    </div>
  );
}

interface SlotButtonsProps extends Pick<BoardProps, 'onSlot'> {
  claim: ClaimChoice;
  spots: readonly ClaimSpot[];
  selected: number | null;
  label: string;
}

export function SlotButtons({ claim, spots, selected, label, onSlot }: SlotButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-label={label}>
      {spots.map(({ option, x, y }) => (
        <button
          key={option}
          type="button"
          class="board-slot-button"
          data-slot={option}
          style={`left:${x - SLOT / 2}px;top:${y - SLOT / 2}px;width:${SLOT}px;height:${SLOT}px`}
          aria-label={claim.options[option]!.label}
          aria-pressed={option === selected}
          onClick={() => onSlot?.(option)}
        />
      ))}
    </div>
  );
}

interface DeadButtonsProps extends Pick<BoardProps, 'onDeadCell'> {
  cells: readonly DeadCell[];
}

/** Not tab stops: nothing can be done here but ask why. */
export function DeadButtons({ cells, onDeadCell }: DeadButtonsProps) {
  return (
    <>
      {cells.map((cell) => (
        <button
          key={keyOf(cell)}
          type="button"
          class="board-cell is-dead"
          style={cellStyle(cell)}
          tabIndex={-1}
          aria-label={cell.label}
          title={cell.label}
          onClick={() => onDeadCell?.(cell)}
        />
      ))}
    </>
  );
}
