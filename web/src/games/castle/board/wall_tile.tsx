// Wall tiles: nine kinds by number as in the rules, each with a picture that explains it.

import './castle.css';
import type { ComponentChild } from 'preact';

const INK = '#2c2015';
const GOLD = '#e3b23c';

/** Things the pictures are made of, each in a box of about -20..20. */
const TOWER = 'M-9 18V-8H-11V-18H-6V-14H-2.5V-18H2.5V-14H6V-18H11V-8H9V18Z';
const HOUSE = 'M-15 18V-2L0-17 15-2V18Z';
const KEEP =
  'M-18 18V-4H-19V-12H-15V-8H-11V-12H-8V-2H-6V-12H-7V-20H-3V-16H3V-20H7V-12H6V-2H8V-12H11V-8H15V-12H19V-4H18V18Z';
const PATH_LAID = 'M-24 16C-12 16-8 6 0 2';
const PATH_MISSING = 'M-4-5C6-10 10-16 12-24M5 9C16 3 22-8 24-20';

interface GlyphProps {
  d: string;
  fill: string;
  at?: readonly [x: number, y: number];
  /** Not finished: its second half is only dashed. */
  open?: boolean;
}

function Glyph({ d, fill, at = [31, 52], open = false }: GlyphProps) {
  return (
    <g transform={`translate(${at.join(' ')})`} stroke={INK} stroke-width={2.6} stroke-linejoin="round">
      <path d={d} fill={open ? 'none' : fill} stroke-dasharray={open ? '4 3.4' : undefined} />
      {open && <path class="wall-tile-built" d={d} fill={fill} />}
    </g>
  );
}

/** A path that breaks off. */
function Way({ at }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${at.join(' ')})`} fill="none" stroke={INK}>
      <path d={PATH_LAID} stroke-width={15} />
      <path d={PATH_LAID} stroke="#d9ceb5" stroke-width={10} />
      <path d={PATH_LAID} stroke="#8c8069" stroke-width={1.6} stroke-dasharray="3 3" />
      <path d={PATH_MISSING} stroke-width={2.6} stroke-dasharray="4 3.4" />
    </g>
  );
}

function Big({
  children,
  at = [72, 60],
  size = 40,
}: {
  children: string;
  at?: readonly [number, number];
  size?: number;
}) {
  return (
    <text class="wall-tile-number" x={at[0]} y={at[1]} font-size={size}>
      {children}
    </text>
  );
}

function Stall({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width={2.4} stroke-linejoin="round">
      <path d="M-15-2V16H15V-2Z" fill="#a87544" />
      <path d="M-17-17H17L21 1H-21Z" fill="#fff8e6" />
      <path d="M-10.2-17h6.8L-4.2 1h-8.4ZM3.4-17h6.8L12.6 1H4.2Z" fill="#c2382e" stroke="none" />
    </g>
  );
}

function Fountain({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width={2}>
      <circle r={8} fill="#fff8e6" />
      <circle r={4.6} fill="#3f86ab" />
    </g>
  );
}

function Again() {
  return (
    <>
      <rect x={36} y={36} width={28} height={28} rx={3} fill="#a8bd6a" stroke={INK} stroke-width={2.6} />
      <path d="M36 50H64" stroke="#efe3c4" stroke-width={8} />
      <path
        d="M78 36A32 32 0 1 0 81 60M80 22V38H64"
        fill="none"
        stroke={INK}
        stroke-width={6}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  );
}

const PICTURES: Readonly<Record<number, () => ComponentChild>> = {
  1: () => <Again />,
  2: () => (
    <>
      <Glyph d={TOWER} fill="#9fb0c6" at={[27, 52]} />
      <Big at={[67, 61]} size={28}>
        ×2
      </Big>
    </>
  ),
  3: () => (
    <>
      <Glyph d={HOUSE} fill="#c9603f" at={[27, 52]} />
      <Big at={[67, 61]} size={28}>
        ×2
      </Big>
    </>
  ),
  4: () => (
    <>
      <Way at={[36, 36]} />
      <Big at={[76, 44]} size={34}>
        1
      </Big>
      <Fountain at={[36, 74]} />
      <Big at={[76, 86]} size={34}>
        2
      </Big>
    </>
  ),
  5: () => (
    <>
      <Glyph d={TOWER} fill="#9fb0c6" open />
      <Big>2</Big>
    </>
  ),
  6: () => (
    <>
      <Glyph d={HOUSE} fill="#c9603f" open />
      <Big>1</Big>
    </>
  ),
  7: () => (
    <>
      <Stall at={[36, 52]} />
      <Big at={[76, 65]}>4</Big>
    </>
  ),
  8: () => (
    <>
      <Glyph d={KEEP} fill="#d8d2c2" at={[28, 54]} />
      <Big at={[70, 63]} size={26}>
        +2
      </Big>
    </>
  ),
  9: () => (
    <>
      <circle cx={50} cy={50} r={31} fill={GOLD} stroke={INK} stroke-width={3} />
      <circle cx={50} cy={50} r={25} fill="none" stroke={INK} stroke-width={1.4} stroke-dasharray="3 3" />
      <Big at={[50, 66]} size={46}>
        5
      </Big>
    </>
  ),
};

/** The back of every wall tile, in a box of 100 units. */
export function WallTileBack() {
  return (
    <g class="wall-tile-back">
      <rect x={4} y={4} width={92} height={92} rx={13} fill="#6f2c20" stroke={INK} stroke-width={5} />
      <rect x={13} y={13} width={74} height={74} rx={8} fill="none" stroke={GOLD} stroke-width={3} />
      <path
        d="M28 78V42H24V24H34V31H42V24H58V31H66V24H76V42H72V78H58V64A8 8 0 0 0 42 64V78Z"
        fill={GOLD}
        stroke={INK}
        stroke-width={3}
        stroke-linejoin="round"
      />
    </g>
  );
}

export interface WallTilePictureProps {
  /** 1 to 9 as in the rules; null for one that lies face down. */
  number: number | null;
  /** CSS pixels. */
  size: number;
  /** Spoken description; without it the picture is decoration. */
  label?: string;
}

export function WallTilePicture({ number, size, label }: WallTilePictureProps) {
  const picture = number === null ? null : PICTURES[number];
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg class="wall-tile" width={size} height={size} viewBox="0 0 100 100" {...naming}>
      {picture ? (
        <>
          <rect x={4} y={4} width={92} height={92} rx={13} fill="#f4e8cd" stroke={INK} stroke-width={5} />
          {picture()}
        </>
      ) : (
        <WallTileBack />
      )}
    </svg>
  );
}
