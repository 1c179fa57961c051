// Computer players, in the lobby and at the table, each part loaded where it is first shown.

import type { ComponentType } from 'preact';
import { withTexts } from '../../i18n/index.ts';
import { type Lazy, lazy } from '../../ui/lazy.tsx';

function part<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  return lazy(withTexts(['computers'], load), { quiet: true });
}

/** The level, if a computer plays. */
export const Level = part(async () => (await import('./level.tsx')).Level);

export const AddComputer = part(async () => (await import('./seat_computer.tsx')).AddComputer);

export const ChangeLevel = part(async () => (await import('./seat_computer.tsx')).ChangeLevel);

export const ComputersChoice = part(async () => (await import('./computers_choice.tsx')).ComputersChoice);

export const HandOverDialog = part(async () => (await import('./hand_over.tsx')).HandOverDialog);

export const StandInCard = part(async () => (await import('./hand_over.tsx')).StandInCard);

export const HandOverVote = part(async () => (await import('./hand_over_vote.tsx')).HandOverVote);

export const LevelDialog = part(async () => (await import('./level_dialog.tsx')).LevelDialog);

export const PaceChoice = part(async () => (await import('./pace_choice.tsx')).PaceChoice);
