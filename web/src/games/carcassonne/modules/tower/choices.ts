import type { ChoiceManners } from '../../../../play/table/game_parts.ts';

export const TOWER_CHOICES: ChoiceManners = {
  place_tower_piece: { anywhere: true },
  cap_tower: { anywhere: true },
  capture: { pictured: true },
  choose_exchange: { beforeClaims: true },
};
