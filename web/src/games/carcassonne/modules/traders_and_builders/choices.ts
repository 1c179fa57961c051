import type { ChoiceManners } from '../../../../play/table/game_parts.ts';

export const TRADERS_CHOICES: ChoiceManners = {
  double_turn: { beforeClaims: true },
};
