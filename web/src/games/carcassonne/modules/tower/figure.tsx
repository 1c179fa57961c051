// Towers as vector figures: neutral storeys, one on the other. The origin is the middle of the foundation.

import { type Figure, PieceFigure, type SeatColour } from '../../../../board/index.ts';

/** A very tall tower is drawn with this many storeys; the number tells the rest. */
const DRAWN_MOST = 6;
const STOREY = 7.6;
/** Half the width, and how far the front stands before the middle. */
const HALF = 6.8;
const FRONT = 5.4;
/** How deep the top looks from above. */
const DEPTH = 9;
/** From this height on a number tells how many storeys there are. */
const NUMBERED_FROM = 3;

/** How far above the foundation's middle the top of a tower is drawn; a figure on it stands there. */
export function towerTop(height: number): number {
  return Math.min(height, DRAWN_MOST) * STOREY + DEPTH / 2 - FRONT;
}

function Storey({ bottom, odd }: { bottom: number; odd: boolean }) {
  const top = bottom - STOREY;
  return (
    <>
      <rect x={-HALF} y={top} width={2 * HALF} height={STOREY} fill="#c9b489" />
      <rect x={-HALF} y={top} width={3.4} height={STOREY} fill="#e6d8b4" />
      <rect x={HALF - 4.2} y={top} width={4.2} height={STOREY} fill="#9c8359" />
      <path
        d={`M${-HALF} ${top + 3.1}H${HALF}M${-HALF} ${top + 5.3}H${HALF}`}
        stroke="#7d6540"
        stroke-width={0.45}
        stroke-dasharray={odd ? '3 .8 4 .8' : '2 .8 3.4 .8'}
      />
      <rect x={odd ? -3.3 : 0.9} y={top + 2.2} width={2.1} height={3.6} rx={1} fill="#2a1c10" />
      <rect
        x={-HALF - 0.7}
        y={top - 0.2}
        width={2 * HALF + 1.4}
        height={1.7}
        fill="#efe6cb"
        stroke="#1b130c"
        stroke-width={0.6}
      />
    </>
  );
}

/** A wall walk about a dark floor, merlons behind and in front. */
function Top({ at }: { at: number }) {
  const back = at - DEPTH;
  const merlons = [-HALF - 0.4, -2.3, HALF - 4.2];
  return (
    <>
      <rect x={-HALF - 0.7} y={back} width={2 * HALF + 1.4} height={DEPTH + 0.6} rx={0.6} fill="#efe6cb" />
      <rect x={-HALF + 1.5} y={back + 2} width={2 * HALF - 3} height={DEPTH - 3.4} fill="#4a3722" />
      <rect x={-HALF + 3.4} y={back + 3.6} width={2 * HALF - 4.9} height={DEPTH - 5} fill="#7a6040" />
      {[back - 1.9, at - 2.1].map((y) =>
        merlons.map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={4.6}
            height={3.6}
            fill="#fbf6e6"
            stroke="#1b130c"
            stroke-width={0.8}
          />
        )),
      )}
    </>
  );
}

export interface TowerFigureProps {
  /** Storeys, 1 or more. */
  height: number;
}

export function TowerFigure({ height }: TowerFigureProps) {
  const storeys = Math.min(height, DRAWN_MOST);
  const top = FRONT - storeys * STOREY;
  const outline = `M${-HALF - 0.7} ${FRONT}V${top - DEPTH - 1.9}H${HALF + 0.7}V${FRONT}Z`;
  return (
    <g class="tower-figure">
      <path d={`M${HALF} ${FRONT}l7 3.6v-9l-7-${Math.min(storeys * 4, 14)}Z`} fill="#000" opacity={0.26} />
      <path d={outline} fill="none" stroke="#fffdf5" stroke-width={4.2} stroke-linejoin="round" />
      <path
        class="tower-body"
        d={outline}
        fill="#1b130c"
        stroke="#1b130c"
        stroke-width={2.2}
        stroke-linejoin="round"
      />
      {Array.from({ length: storeys }, (_, i) => (
        <Storey key={i} bottom={FRONT - i * STOREY} odd={i % 2 === 1} />
      ))}
      <Top at={top} />
    </g>
  );
}

/** Beside the top, and above a figure that stands on it. */
export function TowerNumber({ height }: TowerFigureProps) {
  if (height < NUMBERED_FROM) return null;
  return (
    <g class="board-number" transform={`translate(${HALF + 4.5} ${-towerTop(height) + 8})`}>
      <g class="board-number-legible">
        <rect x={-6.6} y={-6.4} width={13.2} height={12.8} rx={6.4} />
        <text y={3.4}>{height}</text>
      </g>
    </g>
  );
}

/** A single storey, for seat rows and buttons. */
export function TowerPieceIcon({ size }: { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-13 -17 26 26" aria-hidden="true">
      <TowerFigure height={1} />
    </svg>
  );
}

export interface PrisonerIconProps {
  figure?: Figure | undefined;
  /** The prisoner's own colour. */
  colour: SeatColour;
  size: number;
}

/** A figure behind bars. */
export function PrisonerIcon({ figure, colour, size }: PrisonerIconProps) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-16 -17 32 32" aria-hidden="true">
      <PieceFigure figure={figure} colour={colour} />
      <g fill="none" stroke-linecap="round">
        <path d={BARS} stroke="#fffdf5" stroke-width={3.2} />
        <path d={BARS} stroke="#1b130c" stroke-width={1.7} />
      </g>
    </svg>
  );
}

const BARS = 'M-14-15H14M-14 13.5H14M-12-15V13.5M-6-15V13.5M6-15V13.5M12-15V13.5';
