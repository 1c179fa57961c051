import type { ChoiceManners } from '../../../../play/table/game_parts.ts';

export const PRINCESS_CHOICES: ChoiceManners = {
  place_fairy: { anywhere: true },
  remove_knight: { pictured: true },
  move_dragon: { beforeClaims: true },
};
