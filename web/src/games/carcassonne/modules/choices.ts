// How the choices that modules bring are listed, asked and shown.

import type { Action } from '../../../net/protocol.gen.ts';
import { ABBEY_CHOICES } from './abbey_and_mayor/choices.ts';
import { ABBOT_CHOICES } from './abbot/choices.tsx';
import type { CarcassonneChoice, CarcassonneChoices } from './carcassonne_choice.ts';
import { PRINCESS_CHOICES } from './princess_and_dragon/choices.tsx';
import { TOWER_CHOICES } from './tower/choices.tsx';
import { TRADERS_CHOICES } from './traders_and_builders/choices.ts';

export const CHOICES: CarcassonneChoices = {
  draw_again: { beforeClaims: true },
  ...ABBOT_CHOICES,
  ...TOWER_CHOICES,
  ...TRADERS_CHOICES,
  ...PRINCESS_CHOICES,
  ...ABBEY_CHOICES,
};

/** The module's description of this kind of action. */
export function choiceOf({ type }: Action): CarcassonneChoice {
  return (CHOICES[type] ?? {}) as CarcassonneChoice;
}
