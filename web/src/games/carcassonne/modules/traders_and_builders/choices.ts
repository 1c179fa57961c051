import type { LandChoices } from '../land_choice.ts';

export const TRADERS_CHOICES: LandChoices = { double_turn: { beforeClaims: true, outcome: 'nothing' } };
