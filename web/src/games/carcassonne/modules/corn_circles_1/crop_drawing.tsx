// What a crop circle makes all do, as a small sign: a round of corn with a follower more, or one less.

import type { CropChoice } from './crop_choice.ts';

const INK = '#2c1c10';

export function CropMark({ choice }: { choice: CropChoice }) {
  return (
    <g stroke={INK} stroke-linecap="round">
      <circle r={9} fill="#f3cf4f" stroke-width={1.6} />
      <path d={choice === 'add' ? 'M-4.8 0H4.8M0-4.8V4.8' : 'M-4.8 0H4.8'} fill="none" stroke-width={3} />
    </g>
  );
}

/** The choice on its own, for lists. */
export function CropIcon({ choice, size }: { choice: CropChoice; size: number }) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <CropMark choice={choice} />
    </svg>
  );
}
