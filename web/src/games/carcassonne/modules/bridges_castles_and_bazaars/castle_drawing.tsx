// A castle: a keep between two round towers, with roofs and a banner in the colour of who built it. The
// banner flies while its lord is there. It stands about the origin, as pieces do.

import { MARK_PATHS, SEAT_LOOKS, type SeatColour } from '../../../../board/index.ts';

const INK = '#1b130c';
const STONE = '#e2d5b6';

const TOWERS = 'M-17-9H-8V12H-17ZM8-9H17V12H8Z';
const KEEP = 'M-9.5 12V-17H-12V-22.5H-7.6V-20H-4.4V-22.5H4.4V-20H7.6V-22.5H12V-17H9.5V12Z';
const ROOFS = 'M-18.5-8.500L-12.5-20L-6.5-8.500ZM6.5-8.500L12.5-20L18.5-8.500Z';
const POLE = 'M0-22V-35.5';
const BANNER = 'M.6-35.500H12.500L9.5-31.500L12.5-27.500H.6Z';
const SHADED = 'M4-17H9.500V12H4ZM13.5-9H17V12H13.500ZM-11-9H-8V12H-11Z';

export interface CastleFigureProps {
  colour: SeatColour;
  /** Its lord is there. */
  isHeld?: boolean;
}

export function CastleFigure({ colour, isHeld = true }: CastleFigureProps) {
  const { fill, ink, mark } = SEAT_LOOKS[colour];
  const outline = TOWERS + KEEP + ROOFS + (isHeld ? BANNER : '');
  return (
    <g class="castle-figure" fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={outline} transform="translate(1.6 2.4)" fill="#000" opacity={0.28} />
      <path d={outline + (isHeld ? POLE : '')} stroke={INK} stroke-width={4} />
      {isHeld && <path d={POLE} stroke="#fffdf5" stroke-width={1.6} />}
      {isHeld && <path d={BANNER} fill={fill} stroke="#fffdf5" stroke-width={0.9} />}
      <path d={TOWERS} fill={STONE} stroke={INK} stroke-width={1} />
      <path d={ROOFS} fill={fill} stroke="#fffdf5" stroke-width={1} />
      <path d={KEEP} fill="#f1e7cd" stroke={INK} stroke-width={1} />
      <path d={SHADED} fill="#7d6540" opacity={0.35} />
      <path d="M-3.6 12V5.500A3.6 3.6 0 0 1 3.6 5.500V12Z" fill="#3a2a1a" />
      <path d="M-14 .5V4M14 .5V4M-5.5-13V-10M5.5-13V-10" stroke="#3a2a1a" stroke-width={1.6} />
      <path
        d="M-6.2-8H6.200V-2C6.2 1 3 2.8 0 4C-3 2.8-6.2 1-6.2-2Z"
        fill={fill}
        stroke="#fffdf5"
        stroke-width={0.9}
      />
      <path d={MARK_PATHS[mark]} transform="translate(0 -3)" stroke={ink} stroke-width={2} />
    </g>
  );
}

/** The castle on its own, for lists and buttons. */
export function CastleIcon({ size, ...castle }: CastleFigureProps & { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-26 -38 52 52" aria-hidden="true">
      <CastleFigure {...castle} />
    </svg>
  );
}
