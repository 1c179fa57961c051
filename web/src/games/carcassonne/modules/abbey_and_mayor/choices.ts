import type { ChoiceManners } from '../../../../play/table/game_parts.ts';

export const ABBEY_CHOICES: ChoiceManners = {
  place_abbey: { anywhere: true, beforeClaims: true },
  move_wagon: { anywhere: true, beforeClaims: true },
};
