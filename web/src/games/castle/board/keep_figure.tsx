// A keep as a vector figure in its owner's colour. It grows with its house.

import { MARK_PATHS, SEAT_LOOKS, type SeatColour } from '../../../board/index.ts';

/** It stops growing at this size; the number stays exact. */
const GROWN = 16;

const BODY =
  'M-13 12V-6H-13.6V-12H-11.2V-9.6H-8.8V-12H-6.4V-6H-6V-2H-5V-12H-5.6V-18.4H-3V-15.8H-1.3V-18.4H1.3V-15.8H3V-18.4H5.6V-12H5V-2H6' +
  'V-6H6.4V-12H8.8V-9.6H11.2V-12H13.6V-6H13V12Z';

export interface KeepFigureProps {
  colour: SeatColour;
  /** Tiles of the house that it was built for. */
  size: number;
}

export function KeepFigure({ colour, size }: KeepFigureProps) {
  const { fill, ink, mark } = SEAT_LOOKS[colour];
  const half = size < 10 ? 6.6 : 9.4;
  const scale = 0.8 + (0.7 * Math.min(size, GROWN)) / GROWN;
  return (
    <g class="castle-keep">
      <g transform={`translate(0 ${12 - 12 * scale}) scale(${scale})`}>
        <path d={BODY} transform="translate(1.4 1.8)" fill="#000" opacity={0.28} />
        <path d={BODY} fill="none" stroke="#1b130c" stroke-width={3.4} stroke-linejoin="round" />
        <path d={BODY} fill={fill} stroke="#fffdf5" stroke-width={1.3} stroke-linejoin="round" />
        <path d="M-2.6 12V7.6A2.6 2.6 0 0 1 2.6 7.6V12Z" fill={ink} />
        <path
          d={MARK_PATHS[mark]}
          transform="translate(0 -4.6)"
          fill="none"
          stroke={ink}
          stroke-width={2}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </g>
      <g class="board-number" transform="translate(15 10)">
        <rect x={-half} y={-6.4} width={2 * half} height={12.8} rx={6.4} />
        <text y={3.4}>{size}</text>
      </g>
    </g>
  );
}

/** A keep on its own, for seat rows. */
export function KeepIcon({ colour, size, pixels }: KeepFigureProps & { pixels: number }) {
  return (
    <svg class="piece-icon" width={pixels} height={pixels} viewBox="-27 -38 56 58" aria-hidden="true">
      <KeepFigure colour={colour} size={size} />
    </svg>
  );
}
