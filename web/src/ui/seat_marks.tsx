// The small marks beside the name of a seat, drawn alike: who plays there, and whether they can be called.

import { t } from '../i18n/index.ts';

/** Its meaning stands beneath the name, if there is room. */
export function ComputerMark() {
  return <Mark of="computer" size={14} path="M2 2.500h12v8H2zM8 10.500V14M4.500 14h7" />;
}

/** Who has no page open hears of a turn all the same. */
export function BellMark() {
  return (
    <>
      <Mark
        of="bell"
        size={13}
        path="M3 12c1.400-1.400 1.300-3 1.300-4.700a3.700 3.700 0 0 1 7.400 0c0 1.700-.1 3.300 1.300 4.700zM6.700 14.300h2.600M8 3.500V2"
      />
      <span class="unseen"> ({t('seat.callable')})</span>
    </>
  );
}

/** A program has the seat, by the protocol. Told to who can't see it, too. */
export function ProgramMark() {
  return (
    <>
      <Mark of="program" size={15} path="M5 4 1.500 8 5 12M11 4l3.500 4L11 12M9.300 3 6.700 13" />
      <span class="unseen"> ({t('seat.program')})</span>
    </>
  );
}

/** `path`: strokes in a square of 16 units. */
function Mark({ of, size, path }: { of: string; size: number; path: string }) {
  return (
    <svg class={`seat-mark seat-${of}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
