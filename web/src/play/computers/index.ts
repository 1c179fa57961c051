// Computer players, in the lobby and at the table, each part loaded where it is first shown.

import { withTexts } from '../../i18n/index.ts';
import { lazy } from '../../ui/lazy.tsx';

const quiet = { quiet: true };

/** The level, where a computer plays. */
export const Level = lazy(
  withTexts(['computers'], async () => (await import('./level.tsx')).Level),
  quiet,
);

export const AddComputer = lazy(
  withTexts(['computers'], async () => (await import('./seat_computer.tsx')).AddComputer),
  quiet,
);

export const ChangeLevel = lazy(
  withTexts(['computers'], async () => (await import('./seat_computer.tsx')).ChangeLevel),
  quiet,
);

export const ComputersChoice = lazy(
  withTexts(['computers'], async () => (await import('./computers_choice.tsx')).ComputersChoice),
  quiet,
);

export const HandOverButton = lazy(
  withTexts(['computers'], async () => (await import('./hand_over.tsx')).HandOverButton),
  quiet,
);

export const StandInCard = lazy(
  withTexts(['computers'], async () => (await import('./hand_over.tsx')).StandInCard),
  quiet,
);

export const HandOverVote = lazy(
  withTexts(['computers'], async () => (await import('./hand_over_vote.tsx')).HandOverVote),
  quiet,
);

export const PaceChoice = lazy(
  withTexts(['computers'], async () => (await import('./pace_choice.tsx')).PaceChoice),
  quiet,
);
