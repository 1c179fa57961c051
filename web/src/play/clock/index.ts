// Clocks, pauses and votes, each loaded where it is first shown.

import { withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';

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
export const ClockChoice = lazy(
  withTexts(['clock'], async () => (await import('./clock_choice.tsx')).ClockChoice),
  quiet,
);
export const ClockNote = lazy(
  withTexts(['clock'], async () => (await import('./clock_note.tsx')).ClockNote),
  quiet,
);
