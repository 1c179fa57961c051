// Pieces as own vector figures. Each stands in a box of about 24 units with its middle at the origin.

import { MARK_PATHS, SEAT_LOOKS, type SeatColour } from './seats.ts';

/** Names as in the protocol; a piece without a figure of its own is shown as a follower. */
export type Piece =
  | 'meeple'
  | 'abbot'
  | 'big_meeple'
  | 'builder'
  | 'pig'
  | 'mayor'
  | 'wagon'
  | 'barn'
  | (string & {});

interface Figure {
  readonly path: string;
  /** Where the seat's mark sits on it. */
  readonly mark: readonly [x: number, y: number];
  /** What it holds: a stroke beside its body. */
  readonly held?: string;
  /** Lines on its body. */
  readonly trim?: string;
}

const FOLLOWER: Figure = {
  path:
    'M0-12C2.7-12 4.5-10.1 4.5-7.7C4.5-6.6 4.1-5.7 3.5-5C6.2-4.2 9.6-2.9 11.2-1.6C12.3-.7 12 1.3 10.6 1.7' +
    'C9 2.2 7.2 2.2 5.8 2.4C6.3 5.2 7.8 8 9 10.2C9.6 11.3 9 12 7.9 12H2.9C2.3 12 1.9 11.7 1.6 11.2' +
    'L0 8.2L-1.6 11.2C-1.9 11.7-2.3 12-2.9 12H-7.9C-9 12-9.6 11.3-9 10.2C-7.8 8-6.3 5.2-5.8 2.4' +
    'C-7.2 2.2-9 2.2-10.6 1.7C-12 1.3-12.3-.7-11.2-1.6C-9.6-2.9-6.2-4.2-3.5-5C-4.1-5.7-4.5-6.6-4.5-7.7' +
    'C-4.5-10.1-2.7-12 0-12Z',
  mark: [0, 0.6],
};

/** A robe, a head under a mitre, and a crosier in the hand. */
const ABBOT: Figure = {
  path:
    'M-1.6-15.2C-.2-13.9 1.6-12.4 2-10.2L1.6-7.2C2-6.6 2-5.6 1.5-4.9C4.6-3.9 6.2-1.6 6.8 1.4C7.4 4.8 8 8.2 8.6 10.6' +
    'C8.8 11.5 8.3 12 7.5 12H-10.7C-11.5 12-12 11.5-11.8 10.6C-11.2 8.2-10.6 4.8-10 1.4C-9.4-1.6-7.8-3.9-4.7-4.9' +
    'C-5.2-5.6-5.2-6.6-4.8-7.2L-5.2-10.2C-4.8-12.4-3-13.9-1.6-15.2Z',
  mark: [-1.6, 3.6],
  held: 'M10.2 12V-8.4C10.2-11.2 5.6-11.4 5.6-8.6C5.6-7.2 7.4-6.8 7.8-7.9',
  trim: 'M-1.6-13V-7.6M-4.9-9.6C-3-8.7-.2-8.7 1.7-9.6',
};

/** A follower larger than the others all round, with a broad hat. */
const BIG_FOLLOWER: Figure = {
  path:
    'M0-16.6C2-16.6 3.8-15.6 4.3-13L4.7-11.4C7-11.1 9-10.4 9-9.4C9-8.5 6.9-8 4.6-7.7C4.5-6.8 4.1-6 3.6-5.4' +
    'C7.2-4.6 10.8-3.2 12.8-1.6C14.2-.5 14 2.6 12.2 3.1C10.4 3.6 8.6 3.5 7 3.6C7.6 6.2 9.4 8.6 10.8 10.4C11.5 11.3 11 12 10 12' +
    'H3.6C2.8 12 2.4 11.6 2 11L0 6.8L-2 11C-2.4 11.6-2.8 12-3.6 12H-10C-11 12-11.5 11.3-10.8 10.4' +
    'C-9.4 8.6-7.6 6.2-7 3.6C-8.6 3.5-10.4 3.6-12.2 3.1C-14 2.6-14.2-.5-12.8-1.6C-10.8-3.2-7.2-4.6-3.6-5.4' +
    'C-4.1-6-4.5-6.8-4.6-7.7C-6.9-8-9-8.5-9-9.4C-9-10.4-7-11.1-4.7-11.4L-4.3-13C-3.8-15.6-2-16.6 0-16.6Z',
  mark: [0, 0.4],
  trim: 'M-4.4-11.2C-2-10.4 2-10.4 4.4-11.2',
};

/** A slim figure in a peaked cap, who holds a hammer up. */
const BUILDER: Figure = {
  path:
    'M-2.4-12.6C-.2-12.6 1.4-11.4 1.8-9.6L4.4-9C4.9-8.8 4.8-8 4.2-8H1.8C1.6-6.6 1-5.6.2-5C2-4.5 3.5-3.6 4.5-2.2' +
    'L7.2-4.6C8-5.3 9.2-5.2 9.8-4.3C10.3-3.6 10.2-2.7 9.6-2.1L5.2 2.2C4.4 3 3.2 3 2.6 2.2L2.8 5.4L4.8 10.6' +
    'C5.1 11.4 4.7 12 3.9 12H-.1C-.7 12-1.1 11.7-1.3 11.2L-2.4 8.2L-3.5 11.2C-3.7 11.7-4.1 12-4.7 12H-8.7' +
    'C-9.5 12-9.9 11.4-9.6 10.6L-7.6 5.4L-8.4-.6C-8.6-2.8-7-4.4-5-5C-6.2-5.8-6.8-7-6.8-8.4C-6.8-11-4.8-12.6-2.4-12.6Z',
  mark: [-2.6, 2],
  held: 'M8.6-2.6V-12.6M4.6-13.4H12.6',
};

/** A pig from the side, on its four legs: broad and low. */
const PIG: Figure = {
  path:
    'M-11.6-1.6C-12.8-2-13.4-3.4-12.6-4.4L-11.2-3.6C-9.6-6.4-6.2-7.6-2.4-7.6C.8-7.6 3.4-7.2 5.4-6.2L7.6-9' +
    'C8.1-9.6 9-9.4 9.1-8.6L9.5-5.4C10.6-4.6 11.4-3.6 11.8-2.4L13.6-2C14.2-1.9 14.6-1.4 14.6-.8V1.6C14.6 2.2 14.2 2.6 13.6 2.6' +
    'H11.6C10.8 4 9.6 5 8.2 5.6L8.4 9.6C8.4 10.3 8 10.8 7.3 10.8H4.5C3.9 10.8 3.5 10.4 3.4 9.8L3 6.8H-4.4L-4.8 9.8' +
    'C-4.9 10.4-5.3 10.8-5.9 10.8H-8.7C-9.4 10.8-9.8 10.3-9.8 9.6L-9.6 5.4C-11.2 3.8-12 1.2-11.6-1.6Z',
  mark: [-2.4, -0.4],
  trim: 'M10-2.4H10.2M13.2-.4V1',
};

/** A stout man with a tall hat and a chain of office: round as a barrel, on small feet. */
const MAYOR: Figure = {
  path:
    'M-4.2-17H4.2L3.8-11H7.6C8.6-11 8.6-9.4 7.6-9.4H4.3C4.3-7.8 3.8-6.4 3.1-5.8C6.6-5 9.2-1.4 9.2 3.2C9.2 6.2 7.8 8.8 5.6 9.8' +
    'L6.2 10.8C6.5 11.5 6.1 12 5.4 12H-5.4C-6.1 12-6.5 11.5-6.2 10.8L-5.6 9.8C-7.8 8.8-9.2 6.2-9.2 3.2' +
    'C-9.2-1.4-6.6-5-3.1-5.8C-3.8-6.4-4.3-7.8-4.3-9.4H-7.6C-8.6-9.4-8.6-11-7.6-11H-3.8Z',
  mark: [0, 4.6],
  trim: 'M-4.6-3.6C-3.4.4 3.4.4 4.6-3.6M-3.9-12.4H3.9',
};

/** A cart from the side: a high load under its cover, and two wheels. */
const WAGON: Figure = {
  path:
    'M-12.4-1.6C-12.6-6.4-9.4-9.2-3-9.2H2.4C8.2-9.2 11.4-6.4 11.2-1.8L14.8-2.6C15.8-2.8 16.2-1.4 15.2-1L11.4.8V3.4' +
    'C11.4 4.2 10.9 4.8 10.3 5A4.4 4.4 0 1 1 3.2 5.2H-4.2A4.4 4.4 0 1 1-11.3 5C-12 4.8-12.4 4.2-12.4 3.4Z',
  mark: [-0.8, -3.6],
  trim: 'M-12 .6H10.8M-7.8 7.6H-7.6M6.6 7.6H6.8',
};

/** A barn from the gable, with a door of two wings, and its silo beside it. */
const BARN: Figure = {
  path:
    'M-4.6-9.6L4.4-2.2V-11.4C4.4-13.6 6.4-15 8.7-15C11-15 13-13.6 13-11.4V10.6C13 11.4 12.4 12 11.6 12H-12.2' +
    'C-13 12-13.6 11.4-13.6 10.6V-1.8C-13.6-2.4-13.3-2.9-12.8-3.3Z',
  mark: [-4.6, -2.6],
  trim: 'M-9.6 11.6V4.4H.4V11.6M-4.6 4.6V11.6M4.4-2V11.6M4.6-10.4H12.8',
};

const FIGURES: Record<string, Figure> = {
  meeple: FOLLOWER,
  big_meeple: BIG_FOLLOWER,
  abbot: ABBOT,
  builder: BUILDER,
  pig: PIG,
  mayor: MAYOR,
  wagon: WAGON,
  barn: BARN,
};

/** It stands on a field as it does anywhere. */
const NEVER_LIES = new Set<string>(['pig', 'barn']);

export interface PieceFigureProps {
  piece: Piece;
  colour: SeatColour;
  /** Farmers lie down. */
  lying?: boolean;
  /** A choice, not yet a piece. */
  faint?: boolean;
}

/**
 * For use inside an SVG; the light inner and dark outer outline keep every colour readable on every ground.
 */
export function PieceFigure({ piece, colour, lying: onField = false, faint = false }: PieceFigureProps) {
  const { path, mark, held, trim } = FIGURES[piece] ?? FOLLOWER;
  const lying = onField && !NEVER_LIES.has(piece);
  const look = SEAT_LOOKS[colour];
  return (
    <g transform={lying ? 'rotate(-90)' : undefined} opacity={faint ? 0.72 : undefined}>
      {!faint && <path d={path} transform="translate(1.1 1.6)" fill="#000" opacity={0.28} />}
      {held && <Line path={held} colour="#1b130c" width={5.2} />}
      <path d={path} fill="none" stroke="#1b130c" stroke-width={3.3} stroke-linejoin="round" />
      {held && <Line path={held} colour="#fffdf5" width={3.4} />}
      <path d={path} fill={look.fill} stroke="#fffdf5" stroke-width={1.3} stroke-linejoin="round" />
      {held && <Line path={held} colour={look.fill} width={1.5} />}
      {trim && <Line path={trim} colour={look.ink} width={1.1} />}
      <path
        d={MARK_PATHS[look.mark]}
        transform={`translate(${mark.join(' ')})${lying ? 'rotate(90)' : ''}`}
        fill="none"
        stroke={look.ink}
        stroke-width={2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

function Line({ path, colour, width }: { path: string; colour: string; width: number }) {
  return <path d={path} fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" />;
}

/** A figure on its own, for seat rows and buttons. */
export function PieceIcon({ size, ...figure }: PieceFigureProps & { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-15.5 -17.5 31 31" aria-hidden="true">
      <PieceFigure {...figure} />
    </svg>
  );
}

/** The seat's mark on its colour, for seat rows. */
export function SeatBadge({ colour, size }: { colour: SeatColour; size: number }) {
  const look = SEAT_LOOKS[colour];
  return (
    <svg class="seat-badge" width={size} height={size} viewBox="-7 -7 14 14" aria-hidden="true">
      <rect x={-6.5} y={-6.5} width={13} height={13} rx={3.5} fill={look.fill} stroke="#fffdf5" />
      <path
        d={MARK_PATHS[look.mark]}
        fill="none"
        stroke={look.ink}
        stroke-width={2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
