// Pieces as vector figures. Each stands in a box of about 24 units with its middle at the origin.

import type { ComponentChildren } from 'preact';
import { MARK_PATHS, SEAT_LOOKS, type SeatColour } from './seats.ts';

/** How a kind of piece looks. */
export interface Figure {
  readonly path: string;
  /** Where the seat's mark sits on it. */
  readonly mark: readonly [x: number, y: number];
  /** What it holds: a stroke beside its body. */
  readonly held?: string;
  /** Lines on its body. */
  readonly trim?: string;
  /** It also stands upright on a field. */
  readonly neverLies?: true;
}

/** By the protocol's names; a piece without a figure is shown as a follower. */
export type Figures = Readonly<Record<string, Figure>>;

const FOLLOWER: Figure = {
  path:
    'M0-12C2.7-12 4.5-10.1 4.5-7.7C4.5-6.6 4.1-5.7 3.5-5C6.2-4.2 9.6-2.9 11.2-1.6C12.3-.7 12 1.3 10.6 1.7' +
    'C9 2.2 7.2 2.2 5.8 2.4C6.3 5.2 7.8 8 9 10.2C9.6 11.3 9 12 7.9 12H2.9C2.3 12 1.9 11.7 1.6 11.2' +
    'L0 8.2L-1.6 11.2C-1.9 11.7-2.3 12-2.9 12H-7.9C-9 12-9.6 11.3-9 10.2C-7.8 8-6.3 5.2-5.8 2.4' +
    'C-7.2 2.2-9 2.2-10.6 1.7C-12 1.3-12.3-.7-11.2-1.6C-9.6-2.9-6.2-4.2-3.5-5C-4.1-5.7-4.5-6.6-4.5-7.7' +
    'C-4.5-10.1-2.7-12 0-12Z',
  mark: [0, 0.6],
};

export interface PieceFigureProps {
  /** Default: a follower. */
  figure?: Figure | undefined;
  colour: SeatColour;
  /** A piece on a field lies down. */
  lying?: boolean;
  /** A choice, not yet a piece. */
  faint?: boolean;
}

/**
 * For use inside an SVG; the light inner and dark outer outline keep every colour readable on every ground.
 */
export function PieceFigure({
  figure = FOLLOWER,
  colour,
  lying: onField = false,
  faint = false,
}: PieceFigureProps) {
  const { path, mark, held, trim, neverLies = false } = figure;
  const lying = onField && !neverLies;
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

export interface PieceIconProps extends PieceFigureProps {
  size: number;
  /** A mark on it. */
  children?: ComponentChildren;
}

/** A single figure, for seat rows and buttons. */
export function PieceIcon({ size, children, ...figure }: PieceIconProps) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-15.5 -17.5 31 31" aria-hidden="true">
      <PieceFigure {...figure} />
      {children}
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
