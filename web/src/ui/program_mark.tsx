// The mark of a seat that a program has, by the protocol.

import { t } from '../i18n/index.ts';

/** Told to who can't see it, too. */
export function ProgramMark() {
  return (
    <>
      <svg class="seat-computer seat-program" viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
        <path
          d="M5 4 1.500 8 5 12M11 4l3.500 4L11 12M9.300 3 6.700 13"
          fill="none"
          stroke="currentColor"
          stroke-width="1.7"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      <span class="unseen"> ({t('seat.program')})</span>
    </>
  );
}
