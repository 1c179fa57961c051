// How the choices of Carcassonne are listed and asked.

import type { ChoiceManners } from '../../../play/table/game_parts.ts';
import { ABBEY_CHOICES } from './abbey_and_mayor/choices.ts';
import { PRINCESS_CHOICES } from './princess_and_dragon/choices.ts';
import { TOWER_CHOICES } from './tower/choices.ts';
import { TRADERS_CHOICES } from './traders_and_builders/choices.ts';

export const CHOICES: ChoiceManners = {
  draw_again: { beforeClaims: true },
  ...TOWER_CHOICES,
  ...TRADERS_CHOICES,
  ...PRINCESS_CHOICES,
  ...ABBEY_CHOICES,
};
