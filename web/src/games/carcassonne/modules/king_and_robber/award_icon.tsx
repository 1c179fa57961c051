// The awards of King & Robber Baron as small pictures: a crown and a mask, told apart by their shape.

import type { AwardTaken } from '../../../../net/protocol.gen.ts';

export type Award = AwardTaken['award'];

const CROWN = 'M-9 8.5H9L10.6-5.2L4.9-.6L0-8.6L-4.9-.6L-10.6-5.2Z';
const MASK =
  'M-11.2-5C-7.6-7.4-3.4-6.4 0-5.2C3.4-6.4 7.6-7.4 11.2-5C11.6 1.6 9 7 5 7C2.6 7 1.6 4.6 0 4.6S-2.6 7-5 7' +
  'C-9 7-11.6 1.6-11.2-5Z';

export function AwardIcon({ award, size }: { award: Award; size: number }) {
  const path = award === 'king' ? CROWN : MASK;
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={path} fill="none" stroke="#fffdf5" stroke-width={4.4} stroke-linejoin="round" />
      <path
        d={path}
        fill={award === 'king' ? '#f4c430' : '#43304f'}
        stroke="#1b130c"
        stroke-width={1.8}
        stroke-linejoin="round"
      />
      {award === 'king' ? <Jewels /> : <Eyes />}
    </svg>
  );
}

function Jewels() {
  return (
    <>
      <path d="M-8.6 5H8.6" stroke="#1b130c" stroke-width={1.2} />
      {[-10.6, 0, 10.6].map((x) => (
        <circle key={x} cx={x} cy={x === 0 ? -8.8 : -5.4} r={1.9} fill="#c0392b" stroke="#1b130c" />
      ))}
    </>
  );
}

function Eyes() {
  return (
    <g fill="#fffdf5">
      <ellipse cx={-5.2} cy={-0.4} rx={2.9} ry={1.9} transform="rotate(14 -5.2 -.4)" />
      <ellipse cx={5.2} cy={-0.4} rx={2.9} ry={1.9} transform="rotate(-14 5.2 -.4)" />
    </g>
  );
}
