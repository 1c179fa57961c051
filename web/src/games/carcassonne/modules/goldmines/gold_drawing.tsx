// Bars of gold: ingots, wider at the foot than on top, which outlines alone tell from everything else.

const INK = '#1b130c';
const FRONT = 'M-8.6 5L-6.2-2.6H6.2L8.6 5Z';
const TOP = 'M-6.2-2.6L-3.8-6.2H8L6.2-2.6Z';
const END = 'M6.2-2.6L8-6.2L10.8.8L8.6 5Z';

/** A bar about the origin, 20 units wide. */
export function GoldBar() {
  return (
    <g stroke={INK} stroke-width={1.3} stroke-linejoin="round">
      <path d={FRONT} fill="#f2b92e" />
      <path d={TOP} fill="#ffe58a" />
      <path d={END} fill="#b97c12" />
      <path d="M-4.6.2H4.2" stroke="#fff3c0" stroke-width={1.4} stroke-linecap="round" />
    </g>
  );
}

/** A bar on its own, for lists and buttons. */
export function GoldIcon({ size }: { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-10.5 -11.5 23 23" aria-hidden="true">
      <GoldBar />
    </svg>
  );
}

/** The bars of a tile: one, or more than one behind it, and how many there are. */
export function GoldPile({ bars }: { bars: number }) {
  return (
    <g class="gold-pile">
      <path d="M-9 6.5H10" stroke="#000" stroke-width={3.6} stroke-linecap="round" opacity={0.28} />
      {bars > 1 && (
        <g transform="translate(-1 -5.5) scale(.82)">
          <GoldBar />
        </g>
      )}
      <GoldBar />
      {bars > 1 && (
        <g transform="translate(9 6)">
          <rect
            x={bars > 9 ? -7.5 : -5.5}
            y={-6}
            width={bars > 9 ? 15 : 11}
            height={12}
            rx={5}
            fill="#fffdf5"
            stroke={INK}
            stroke-width={1.3}
          />
          <text y={3.8} text-anchor="middle" font-size={10.5} font-weight={700} fill={INK}>
            {bars}
          </text>
        </g>
      )}
    </g>
  );
}
