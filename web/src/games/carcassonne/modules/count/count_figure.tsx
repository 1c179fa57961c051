// The count: a tall man in a wide cloak with a coronet, a banner in his hand. No other figure has a banner.

const INK = '#1b130c';

const CLOAK =
  'M-3.4-5.2H3.4C5.6-3.6 6.6-.6 7 2.6L9.4 11C9.6 11.7 9.2 12 8.6 12H-8.6C-9.2 12-9.6 11.7-9.4 11L-7 2.6C-6.6-.6-5.6-3.6-3.4-5.2Z';
const HEAD = 'M0-12.6A4.4 4.4 0 1 1 0-3.8A4.4 4.4 0 1 1 0-12.6Z';
const CORONET = 'M-5.6-10.4L-6.6-17L-2.9-13.6L0-18L2.9-13.6L6.6-17L5.6-10.4Z';
const BANNER = 'M11.6-16.6L20.4-14.6L17.4-11.6L20.4-8.2L11.6-7.4Z';
const STAFF = 'M11.2 11.4V-17.2';
const ARM = 'M5 -1L11.2 1.2';
const BODY = CLOAK + HEAD + CORONET;

/** For use inside an SVG; it stands about the origin, as pieces do. */
export function CountFigure() {
  return (
    <g class="count-figure" fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={BODY + BANNER} transform="translate(1.2 1.7)" fill="#000" opacity={0.28} />
      <path d={BODY + BANNER + STAFF + ARM} stroke={INK} stroke-width={4.4} />
      <path d={STAFF} stroke="#fffdf5" stroke-width={1.7} />
      <path d={ARM} stroke="#6a2c91" stroke-width={2.6} />
      <path d={BANNER} fill="#ffd23c" stroke="#fffdf5" stroke-width={1} />
      <path d={CLOAK} fill="#6a2c91" stroke="#fffdf5" stroke-width={1.2} />
      <path d="M0-4V11.4M-4.4 1.6L-5.6 11.2M4.4 1.6L5.6 11.2" stroke="#e9d3f7" stroke-width={1} />
      <path d={HEAD} fill="#f4d3b0" stroke={INK} stroke-width={0.8} />
      <path d={CORONET} fill="#ffd23c" stroke="#7a5a10" stroke-width={0.9} />
      <path d="M-1.8-7.4H-1.7M1.7-7.4H1.8" stroke={INK} stroke-width={1.3} />
    </g>
  );
}

/** The figure on its own, for lists and buttons. */
export function CountIcon({ size }: { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-14 -21 37 37" aria-hidden="true">
      <CountFigure />
    </svg>
  );
}
