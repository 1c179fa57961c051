import type { CarcassonneChoices } from '../carcassonne_choice.ts';

export const choices: CarcassonneChoices = {
  place_abbey: {
    anywhere: true,
    beforeClaims: true,
    leadsToClaims: true,
    target: ({ x, y }) => ({ x, y, feature: null, whole: true, act: 'abbey' }),
  },
  move_wagon: {
    anywhere: true,
    beforeClaims: true,
    target: ({ x, y, feature }) => ({ x, y, feature, act: 'wagon' }),
  },
};
