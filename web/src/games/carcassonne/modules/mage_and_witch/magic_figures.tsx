// The mage and the witch, who belong to nobody. He stands upright in a tall narrow hat, a staff with a round
// knob beside him; she rides level on a broom, in a hat with a wide brim. Their outlines alone tell which is
// which.

export type Magician = 'mage' | 'witch';

const INK = '#1b130c';
const LIGHT = '#fffdf5';

const ROBE =
  'M-4.4-5H4.4C5.8-2 6.8 3 8.4 10.8C8.6 11.6 8.2 12 7.5 12H-7.5C-8.2 12-8.6 11.6-8.4 10.8C-6.8 3-5.8-2-4.4-5Z';
const TALL_HAT = 'M.4-20L5.4-8.4C6.4-8 6.5-6.7 5.3-6.5C2-5.8-2-5.8-5.3-6.5C-6.5-6.7-6.4-8-5.4-8.4Z';
const FACE = 'M-3.4-6.4H3.4V-4C3.4 0-3.4 0-3.4-4Z';
const BEARD = 'M-3.6-4.6C-3.9-1-2 4.4 0 6.6C2 4.4 3.9-1 3.6-4.6C2-3-2-3-3.6-4.6Z';
const STAFF = 'M11 11.4V-9';
const KNOB = 'M11-14.4A3.1 3.1 0 1 1 11-8.2A3.1 3.1 0 1 1 11-14.4Z';
const STAR = 'M.2-14.6L1-12.6L3.1-12.5L1.5-11.2L2-9.1L.2-10.3L-1.6-9.1L-1.1-11.2L-2.7-12.5L-.6-12.6Z';

const STICK = 'M-16.4 4.4L8 6.4';
const TWIGS = 'M7 3.8L17.4 2C18.6 5 18.4 8.8 17 11.6L6.8 9Z';
const DRESS = 'M-3.4-4.6H2.6C5-1.8 6.6 2.4 6.8 6.8C3 8.6-3.6 8-6.8 6C-6 1.6-4.9-2.2-3.4-4.6Z';
const LEG = 'M-4.6 6L-6.6 10.4L-10.4 11.2C-11.2 11.4-11.2 12.6-10.2 12.6H-5.4L-1.6 7Z';
const WIDE_HAT =
  'M-10.6-8.4C-7.6-10-5-10.6-4-10.8C-3.4-15.4-.6-18.8 6.6-19C4.2-17.4 3.2-15 3.4-10.8C5-10.6 7.4-10 9.8-8.2C4-6.2-4.6-6.2-10.6-8.4Z';
const BAND = 'M-3.9-11.2C-1.6-10.3 1-10.3 3.4-11.2';
const CHIN = 'M-3.6-7.6H3.2V-5.4C3.2-2.2-3-1.6-3.6-5.4Z';
const ARM = 'M1.6-1.6L-4 4.2L-8 4.6';

function Mage() {
  return (
    <>
      <path d={ROBE + TALL_HAT + KNOB} transform="translate(1.2 1.6)" fill="#000" opacity={0.28} />
      <path d={ROBE + TALL_HAT + STAFF + KNOB} fill="none" stroke={INK} stroke-width={4} />
      <path d={STAFF} fill="none" stroke="#c99a58" stroke-width={1.8} />
      <path d={KNOB} fill="#9fe3ff" stroke={LIGHT} stroke-width={0.9} />
      <path d={ROBE} fill="#2c56b0" stroke={LIGHT} stroke-width={1.1} />
      <path d={FACE} fill="#f4d3b0" />
      <path d={BEARD} fill="#fff" stroke="#7d8796" stroke-width={0.7} />
      <path d={TALL_HAT} fill="#2c56b0" stroke={LIGHT} stroke-width={1.1} />
      <path d={STAR} fill="#ffd23c" />
    </>
  );
}

function Witch() {
  const body = DRESS + WIDE_HAT + TWIGS + LEG;
  return (
    <>
      <path d={body} transform="translate(1.2 1.6)" fill="#000" opacity={0.28} />
      <path d={body + STICK} fill="none" stroke={INK} stroke-width={4} />
      <path d={LEG} fill="#4a2238" />
      <path d={STICK} fill="none" stroke="#c99a58" stroke-width={1.9} />
      <path d={TWIGS} fill="#e2a93c" stroke={LIGHT} stroke-width={0.9} />
      <path d="M9 4.8L16.4 4M9 6.4H16.6M9 8L15.8 9.4" fill="none" stroke="#7a5210" stroke-width={0.8} />
      <path d={DRESS} fill="#8c2f63" stroke={LIGHT} stroke-width={1.1} />
      <path d={ARM} fill="none" stroke="#c96d9d" stroke-width={1.8} />
      <path d={CHIN} fill="#f4d3b0" />
      <path d={WIDE_HAT} fill="#3b2536" stroke={LIGHT} stroke-width={1.1} />
      <path d={BAND} fill="none" stroke="#f08b2c" stroke-width={1.6} />
    </>
  );
}

/** For use inside an SVG; it stands about the origin, as pieces do. */
export function MagicFigure({ figure }: { figure: Magician }) {
  return (
    <g class={`magic-figure is-${figure}`} stroke-linejoin="round" stroke-linecap="round">
      {figure === 'mage' ? <Mage /> : <Witch />}
    </g>
  );
}

/** A figure on its own, for lists and buttons; crossed out where it leaves the map. */
export function MagicIcon({ figure, size, leaves }: { figure: Magician; size: number; leaves?: true }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-20 -23.5 40.5 40.5" aria-hidden="true">
      <MagicFigure figure={figure} />
      {leaves && (
        <g fill="none" stroke-linecap="round">
          <path d="M-15 12L15-17" stroke={LIGHT} stroke-width={5.4} />
          <path d="M-15 12L15-17" stroke="#c4261d" stroke-width={3} />
        </g>
      )}
    </svg>
  );
}
