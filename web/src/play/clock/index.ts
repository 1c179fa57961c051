// Clocks, pauses and votes, loaded where a table has to do with them.

import { t, withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';
import { showNotice } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';

const quiet = { quiet: true };

export const SeatClock = lazy(
  withTexts(['clock'], async () => (await import('./seat_clock.tsx')).SeatClock),
  quiet,
);
export const PauseButton = lazy(
  withTexts(['clock'], async () => (await import('./pause.tsx')).PauseButton),
  quiet,
);
export const PauseCard = lazy(
  withTexts(['clock'], async () => (await import('./pause.tsx')).PauseCard),
  quiet,
);
export const SkipVote = lazy(
  withTexts(['clock'], async () => (await import('./skip_vote.tsx')).SkipVote),
  quiet,
);
export const ClockNote = lazy(
  withTexts(['clock'], async () => (await import('./clock_note.tsx')).ClockNote),
  quiet,
);

/** Says when the server has played for a seat. Returns how to stop. */
export function tellOfSkips(room: Room): () => void {
  return room.onEvents((events) => {
    for (const event of events) {
      if (event.type !== 'seat_skipped') continue;
      const name = seatName(room.view.value!, event.seat);
      void withTexts(['clock'], async () => {})().then(() =>
        showNotice(t(`skip.by.${event.cause}`, { name })),
      );
    }
  });
}
