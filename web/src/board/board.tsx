// The board: a pure function of its props. It knows tiles and pictures, but neither rules nor protocol.

import { computed } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { prepareRotations } from '../paint/bakery.ts';
import { tileShape } from '../tiles/catalogue.ts';
import { featureAt } from '../tiles/hit.ts';
import { listen } from './gestures.ts';
import { Ground, paintingSize, Tile } from './ground_layer.tsx';
import { DeadCells, Highlights, LastMoves, lookupIn, Regions, RegionTags } from './overlay_layer.tsx';
import { PatternDefinitions } from './patterns.tsx';
import { Claims, claimSpots, Pieces } from './piece_layer.tsx';
import { sameCell } from './placement.ts';
import type { SeatColour } from './seats.ts';
import { CellButtons, DeadButtons, SlotButtons } from './touch_layer.tsx';
import type { BoardProps, PlacedTile } from './types.ts';
import { CELL, toBoard } from './view_maths.ts';

/** Values that follow the camera without rendering the board again. */
function useCameraValues(camera: BoardProps['camera']) {
  return useMemo(() => {
    const view = camera.view;
    return {
      svg: computed(() => `translate(${view.value.left} ${view.value.top}) scale(${view.value.zoom})`),
      css: computed(
        () =>
          `transform:translate(${view.value.left}px,${view.value.top}px) scale(${view.value.zoom});--board-zoom:${view.value.zoom}`,
      ),
    };
  }, [camera]);
}

interface GhostProps extends Required<Pick<BoardProps, 'camera' | 'look'>> {
  ghost: PlacedTile;
  turnable: boolean;
}

function Ghost({ camera, ghost, look, turnable }: GhostProps) {
  const [left, top] = [ghost.x * CELL, ghost.y * CELL];
  return (
    <g class="board-ghost">
      <Tile camera={camera} tile={ghost} look={look} />
      <rect x={left} y={top} width={CELL} height={CELL} rx={2} />
      <rect class="board-ghost-line" x={left} y={top} width={CELL} height={CELL} rx={2} />
      {turnable && (
        <g class="board-turn" transform={`translate(${left + 93} ${top + 7})`}>
          <circle r={10} />
          <path d="M4.2-3.6A5.5 5.5 0 1 0 5.5 1M5.3-6.8V-2.8H1.3" />
        </g>
      )}
    </g>
  );
}

export function Board(props: BoardProps) {
  const { camera, tiles, pieces, seats, labels, look = 'painted', ghost = null, claim = null } = props;
  const {
    cells = [],
    deadCells = [],
    lastMoves = [],
    highlights = [],
    regions = [],
    selectedClaim = null,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const hovered = useRef<string | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const id = useId();
  const { svg, css } = useCameraValues(camera);

  useEffect(() => {
    const element = root.current!;
    const measure = (): void => camera.resize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    const stop = listen(element, camera, {
      canTurn: (cell) => {
        const { ghost: now, cells: legal = [], onRotate } = latest.current;
        return !!onRotate && [...legal, ...(now ? [now] : [])].some((other) => sameCell(other, cell));
      },
      turn: (cell, step) => latest.current.onRotate?.(step, cell),
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [camera]);

  // Turning the tile shows each rotation at once when all are painted ahead.
  useEffect(() => {
    if (ghost && look === 'painted')
      prepareRotations(ghost.tile, ghost.instance, paintingSize(camera.view.peek()));
  }, [ghost?.tile, ghost?.instance, look]);

  function tileUnder(event: MouseEvent): { tile: PlacedTile; feature: number | null } | null {
    const box = root.current!.getBoundingClientRect();
    const [x, y] = toBoard(camera.view.peek(), [event.clientX - box.left, event.clientY - box.top]);
    const cell = { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
    const tile = tiles.find((placed) => sameCell(placed, cell));
    if (!tile) return null;
    const inTile = [x - cell.x * CELL, y - cell.y * CELL] as const;
    return { tile, feature: featureAt(tileShape(tile.tile, tile.rotation), inTile) };
  }

  function press(event: MouseEvent): void {
    const under = tileUnder(event);
    if (under) props.onTile?.(under.tile, under.feature);
  }

  function hover(event: PointerEvent | null): void {
    if (!props.onHover || event?.pointerType === 'touch') return;
    const under = event && tileUnder(event);
    const key = under && `${under.tile.x},${under.tile.y},${under.feature}`;
    if (key === hovered.current) return;
    hovered.current = key;
    props.onHover(under?.tile ?? null, under?.feature ?? null);
  }

  const lookup = lookupIn(ghost ? [...tiles, ghost] : tiles);
  const claimTile = claim && [...tiles, ...(ghost ? [ghost] : [])].find((tile) => sameCell(tile, claim));
  const spots = claim && claimTile ? claimSpots(claim, claimTile) : [];
  const shownHolders: SeatColour[][] = regions.map(({ holders }) =>
    holders.flatMap((seat) => seats[seat]?.colour ?? []),
  );
  const turnable =
    !claim && cells.some((cell) => ghost && sameCell(cell, ghost) && cell.rotations.length > 1);
  const open = cells.filter((cell) => !ghost || !sameCell(cell, ghost));

  return (
    <section ref={root} class="board" data-look={look} aria-label={labels.board}>
      <svg
        class="board-picture"
        aria-hidden="true"
        onClick={press}
        onPointerMove={hover}
        onPointerLeave={() => hover(null)}
      >
        <PatternDefinitions board={id} shown={[...shownHolders, []]} />
        <g transform={svg}>
          <Ground camera={camera} tiles={tiles} look={look} />
          <DeadCells board={id} cells={deadCells} />
          <g class={ghost ? 'board-cells has-ghost' : 'board-cells'}>
            {open.map(({ x, y }) => (
              <rect key={`${x},${y}`} x={x * CELL + 5} y={y * CELL + 5} width={90} height={90} rx={9} />
            ))}
          </g>
          {ghost && <Ghost camera={camera} ghost={ghost} look={look} turnable={turnable} />}
          <Regions board={id} regions={regions} seats={seats} lookup={lookup} />
          <Highlights highlights={highlights} lookup={lookup} />
          <LastMoves moves={lastMoves} seats={seats} />
          <Pieces pieces={pieces} seats={seats} lookup={lookup} />
          {claim && <Claims claim={claim} spots={spots} selected={selectedClaim} seats={seats} />}
          <RegionTags regions={regions} lookup={lookup} />
        </g>
      </svg>
      <div class="board-touch" style={css}>
        <DeadButtons cells={deadCells} onDeadCell={props.onDeadCell} />
        {cells.length > 0 && (
          <CellButtons
            camera={camera}
            cells={cells}
            ghost={ghost}
            labels={labels}
            onCell={props.onCell}
            onRotate={props.onRotate}
          />
        )}
        {claim && (
          <SlotButtons
            claim={claim}
            spots={spots}
            selected={selectedClaim}
            label={labels.claims}
            onSlot={props.onSlot}
          />
        )}
      </div>
    </section>
  );
}
