// Figures that belong to nobody: the dragon, broad and red with its wing raised, and the fairy,
// slight and pale with four wings and a wand. Each stands about the origin, as pieces do.

import { DRAGON, DRAGON_LINES } from '../../tiles/outlines.ts';

export type Neutral = 'dragon' | 'fairy';

const INK = '#1b130c';

const WINGS =
  'M-1.6-3C-5-10.6-11.4-12.6-13.6-9.6C-15.4-7-12.6-2.6-7.6-1.6C-11.4-.6-12.6 3-10.8 5.2C-8.8 7.6-4 5.4-1.6.6Z' +
  'M1.6-3C5-10.6 11.4-12.6 13.6-9.6C15.4-7 12.6-2.6 7.6-1.6C11.4-.6 12.6 3 10.8 5.2C8.8 7.6 4 5.4 1.6.6Z';
const GOWN =
  'M-1.9-4.6C-.8-4.2.8-4.2 1.9-4.6C3-3 3.2-.8 2.6.6L5.6 11C5.8 11.7 5.4 12 4.8 12H-4.8C-5.4 12-5.8 11.7-5.6 11L-2.6.6C-3.2-.8-3-3-1.9-4.6Z';
const WAND = 'M2.4-1.4L8.6-5.6';
const STAR = 'M9.8-12L11-8.6L14.6-8.5L11.7-6.4L12.7-3L9.8-5.1L6.9-3L7.9-6.4L5-8.5L8.6-8.6Z';

function Dragon() {
  return (
    <>
      <path d={DRAGON} transform="translate(1.4 1.8)" fill="#000" opacity={0.3} />
      <path d={DRAGON} fill="none" stroke={INK} stroke-width={4} stroke-linejoin="round" />
      <path d={DRAGON} fill="#c4261d" stroke="#fffdf5" stroke-width={1.3} stroke-linejoin="round" />
      <path d={DRAGON_LINES} fill="none" stroke="#ffc49a" stroke-width={1} stroke-linecap="round" />
      <circle cx={-8.8} cy={-6.6} r={1.3} fill="#ffe680" stroke={INK} stroke-width={0.6} />
    </>
  );
}

function Fairy() {
  return (
    <>
      <path d={WINGS + GOWN} transform="translate(1.1 1.6)" fill="#000" opacity={0.26} />
      <path d={WINGS + GOWN + STAR} fill="none" stroke={INK} stroke-width={3.6} stroke-linejoin="round" />
      <circle cy={-8} r={5.3} fill={INK} />
      <path d={WINGS} fill="#a8d8f5" stroke="#fffdf5" stroke-width={1} stroke-linejoin="round" />
      <path d={GOWN} fill="#fffdf5" stroke="#5d7fa6" stroke-width={0.8} stroke-linejoin="round" />
      <path d={WAND} stroke={INK} stroke-width={1.5} stroke-linecap="round" />
      <path d={STAR} fill="#ffd23c" stroke="#7a5a10" stroke-width={0.5} stroke-linejoin="round" />
      <path
        d="M-4.4-7.6C-4.6-11-2.6-12.2 0-12.2C2.6-12.2 4.6-11 4.4-7.6C4.6-5.4 4.8-4.4 3.6-3.8H-3.6C-4.8-4.4-4.6-5.4-4.4-7.6Z"
        fill="#e8b53a"
      />
      <circle cy={-7.6} r={3} fill="#f9dcc0" />
    </>
  );
}

/** The dragon is half as large again as a piece. */
const SCALE: Record<Neutral, number> = { dragon: 1.5, fairy: 1 };

/** For use inside an SVG. */
export function NeutralFigure({ figure }: { figure: Neutral }) {
  return (
    <g class={`neutral-figure is-${figure}`} transform={`scale(${SCALE[figure]})`}>
      {figure === 'dragon' ? <Dragon /> : <Fairy />}
    </g>
  );
}

/** A figure on its own, for lists and buttons. */
export function NeutralIcon({ figure, size }: { figure: Neutral; size: number }) {
  const half = 17 * SCALE[figure];
  return (
    <svg
      class="piece-icon"
      width={size}
      height={size}
      viewBox={`${-half} ${-half - 1} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      <NeutralFigure figure={figure} />
    </svg>
  );
}
