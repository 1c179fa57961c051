// The tokens of the bag: rounds with one sheep to four, and the wolf. They are told apart by their outlines.

const INK = '#1b130c';
const WOOL =
  'M-4.6 2.600C-6.2 2-6.4-.4-4.8-1.200C-4.8-3-2.6-3.8-1.4-2.800C-.4-4.2 1.8-4 2.4-2.600C4-3.2 5.4-1.8 4.8-.4C6 .8 5 2.8 3.4 2.600C2.2 3.6-3 3.8-4.6 2.600Z';
const HEAD = 'M-6.8-2.200C-5.6-3.4-3.6-2.8-3.4-1C-3.2.8-4.6 2-5.8 1.400C-7 .8-7.6-1.2-6.8-2.200Z';
const LEGS = 'M-2.6 3V5.400M2.4 3V5.4';
const WOLF =
  'M-8.5-9L-3.4-6.400H3.400L8.5-9L8-1.500L5.6 2.600L2.6 5.600L0 9.500L-2.6 5.600L-5.6 2.600L-8-1.500Z';

/** A sheep from the side, about the origin, 12 units long. */
export function Sheep() {
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d={LEGS} fill="none" stroke={INK} stroke-width={1.6} />
      <path d={WOOL} fill="#fffdf5" stroke={INK} stroke-width={1.2} />
      <path d={HEAD} fill="#3a3028" stroke={INK} stroke-width={0.7} />
      <circle cx={-5.4} cy={-0.8} r={0.6} fill="#fff" />
    </g>
  );
}

/** The head of a wolf from the front, about the origin. */
export function Wolf() {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d={WOLF} fill="#6d7580" stroke-width={1.4} />
      <path d="M-3 1L0 9.500L3 1L0-1Z" fill="#d5d9de" stroke-width={0.8} />
      <path d="M-1.5 7L0 9.400L1.5 7Z" fill={INK} stroke-width={0.6} />
      <path d="M-5.6-2.600L-2-1.200L-4.8-.2ZM5.6-2.600L2-1.200L4.8-.2Z" fill="#ffd23c" stroke-width={0.7} />
    </g>
  );
}

/** Where the sheep of a token stand, and how large. */
const FLOCKS: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { size: 1.35, at: [[0.6, 0]] },
  {
    size: 0.95,
    at: [
      [-1.2, -4],
      [2, 4],
    ],
  },
  {
    size: 0.85,
    at: [
      [0.4, -5.2],
      [-4, 3.6],
      [5.2, 3.6],
    ],
  },
  {
    size: 0.76,
    at: [
      [-4.2, -4],
      [5, -4],
      [-4.2, 4.6],
      [5, 4.6],
    ],
  },
];

/** A token about the origin, 26 units wide. */
export function TokenFace({ token }: { token: number | 'wolf' }) {
  const flock = token === 'wolf' ? undefined : FLOCKS[token - 1];
  return (
    <>
      <circle r={12.6} fill={token === 'wolf' ? '#f2c9b8' : '#dfeab0'} stroke={INK} stroke-width={1.3} />
      {token === 'wolf' && <Wolf />}
      {flock?.at.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${flock.size})`}>
          <Sheep />
        </g>
      ))}
    </>
  );
}

/** A token on its own, for lists and buttons. */
export function TokenIcon({ token, size }: { token: number | 'wolf'; size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-13.5 -13.5 27 27" aria-hidden="true">
      <TokenFace token={token} />
    </svg>
  );
}

/** A sheep on its own. */
export function SheepIcon({ size }: { size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-8.5 -7.5 15 15" aria-hidden="true">
      <Sheep />
    </svg>
  );
}

/** A flock beside its shepherd: a sheep, and how many there are. */
export function FlockSign({ sheep }: { sheep: number }) {
  return (
    <g class="flock-sign">
      <g transform="translate(0 -4) scale(1.15)">
        <Sheep />
      </g>
      <g transform="translate(1 7.4)">
        <rect
          x={-7}
          y={-5.6}
          width={14}
          height={11.2}
          rx={5}
          fill="#fffdf5"
          stroke={INK}
          stroke-width={1.3}
        />
        <text y={3.6} text-anchor="middle" font-size={10} font-weight={700} fill={INK}>
          {sheep}
        </text>
      </g>
    </g>
  );
}

/** What becomes of a flock: it grows, or goes home. */
export function FlockMark({ choice }: { choice: 'grow' | 'score' }) {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(-2.5 1) scale(.95)">
        <Sheep />
      </g>
      <path
        d={choice === 'grow' ? 'M6.5-9V-2M3-5.500H10' : 'M2.5-5.500L6.5-9.500L10.5-5.500M4-5V-1.500H9V-5'}
        fill="none"
        stroke={INK}
        stroke-width={2}
      />
    </g>
  );
}

/** The choice on its own, for lists. */
export function FlockIcon({ choice, size }: { choice: 'grow' | 'score'; size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-11 -12 23 22" aria-hidden="true">
      <FlockMark choice={choice} />
    </svg>
  );
}

/** Another tile lies under a hill: its edges peep out below. */
export function BuriedSign() {
  return (
    <g class="buried-sign" stroke={INK} stroke-width={1} stroke-linejoin="round">
      <path d="M-7 1L0-2.500L7 1L0 4.500Z" fill="#8a5a2b" />
      <path d="M-7 1V3L0 6.500V4.500ZM7 1V3L0 6.500V4.500Z" fill="#c98d4d" />
      <path d="M-7-2L0-5.500L7-2L0 1.500Z" fill="#a8bd6a" />
      <path d="M-7-2V0L0 3.500V1.500ZM7-2V0L0 3.500V1.500Z" fill="#e2d5b6" />
    </g>
  );
}
