// The dragon and the fairy on the board, the dragon's way, and the figures in danger of it.

import { type Camera, CELL, type Cell, type Lookup, ZoomGroup } from '../../../../board/index.ts';
import { AIM, Ring } from '../../board/ring.tsx';
import { NeutralFigure } from './neutral_drawing.tsx';
import type { PlacedNeutral, ThreatenedPiece } from './neutrals_in_draft.ts';
import './neutral_layer.css';

const MIDDLE: readonly [number, number] = [50, 50];
/** How far beside a piece the fairy stands, and her least distance to the tile's border. */
const BESIDE = 13;
const WITHIN = 10;

interface NeutralsProps {
  camera: Camera;
  neutrals: readonly PlacedNeutral[];
  trail: readonly Cell[];
  threatened: readonly ThreatenedPiece[];
  lookup: Lookup;
}

export function Neutrals({ camera, neutrals, trail, threatened, lookup }: NeutralsProps) {
  return (
    <>
      <Trail cells={trail} />
      <ZoomGroup camera={camera} name="board-marks board-neutrals">
        {threatened.map(({ x, y, feature, surely }) => {
          const [slotX, slotY] = lookup({ x, y }, feature)?.slot ?? MIDDLE;
          return (
            <g key={`${x},${y},${feature}`} transform={`translate(${x * CELL + slotX} ${y * CELL + slotY})`}>
              <g class={surely ? 'board-danger is-sure' : 'board-danger'}>
                <Ring path={AIM} />
              </g>
            </g>
          );
        })}
        {neutrals.map((neutral) => {
          const [x, y] = standsAt(neutral, lookup);
          return (
            <g key={neutral.figure} class="board-neutral" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <g class="board-figure">
                <g transform={`translate(${asideOf(neutral, lookup)} 0)`}>
                  <NeutralFigure figure={neutral.figure} />
                </g>
              </g>
            </g>
          );
        })}
      </ZoomGroup>
    </>
  );
}

/** The dragon fills its tile; the fairy stands beside her friend, or where she hides no piece. */
function standsAt({ figure, feature, ...cell }: PlacedNeutral, lookup: Lookup): [number, number] {
  const friend = feature === undefined ? null : (lookup(cell, feature)?.slot ?? MIDDLE);
  const [x, y] = friend ?? (figure === 'dragon' ? MIDDLE : clearSpot(cell, lookup));
  return [cell.x * CELL + x, cell.y * CELL + y];
}

/** The fairy stands beside her friend, on the side with more of the tile. */
function asideOf({ feature, ...cell }: PlacedNeutral, lookup: Lookup): number {
  if (feature === undefined) return 0;
  const [x] = lookup(cell, feature)?.slot ?? MIDDLE;
  return x + BESIDE <= CELL - WITHIN ? BESIDE : -BESIDE;
}

/** The place of the tile that is furthest from the pieces. */
function clearSpot(cell: Cell, lookup: Lookup): readonly [number, number] {
  const slots: (readonly [number, number])[] = [];
  for (let feature = 0; ; feature++) {
    const found = lookup(cell, feature);
    if (!found) break;
    slots.push(found.slot);
  }
  const clearance = ([x, y]: readonly [number, number]): number =>
    Math.min(30, ...slots.map(([slotX, slotY]) => Math.hypot(slotX - x, slotY - y)));
  const spots = [
    MIDDLE,
    ...[20, 35, 50, 65, 80].flatMap((y) => [20, 35, 50, 65, 80].map((x) => [x, y] as const)),
  ];
  return spots.reduce((best, spot) => (clearance(spot) > clearance(best) ? spot : best));
}

/** From tile to tile, with a dot on each. */
function Trail({ cells }: { cells: readonly Cell[] }) {
  if (cells.length < 2) return null;
  const points = cells.map(({ x, y }) => `${(x + 0.5) * CELL},${(y + 0.5) * CELL}`);
  return (
    <g class="board-trail">
      <polyline points={points.join(' ')} class="board-trail-edge" />
      <polyline points={points.join(' ')} />
      {cells.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={(x + 0.5) * CELL} cy={(y + 0.5) * CELL} r={6} />
      ))}
    </g>
  );
}
