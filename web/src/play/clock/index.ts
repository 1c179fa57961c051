// Clocks, pauses and votes, each loaded where it is first shown.

import type { ComponentType } from 'preact';
import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { type Lazy, lazy } from '../../ui/lazy.tsx';

function part<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  return lazy(withTexts(['clock'], load), { quiet: true });
}

export const SeatClock = part(async () => (await import('./seat_clock.tsx')).SeatClock);

const pause = chunk(() => import('./pause.tsx'));
export const PauseButton = part(async () => (await pause()).PauseButton);
export const PauseCard = part(async () => (await pause()).PauseCard);
export const SkipVote = part(async () => (await import('./skip_vote.tsx')).SkipVote);
export const ClockChoice = part(async () => (await import('./clock_choice.tsx')).ClockChoice);
export const ClockNote = part(async () => (await import('./clock_note.tsx')).ClockNote);
