// Everything that can be pressed: real buttons over the drawing, in reading order, for pointer, touch,
// keyboard and screen reader.

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Camera } from './camera.ts';
import type { ClaimSpot } from './piece_layer.tsx';
import { type Direction, inReadingOrder, type LegalCell, nextCell, sameCell } from './placement.ts';
import type { TargetSpot } from './target_spots.ts';
import type { BoardLabels, BoardProps, ClaimChoice, FrontierCell, PlacedTile } from './types.ts';
import { CELL, type Cell } from './view_maths.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** The distance of the closest slots. */
const SLOT = 18;

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

function cellStyle({ x, y }: Cell): string {
  return `left:${x * CELL}px;top:${y * CELL}px;width:${CELL}px;height:${CELL}px`;
}

interface CellButtonsProps extends Pick<BoardProps, 'onCell' | 'onRotate'> {
  onHover(cell: LegalCell | null): void;
  camera: Camera;
  cells: readonly LegalCell[];
  ghost: PlacedTile | null;
  labels: BoardLabels;
}

/** One tab stop for a group on the board: arrow keys move within it. */
function useRoving<C extends Cell>(ordered: readonly C[], keyOf: (thing: C) => string, first?: C) {
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const active = ordered.find((thing) => keyOf(thing) === focused) ?? first ?? ordered[0];

  function steer(event: KeyboardEvent, from: C): void {
    const direction = ARROWS[event.key];
    if (!direction || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = nextCell(ordered, from, direction);
    if (next) group.current?.querySelector<HTMLElement>(`[data-place="${keyOf(next)}"]`)?.focus();
  }

  const stop = (thing: C, onFocus: () => void) => ({
    'data-place': keyOf(thing),
    tabIndex: thing === active ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => steer(event, thing),
    onFocus: () => {
      setFocused(keyOf(thing));
      onFocus();
    },
  });
  return { group, stop };
}

/** Pressing the ghost's cell turns the tile. */
function CellButtons({ camera, cells, ghost, labels, onCell, onRotate, onHover }: CellButtonsProps) {
  const ordered = inReadingOrder(cells);
  const ghostCell = ordered.find((cell) => ghost && sameCell(cell, ghost));
  const { group, stop } = useRoving(ordered, keyOf, ghostCell);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend and manners of a form do not belong here
    <div ref={group} role="group" aria-label={labels.legalCells}>
      {ordered.map((cell) => {
        const isGhost = ghost !== null && sameCell(cell, ghost);
        return (
          <button
            key={keyOf(cell)}
            type="button"
            class={isGhost ? 'board-cell is-ghost' : 'board-cell'}
            style={cellStyle(cell)}
            aria-label={isGhost ? labels.ghost(ghost) : labels.cell(cell)}
            onClick={() => (isGhost ? onRotate?.(1, cell) : onCell?.(cell))}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(cell)}
            onPointerLeave={() => onHover(null)}
            {...stop(cell, () => camera.reveal(cell))}
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

function SlotButtons({ claim, spots, selected, label, onSlot }: SlotButtonsProps) {
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

interface TargetButtonsProps {
  camera: Camera;
  /** `whole`: the whole cell, not a place within it. */
  targets: readonly (Cell & { readonly label: string; readonly whole?: boolean })[];
  spots: readonly TargetSpot[];
  selected: number | null;
  label: string;
  /** The number is the target's index. */
  onTarget: ((target: number) => void) | undefined;
}

/** As large for a finger from any height as the next one leaves room. */
export function TargetButtons({ camera, targets, spots, selected, label, onTarget }: TargetButtonsProps) {
  const { group, stop } = useRoving(inReadingOrder(spots), ({ target }) => `target ${target}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div ref={group} role="group" aria-label={label}>
      {inReadingOrder(spots).map((spot) => {
        const { target, x, y, aside, room } = spot;
        const { whole = false, label } = targets[target]!;
        return (
          <button
            key={target}
            type="button"
            class={`board-slot-button is-target${aside === 0 ? '' : ' is-paired'}${whole ? ' is-tile' : ''}`}
            style={`left:${x}px;top:${y}px;--aside:${aside};--room:${room}px`}
            aria-label={label}
            aria-pressed={target === selected}
            onClick={() => onTarget?.(target)}
            {...stop(spot, () => camera.reveal(targets[target]!))}
          />
        );
      })}
    </div>
  );
}

interface FrontierButtonsProps extends Pick<BoardProps, 'onFrontier'> {
  cells: readonly FrontierCell[];
}

/** No tab stops: pressing them only asks a question. */
function FrontierButtons({ cells, onFrontier }: FrontierButtonsProps) {
  return (
    <>
      {cells.map((cell) => (
        <button
          key={keyOf(cell)}
          type="button"
          class={cell.dead ? 'board-cell is-frontier is-dead' : 'board-cell is-frontier'}
          style={cellStyle(cell)}
          tabIndex={-1}
          aria-label={cell.label}
          title={cell.label}
          onClick={() => onFrontier?.(cell)}
        />
      ))}
    </>
  );
}

interface LaidButtonsProps extends Pick<BoardProps, 'tiles' | 'onTile'> {
  camera: Camera;
  told(instance: number): string;
  label: string;
}

/** For keyboard and screen reader: arrows move from tile to tile. The pointer passes through them. */
function LaidButtons({ camera, tiles, told, label, onTile }: LaidButtonsProps) {
  const ordered = inReadingOrder(tiles);
  const { group, stop } = useRoving(ordered, keyOf);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div ref={group} role="group" aria-label={label}>
      {ordered.map((tile) => (
        <button
          key={keyOf(tile)}
          type="button"
          class="board-laid"
          style={cellStyle(tile)}
          aria-label={told(tile.instance)}
          onClick={() => onTile?.(tile, 0)}
          {...stop(tile, () => camera.reveal(tile))}
        />
      ))}
    </div>
  );
}

interface PlacingButtonsProps {
  board: Pick<
    BoardProps,
    | 'camera'
    | 'tiles'
    | 'told'
    | 'onTile'
    | 'cells'
    | 'frontier'
    | 'ghost'
    | 'claim'
    | 'selectedClaim'
    | 'onCell'
    | 'onRotate'
    | 'onFrontier'
    | 'onSlot'
  > & { readonly labels: BoardLabels };
  /** The mouse came over a legal cell, or left it (null). */
  onHoverCell(cell: LegalCell | null): void;
  /** Places of the claim's options. */
  spots: readonly ClaimSpot[];
  /** Other buttons, before the claim's slots. */
  children: ComponentChildren;
}

/** The buttons of every game while a tile is placed: cells, then slots on the tile. */
export function PlacingButtons({ board, onHoverCell, spots, children }: PlacingButtonsProps) {
  const { camera, cells = [], frontier = [], ghost = null, claim = null, labels } = board;
  return (
    <>
      <FrontierButtons cells={frontier} onFrontier={board.onFrontier} />
      {board.told && (
        <LaidButtons
          camera={camera}
          tiles={board.tiles}
          told={board.told}
          label={labels.laid ?? labels.board}
          onTile={board.onTile}
        />
      )}
      {cells.length > 0 && (
        <CellButtons
          camera={camera}
          cells={cells}
          ghost={ghost}
          labels={labels}
          onCell={board.onCell}
          onRotate={board.onRotate}
          onHover={onHoverCell}
        />
      )}
      {children}
      {claim && (
        <SlotButtons
          claim={claim}
          spots={spots}
          selected={board.selectedClaim ?? null}
          label={labels.claims}
          onSlot={board.onSlot}
        />
      )}
    </>
  );
}
