import type { CarcassonneChoices } from '../carcassonne_choice.ts';

export const TRADERS_CHOICES: CarcassonneChoices = {
  double_turn: { beforeClaims: true },
};
