// Sights as flat signs at their places.

import type { ComponentChild } from 'preact';
import type { Point } from '../../../geometry/points.ts';
import { CALLS, DRAGON, PICKAXE, PRINCESS, STAR } from './outlines.ts';
import { type Called, RADIUS, type Sight } from './types.ts';

const INK = '#2c1c10';

const SIGNS: Readonly<Record<Exclude<Sight, 'corn_circle'>, ComponentChild>> = {
  volcano: (
    <>
      <path d="M-16 9L-5-13H5L16 9Z" fill="#7d6a5c" />
      <path d="M-5-13H5L3.5-3 1.5-7 0 2-2-6-3.5-2Z" fill="#f0641e" stroke-width={1} />
    </>
  ),
  dragon: (
    <>
      <circle r={RADIUS.dragon} fill="#fff6e0" />
      <path transform="translate(-.4 .4) scale(.45)" d={DRAGON} fill="#b3261e" stroke-width={1.5} />
    </>
  ),
  portal: (
    <>
      <path d="M-9 8V-3A9 9 0 0 1 9-3V8Z" fill="#e4dac2" />
      <path d="M-5.5 8V-3A5.5 5.5 0 0 1 5.5-3V8Z" fill="#7a3fc0" />
      <path d="M2.5 2A3.5 3.5 0 1 1 3-3" fill="none" stroke="#fff" stroke-linecap="round" />
    </>
  ),
  bazaar: <Stall />,
  hill: (
    <>
      <path d="M-13.5 8C-12 0-7.5-10.5 0-10.5S12 0 13.5 8Z" fill="#5f8a2f" stroke-width={2.2} />
      <path
        d="M-6.5-2.5C-5-6-2.5-7.5 0-7.5"
        fill="none"
        stroke="#f4f7c9"
        stroke-width={2.4}
        stroke-linecap="round"
      />
    </>
  ),
  vineyard: (
    <>
      <path d="M-10.5-9H10.5V9H-10.5Z" fill="#fff6e0" stroke-width={1.8} />
      <path d="M-10.5-4.8H10.5M-10.5 0H10.5M-10.5 4.8H10.5" stroke="#3c6a1e" stroke-width={1.8} />
      <path
        d="M-6.5-4.8V-4.7M0-4.8V-4.7M6.5-4.8V-4.7M-6.5 4.8V4.9M0 4.8V4.9M6.5 4.8V4.9M-3.2 0V.1M3.2 0V.1"
        stroke="#6b2b80"
        stroke-width={4}
        stroke-linecap="round"
      />
    </>
  ),
  mage: (
    <>
      <circle r={RADIUS.mage} fill="#35205e" />
      <path d={STAR} fill="#ffe27a" stroke="none" />
    </>
  ),
  goldmine: (
    <>
      <circle r={RADIUS.goldmine} fill="#ffd75a" />
      <path d={PICKAXE} fill={INK} stroke="none" />
    </>
  ),
};

/** Few and broad stripes, which can still be told at the size of a thumbnail. */
function Stall() {
  return (
    <>
      <path d="M-11.5 0V13M11.5 0V13" stroke-width={2.6} />
      <path d="M-13 5H13V13H-13Z" fill="#c98d4d" />
      <path d="M-10-13H10L15.5-1C15.5 4 5.2 4 5.2-1C5.2 4-5.2 4-5.2-1C-5.2 4-15.5 4-15.5-1Z" fill="#fff" />
      <path d="M-3.4-13H3.4L5.2-1C5.2 4-5.2 4-5.2-1Z" fill="#a01c30" stroke="none" />
    </>
  );
}

interface SightProps {
  kind: Sight;
  /** Of a crop circle. */
  calls?: Called | null;
  size?: number;
  at: Point;
}

export function SightSign({ kind, calls, size = 1, at: [x, y] }: SightProps) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width={1.6} stroke-linejoin="round">
      {kind === 'corn_circle' ? <CropSign calls={calls ?? 'field'} size={size} /> : SIGNS[kind]}
    </g>
  );
}

/** A round of corn in which a keep, a winding road or a fork is trodden down. */
export function CropSign({ calls, size = 1 }: { calls: Called; size?: number }) {
  return (
    <g transform={`scale(${size})`}>
      <circle r={RADIUS.corn_circle + 1} fill="#f3cf4f" stroke-width={2} />
      <path
        d={CALLS[calls]}
        fill={calls === 'city' ? INK : 'none'}
        stroke-width={calls === 'city' ? 1 : 4.4}
        stroke-linecap="butt"
      />
    </g>
  );
}

export function PrincessSign({ at: [x, y] = [0, 0] }: { at?: Point }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} stroke-width={1.1} stroke-linejoin="round">
      <circle r={RADIUS.princess} fill="#fbe3ee" stroke-width={1.6} />
      <g transform="scale(.8)">
        <path d={PRINCESS.hair} fill="#e8b53a" />
        <path d={PRINCESS.dress} fill="#c2347e" />
        <path d={PRINCESS.face} fill="#f9dcc0" />
        <path d={PRINCESS.crown} fill="#ffd23c" />
      </g>
    </g>
  );
}
