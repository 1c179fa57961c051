// Computer players, in the lobby and at the table, each part loaded where it is first shown.

import type { ComponentType } from 'preact';
import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { type Lazy, lazy } from '../../ui/lazy.tsx';

function part<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  return lazy(withTexts(['computers'], load), { quiet: true });
}

const seatComputer = chunk(() => import('./seat_computer.tsx'));
const handOver = chunk(() => import('./hand_over.tsx'));

/** The level, if a computer plays. */
export const Level = part(async () => (await import('./level.tsx')).Level);

export const AddComputer = part(async () => (await seatComputer()).AddComputer);

export const ChangeLevel = part(async () => (await seatComputer()).ChangeLevel);

export const ComputersChoice = part(async () => (await import('./computers_choice.tsx')).ComputersChoice);

export const HandOverDialog = part(async () => (await handOver()).HandOverDialog);

export const StandInCard = part(async () => (await handOver()).StandInCard);

export const HandOverVote = part(async () => (await import('./hand_over_vote.tsx')).HandOverVote);

export const LevelDialog = part(async () => (await import('./level_dialog.tsx')).LevelDialog);

export const PaceChoice = part(async () => (await import('./pace_choice.tsx')).PaceChoice);
